import Foundation
import Testing
import UITesting

@testable import UIKit

/// Members of views and controllers that stand for themselves.
@Suite struct SmallMemberTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    // MARK: - Tint

    private final class Watcher: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    @Test func `a dimmed tint is gray, also below, until a view says otherwise`() {
        let (top, middle, bottom) = (UIView(), Watcher(), Watcher())
        top.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        top.addSubview(middle)
        middle.addSubview(bottom)
        middle.count = 0
        #expect(bottom.tintAdjustmentMode == .normal)

        top.tintAdjustmentMode = .dimmed
        let gray = bottom.tintColor.cgColor
        bottom.tintAdjustmentMode = .normal

        #expect(middle.tintAdjustmentMode == .dimmed && middle.count == 1)
        #expect(abs((gray.components?[0] ?? 0) - 0.2126) < 0.001 && abs(gray.alpha - 0.5) < 0.001)
        #expect(
            bottom.tintColor == top.tintColor.withAlphaComponent(0.5)
                || bottom.tintColor.cgColor.numberOfComponents == 4)
        top.tintAdjustmentMode = .automatic
        #expect(middle.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) && middle.count == 2)
    }

    // MARK: - Archives

    @Test func `a view writes its place and look, which a decoder's view reads`() throws {
        final class Card: UIView {
            var written = false
            override func encode(with coder: NSCoder) {
                super.encode(with: coder)
                written = true
            }
        }
        let card = Card(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        card.alpha = 0.5
        card.tag = 7
        card.isHidden = true
        card.clipsToBounds = true
        card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        card.contentMode = .center
        card.isUserInteractionEnabled = false

        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        card.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(UIView(coder: reader))

        #expect(card.written)
        #expect(copy.frame == card.frame && copy.alpha == 0.5 && copy.tag == 7 && copy.isHidden)
        #expect(copy.clipsToBounds && copy.autoresizingMask == card.autoresizingMask)
        #expect(copy.contentMode == .center && !copy.isUserInteractionEnabled)
    }

    // MARK: - Buttons

    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private func pixel(_ image: UIImage?) -> [UInt8] {
        image?.cgImage?.withPixels { Array($0.prefix(4)) } ?? []
    }

    @Test func `the image of a pressed custom button is darker, and of a disabled one lighter`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.setImage(image(), for: .normal)
        #expect(pixel(button.imageView?.image) == [255, 255, 255, 255])

        button.isHighlighted = true
        #expect(
            (150...156).contains(pixel(button.imageView?.image)[0])
                && pixel(button.imageView?.image)[3] == 255)
        button.adjustsImageWhenHighlighted = false
        #expect(pixel(button.imageView?.image)[0] == 255)
        button.isHighlighted = false
        button.isEnabled = false
        #expect((126...129).contains(pixel(button.imageView?.image)[3]))

        button.adjustsImageWhenDisabled = false

        #expect(pixel(button.imageView?.image)[3] == 255)
    }

    @Test func `a template stays one in a pressed or disabled button, and caps stay caps`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let template = image().withRenderingMode(.alwaysTemplate)
        button.setImage(template, for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.image === template)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)

        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        button.setImage(image().resizableImage(withCapInsets: caps), for: .normal)

        #expect(button.imageView?.image?.capInsets == caps)
    }

    @Test func `an image for the pressed state is shown as it is`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let pressed = image()
        button.setImage(image(), for: .normal)
        button.setImage(pressed, for: .highlighted)
        button.isHighlighted = true

        #expect(button.imageView?.image === pressed)
    }

    // MARK: - The status bar and the orientation

    @Test func `the application hides the status bar, whatever the controller says`() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0)
        let application = stage.application
        #expect(!application.isStatusBarHidden)

        application.isStatusBarHidden = true
        #expect(application.isStatusBarHidden)
        application.setStatusBarHidden(false, with: .fade)

        #expect(!application.isStatusBarHidden)
    }

    @Test func `where a controller does not support the stage's shape an attempt to turn says so`() {
        final class Portrait: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let stage = Stage(size: CGSize(width: 100, height: 300))
        stage.window.rootViewController = Portrait()
        stage.advance(by: 0)
        let before = stage.diagnostics.count

        UIViewController.attemptRotationToDeviceOrientation()

        #expect(stage.diagnostics.count == before + 1)
    }

    @Test func `a controller whose orientations have changed and no longer hold the stage's says so`() {
        final class Turning: UIViewController {
            var orientations = UIInterfaceOrientationMask.all
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        }
        let (stage, screen) = (Stage(size: CGSize(width: 100, height: 300)), Turning())
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        let before = stage.diagnostics.count

        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(stage.diagnostics.count == before)
        screen.orientations = .landscape
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()

        #expect(stage.diagnostics.count == before + 1)
    }

    // MARK: - Text fields

    @Test func `a field's attributed text shows until it is edited, and its first letter's looks stay`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.window.addSubview(field)
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))

        field.attributedText = text
        stage.advance(by: 0)
        #expect(field.text == "ab" && field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
        #expect(field.attributedText == text)
        #expect(field.restLabel.attributedText == text)
        field.becomeFirstResponder()
        stage.type("c")

        let now = field.attributedText
        #expect(
            now?.string == "abc"
                && now?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        field.attributedText = nil
        #expect(field.text == "" && field.attributedText?.length == 0)
    }

    // MARK: - Fonts and images

    @Test func `a font knows its purpose, and its descriptor what is known of it`() {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
        #expect(body.object(forKey: .size) as? CGFloat == 17 && body.fontAttributes.count == 4)
        #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle) == nil)
        #expect(UIFont().pointSize == UIFont.labelFontSize)
    }

    @Test func `Core Text's functions make and measure fonts`() {
        let font = CTFontCreateWithName("no such font" as CFString, 20, nil)
        #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) > CTFontGetCapHeight(font))
        #expect(CTFontGetCapHeight(font) > CTFontGetXHeight(font) && CTFontGetDescent(font) > 0)
        #expect(CTFontGetSize(CTFontCreateWithName("x" as CFString, 0, nil)) == 12)
    }

    @Test func `an image becomes a JPEG file, over white where it is clear`() throws {
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        let data = try #require(clear.jpegData(compressionQuality: 0.9))
        #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(pixel(UIImage(data: data)) == [255, 255, 255, 255])
        for quality in [-1, 2, CGFloat.nan] { #expect(clear.jpegData(compressionQuality: quality) != nil) }
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }

    // MARK: - Tables

    @Test func `a table says which headers and footers are out of sight`() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var ended: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 5 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
            func tableView(
                _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
            ) { ended.append("header \(section)") }
            func tableView(
                _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
            ) { ended.append("footer \(section)") }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .grouped)
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.advance(by: 0)
        #expect(source.ended == [])

        table.contentOffset.y = table.rect(forSection: 1).minY + 20
        stage.advance(by: 0)

        #expect(source.ended.sorted() == ["footer 0", "header 0"])
    }

    @Test func `a view of a class that is known at run time alone is made with its own initialiser`() {
        final class Card: UIView {
            var isMade = false
            override init(frame: CGRect) {
                super.init(frame: frame)
                isMade = true
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Row: UITableViewCell {
            var isMade = false
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                isMade = true
            }
            required init?(coder: NSCoder) { nil }
        }
        func make<View: UIView>(_ type: View.Type) -> View { DynamicType.make(type) }

        #expect(make(Card.self).isMade && make(Row.self).isMade)
        #expect(DynamicType.make(Card.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
        let kind: UITableViewCell.Type = Row.self
        let cell = DynamicType.make(kind, style: .subtitle, reuseIdentifier: "row")
        #expect(
            (cell as? Row)?.isMade == true && cell.reuseIdentifier == "row" && cell.detailTextLabel != nil)
        #expect(type(of: make(UILabel.self)) == UILabel.self)
    }
}
