/// All scenes.
enum Scenes {
    static let all: [Scene] =
        SampleScenes.all + AnimationScenes.all + AnimatorScenes.all + LayerScenes.all + LayerTimeScenes.all
        + ViewScenes.all + GestureScenes.all + GestureRuleScenes.all + ContainerScenes.all + StackScenes.all
        + PresentationScenes.all + PopoverScenes.all + SheetScenes.all + TransitionScenes.all + ZoomScenes.all
        + ListScenes.all + ControlScenes.all + ScrollScenes.all + ScrollingScenes.all + DrawingScenes.all
        + PartScenes.all
}
