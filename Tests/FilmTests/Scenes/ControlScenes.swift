import UIKit
import UITesting

/// Controls, pickers, search, tables, and bars whose looks follow what is scrolled.
enum ControlScenes {
    static let all = [
        switched, dragged, buttons, menus, picked, rows, swiped, searched, largeTitles, barsHidden,
    ]

    private static func note(
        _ control: UIControl, _ name: String, _ script: Script, _ text: @escaping () -> String
    ) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
            (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
        ]
        for (event, title) in events {
            control.addAction(UIAction { _ in script.note("\(name) \(title) \(text())") }, for: event)
        }
    }

    private static let switched = Scene("control-switches") { script in
        let (toggle, stepper) = (UISwitch(), UIStepper())
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        let pages = UIPageControl()
        toggle.frame.origin = CGPoint(x: 20, y: 20)
        stepper.frame.origin = CGPoint(x: 120, y: 20)
        segments.frame = CGRect(x: 20, y: 80, width: 280, height: 32)
        pages.frame = CGRect(x: 20, y: 140, width: 280, height: 30)
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 3, 1)
        segments.selectedSegmentIndex = 0
        note(toggle, "switch", script) { "\(toggle.isOn)" }
        note(stepper, "stepper", script) { "\(stepper.value)" }
        note(segments, "segments", script) { "\(segments.selectedSegmentIndex)" }
        note(pages, "pages", script) { "\(pages.currentPage)" }
        script.tap(45, 35, at: 0)
        script.look(at: 0.1, 0.4)
        script.drag([(60, 35), (20, 35)], at: 0.6, over: 0.2)
        script.look(at: 0.7)
        script.tap(190, 35, at: 1, for: 1.2)
        script.tap(140, 35, at: 2.4)
        script.tap(250, 95, at: 2.6)
        script.look(at: 2.7)
        script.drag([(250, 95), (60, 95)], at: 3, over: 0.2)
        script.look(at: 3.1)
        script.tap(280, 155, at: 3.5)
        script.at(3.7) {
            segments.setTitle("More", forSegmentAt: 1)
            segments.insertSegment(withTitle: "New", at: 0, animated: true)
            segments.setEnabled(false, forSegmentAt: 2)
            toggle.setOn(true, animated: true)
        }
        script.look(at: 3.6, 3.8)
        return stage(toggle, stepper, segments, pages)
    }

    private static let dragged = Scene("control-sliders") { script in
        let (slider, button, progress) = (UISlider(), UIButton(type: .system), UIProgressView())
        let indicator = UIActivityIndicatorView(style: .large)
        slider.frame = CGRect(x: 20, y: 20, width: 280, height: 34)
        (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 30, 0)
        button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
        button.setTitle("Press", for: .normal)
        progress.frame = CGRect(x: 20, y: 150, width: 280, height: 4)
        indicator.center = CGPoint(x: 160, y: 220)
        note(slider, "slider", script) { FactText.text(slider.value) }
        note(button, "button", script) {
            "\(button.isHighlighted) \(button.isTracking) \(button.isTouchInside)"
        }
        script.drag([(100, 37), (200, 37), (330, 60)], at: 0, over: 0.3)
        script.look(at: 0.2, 0.4)
        script.at(0.5) {
            slider.isContinuous = false
            slider.setValue(10, animated: true)
            progress.setProgress(0.6, animated: true)
            indicator.startAnimating()
        }
        script.look(at: 0.6)
        script.drag([(160, 37), (60, 37)], at: 1, over: 0.2)
        script.drag([(60, 100), (60, 300), (60, 110)], at: 1.4, over: 0.4)
        script.look(at: 1.45, 1.6, 1.7)
        script.drag([(60, 100), (60, 300)], at: 2, over: 0.2)
        script.drag([(60, 100), (65, 100)], at: 2.4, over: 0.2, last: .cancelled)
        script.at(2.8) { indicator.stopAnimating() }
        script.look(at: 2.9)
        return stage(slider, button, progress, indicator)
    }

    private static let buttons = Scene("control-buttons") { script in
        let configurations: [UIButton.Configuration] = [
            .plain(), .filled(), .gray(), .tinted(), .bordered(), .borderedProminent(),
        ]
        let views = configurations.enumerated().map { index, configuration -> UIButton in
            var configuration = configuration
            configuration.title = "Title"
            configuration.subtitle = index % 2 == 0 ? "Subtitle" : nil
            configuration.image = UIImage(systemName: "star")
            configuration.imagePlacement = index < 3 ? .leading : .top
            (configuration.imagePadding, configuration.titlePadding) = (6, 3)
            configuration.cornerStyle = index == 1 ? .capsule : .dynamic
            configuration.showsActivityIndicator = index == 4
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(
                x: CGFloat(index % 2) * 150 + 10, y: CGFloat(index / 2) * 90 + 20, width: 140, height: 70)
            return button
        }
        let screen = PlainScreen("", .white) { screen in views.forEach(screen.view.addSubview) }
        script.tap(80, 50, at: 0.2, for: 0.3)
        script.tap(230, 50, at: 0.6, for: 0.3)
        script.look(at: 0.1, 0.4, 0.8, 1)
        script.at(1.1) {
            views[0].isEnabled = false
            views[1].isSelected = true
            views[2].configuration?.baseForegroundColor = .red
            views[3].configurationUpdateHandler = { $0.configuration?.title = "\($0.isHighlighted)" }
            views[5].changesSelectionAsPrimaryAction = true
            for view in views {
                script.note(FactText.text(CGRect(origin: .zero, size: view.intrinsicContentSize)))
            }
        }
        script.tap(230, 230, at: 1.3)
        script.look(at: 1.2, 1.5)
        return screen
    }

    private static let menus = Scene("control-menus") { script in
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 180, y: 40, width: 120, height: 44)
        button.setTitle("Menu", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "One") { _ in script.note("one") },
            UIAction(title: "Two", state: .on) { _ in script.note("two") },
            UIMenu(
                title: "Inner", options: .displayInline,
                children: [UIAction(title: "Three", attributes: .destructive) { _ in script.note("three") }]),
            UIMenu(title: "More", children: [UIAction(title: "Four") { _ in script.note("four") }]),
        ])
        script.tap(240, 60, at: 0)
        script.look(at: 0.15, 0.5)
        script.tap(200, 150, at: 0.7)
        script.look(at: 0.8, 1)
        script.tap(240, 60, at: 1.4)
        script.tap(30, 400, at: 2)
        script.look(at: 2.1)
        return stage(button)
    }

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let script: Script
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }
        func numberOfComponents(in view: UIPickerView) -> Int { 2 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
        func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            script.note("row \(row) in \(component)")
        }
    }

    private static let picked = Scene("control-picker") { script in
        let (picker, wheels) = (
            UIPickerView(frame: CGRect(x: 0, y: 20, width: 320, height: 216)), Wheels(script)
        )
        picker.dataSource = wheels
        picker.delegate = wheels
        script.drag([(80, 130), (80, 40)], at: 0.1, over: 0.15)
        script.look(at: 0.05, 0.3, 0.8)
        script.tap(240, 160, at: 2)
        script.at(2.6) { picker.selectRow(7, inComponent: 1, animated: true) }
        script.look(at: 2.7, 3.2)
        return stage(picker)
    }

    private final class Rows: UITableViewController {
        let script: Script
        var names = (0..<20).map { "Row \($0)" }
        init(_ script: Script) {
            self.script = script
            super.init(style: .grouped)
            title = "Rows"
        }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? names.count : 2
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = path.section == 0 ? names[path.row] : "Last"
            cell.accessoryType = path.row % 2 == 0 ? .disclosureIndicator : .checkmark
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            script.note("selects \(path.row)")
        }
        override func tableView(
            _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
        ) {
            script.note("commits \(style.rawValue) \(path.row)")
            names.remove(at: path.row)
            tableView.deleteRows(at: [path], with: .automatic)
        }
        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
            script.note("moves \(from.row) to \(to.row)")
            names.insert(names.remove(at: from.row), at: to.row)
        }
    }

    private static let rows = Scene("table-rows") { script in
        let table = Rows(script)
        script.tap(100, 80, at: 0.1)
        script.look(at: 0.05, 0.3)
        script.at(0.5) {
            table.tableView.performBatchUpdates {
                table.names.remove(at: 2)
                table.names.insert("New", at: 0)
                table.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
                table.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                table.tableView.reloadRows(at: [IndexPath(row: 4, section: 0)], with: .none)
            }
        }
        script.look(at: 0.6, 0.9)
        script.at(1) { table.setEditing(true, animated: true) }
        script.look(at: 1.15, 1.4)
        script.drag([(300, 130), (300, 135), (300, 260)], at: 1.5, over: 0.5, resting: 0.3)
        script.look(at: 1.9, 2.2)
        script.tap(25, 85, at: 2.8)
        script.look(at: 3)
        script.at(3.6) { table.setEditing(false, animated: true) }
        script.at(4) {
            table.tableView.scrollToRow(at: IndexPath(row: 1, section: 1), at: .bottom, animated: true)
        }
        script.look(at: 4.15, 4.6)
        return table
    }

    private static let swiped = Scene("table-swipes") { script in
        let table = Rows(script)
        script.drag([(280, 130), (180, 132)], at: 0.1, over: 0.3, resting: 0.1)
        script.look(at: 0.3, 0.8)
        script.tap(100, 220, at: 1)
        script.look(at: 1.1)
        script.drag([(300, 130), (20, 132)], at: 1.6, over: 0.3)
        script.look(at: 1.8, 2, 2.3)
        return UINavigationController(rootViewController: table)
    }

    private static let searched = Scene("search-controller") { script in
        let (table, search) = (Rows(script), UISearchController(searchResultsController: nil))
        table.navigationItem.searchController = search
        table.navigationItem.hidesSearchBarWhenScrolling = false
        search.searchBar.placeholder = "Find"
        let navigation = UINavigationController(rootViewController: table)
        script.tap(150, 70, at: 0.2)
        script.look(at: 0.1, 0.35, 0.8)
        script.at(0.9, .text("ab"))
        script.look(at: 1)
        script.at(1.2) { search.isActive = false }
        script.look(at: 1.3)
        return navigation
    }

    private static let largeTitles = Scene("navigation-large-titles") { script in
        let (table, plain) = (Rows(script), PlainScreen("Plain", .yellow))
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        plain.navigationItem.largeTitleDisplayMode = .never
        script.drag([(160, 300), (160, 280), (160, 180)], at: 0.1, over: 0.4, resting: 0.1)
        script.look(at: 0.05, 0.3, 0.5)
        script.drag([(160, 200), (160, 420)], at: 1.2, over: 0.3, resting: 0.1)
        script.look(at: 1.4, 1.8)
        script.at(2.2) { navigation.pushViewController(plain, animated: true) }
        script.look(at: 2.3, 2.45)
        script.drag([(1, 300), (200, 300), (150, 300)], at: 2.9, over: 0.3, resting: 0.1)
        script.look(at: 3.1, 3.35)
        script.drag([(1, 300), (250, 300)], at: 3.9, over: 0.3, resting: 0.1)
        script.look(at: 4.1, 4.3)
        return navigation
    }

    private static let barsHidden = Scene("navigation-hides-bars") { script in
        let table = Rows(script)
        let navigation = UINavigationController(rootViewController: table)
        table.toolbarItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
        ]
        script.at(0) {
            navigation.isToolbarHidden = false
            navigation.hidesBarsOnTap = true
        }
        script.tap(160, 300, at: 0.2)
        script.look(at: 0.1, 0.3, 0.6)
        script.drag([(160, 350), (160, 200)], at: 0.8, over: 0.2)
        script.tap(160, 300, at: 2)
        script.look(at: 2.1, 2.5)
        script.at(2.8, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 2.9, 3.2)
        script.at(3.4, .resize(CGSize(width: 320, height: 480)))
        script.look(at: 3.5)
        return navigation
    }
}
