import Foundation

/// Something to do with what is shared: copying it, or a service of the application's own. Subclass it for these.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Where an activity stands.
    public enum Category: Int, Sendable {
        /// Among what is done here.
        case action = 0
        /// Among what sends something to somebody.
        case share = 1
    }

    /// Makes an activity.
    public override init() { super.init() }

    /// Where the activity stands. Default `action`.
    open class var activityCategory: Category { .action }

    /// The kind; nil, the default, for none.
    open var activityType: ActivityType? { nil }

    /// The words for the user; an activity without them is not offered. Default nil.
    open var activityTitle: String? { nil }

    /// The picture beside the words; nil, the default, for none.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can do something with the items. Default false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Takes the items, before `perform()` or before the controller is presented.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that does the activity, which is presented in place of `perform()`; nil, the default, for none.
    open var activityViewController: UIViewController? { nil }

    /// Does the activity, and calls `activityDidFinish(_:)` at its end. By default it ends at once.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity: closes its controller and the one that offered it.
    ///
    /// - Parameter completed: whether it was done.
    open func activityDidFinish(_ completed: Bool) {
        let finish = finished
        finished = nil
        finish?(completed)
    }

    /// Called at the end.
    var finished: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    /// The activity that puts the items on the pasteboard, which every application offers.
    public static let copyToPasteboard = UIActivity.ActivityType("com.apple.UIKit.activity.CopyToPasteboard")

    // No desktop has the activities below: the names are for lists of excluded ones, and for an application's own.

    /// The activity that posts the items on Facebook.
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The activity that posts the items on Twitter.
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The activity that posts the items on Weibo.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// The activity that posts the items on Tencent Weibo.
    public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// The activity that posts pictures on Flickr.
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// The activity that posts films on Vimeo.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The activity that sends the items as a message.
    public static let message = UIActivity.ActivityType("com.apple.UIKit.activity.Message")
    /// The activity that sends the items by mail.
    public static let mail = UIActivity.ActivityType("com.apple.UIKit.activity.Mail")
    /// The activity that prints the items.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    /// The activity that sends the items to a device nearby.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The activity that makes a picture that of a contact.
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The activity that keeps pictures and films in the photo library.
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that keeps an address to read later.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The activity that opens a document in the book reader.
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The activity that makes a PDF of the items to write on.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
}
