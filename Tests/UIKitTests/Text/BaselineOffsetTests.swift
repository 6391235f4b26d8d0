import Testing
import UIKit

@Suite struct BaselineOffsetTests {
    @Test(arguments: [CGFloat(10), -10])
    func `text above or below its line makes the line as much higher`(offset: CGFloat) {
        let font = UIFont.systemFont(ofSize: 17)
        func height(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let label = UILabel()
            let text = NSMutableAttributedString(string: "H", attributes: [.font: font])
            text.append(NSAttributedString(string: "2", attributes: attributes))
            label.attributedText = text
            return label.intrinsicContentSize.height
        }

        let (flat, moved) = (height([.font: font]), height([.font: font, .baselineOffset: offset]))

        #expect(abs(moved - flat - 10) <= 1, "\(flat) and \(moved)")
    }
}
