import SwiftUI
import SwiftUITesting

/// Every case of the pack. The expected frames are in `frames.json` under the same name.
@MainActor let fidelityCases: [FidelityCase] = [
    FidelityCase("animation/frame", 320, 160, model: { GrowModel() }, steps: [
        ("expand", { model in withAnimation(.linear(duration: 0.3)) { model.isExpanded = true } }),
        ("collapse", { model in withAnimation(.easeInOut(duration: 0.3)) { model.isExpanded = false } }),
    ], case_animation_frame),
    FidelityCase("animation/implicit", 320, 120, model: { ShiftModel() }, steps: [
        ("move", { model in model.inset = 60 }),
        ("fade", { model in withAnimation(.linear(duration: 0.3)) { model.isFaded = true } }),
    ], case_animation_implicit),
    FidelityCase("customlayout/any", 240, 120, model: { DirectionModel() }, steps: [
        ("vertical", { model in model.isHorizontal = false }),
        ("horizontal", { model in model.isHorizontal = true }),
    ], case_customlayout_any),
    FidelityCase("customlayout/radial", 240, 240, case_customlayout_radial),
    FidelityCase("effects/blur", 360, 200, case_effects_blur),
    FidelityCase("effects/hidden", 240, 200, case_effects_hidden),
    FidelityCase("effects/shadow", 360, 260, case_effects_shadow),
    FidelityCase("effects/shadow-offset", 360, 160, case_effects_shadowOffset),
    FidelityCase("effects/zindex", 320, 240, case_effects_zindex),
    FidelityCase("foreach/empty", 300, 200, case_foreach_empty),
    FidelityCase("foreach/id-keypath", 300, 200, case_foreach_idKeypath),
    FidelityCase("foreach/identity", 300, 200, model: { SeededModel() }, steps: [
        ("insert", { model in model.items.insert(SeededItem(id: "d", width: 80), at: 0) }),
        ("mutate", { model in model.items[1].width = 200 }),
        ("reverse", { model in model.items.reverse() }),
        ("remove", { model in model.items.removeAll { item in item.id == "b" } }),
    ], case_foreach_identity),
    FidelityCase("foreach/nested", 300, 200, case_foreach_nested),
    FidelityCase("foreach/range", 300, 200, case_foreach_range),
    FidelityCase("layout/alignment-guide", 300, 200, case_layout_alignmentGuide),
    FidelityCase("layout/fixed-size", 200, 200, case_layout_fixedSize),
    FidelityCase("layout/frame-fixed", 200, 200, case_layout_frameFixed),
    FidelityCase("layout/group-modifier", 300, 100, case_layout_groupModifier),
    FidelityCase("layout/hstack-distribution", 300, 100, case_layout_hstackDistribution),
    FidelityCase("layout/hstack-ideal", 300, 200, case_layout_hstackIdeal),
    FidelityCase("layout/nested-stacks", 300, 200, case_layout_nestedStacks),
    FidelityCase("layout/padding-edges", 200, 100, case_layout_paddingEdges),
    FidelityCase("layout/root-centering", 200, 100, case_layout_rootCentering),
    FidelityCase("layout/rtl-shapes", 300, 200, case_layout_rtlShapes),
    FidelityCase("layout/rtl-stacks", 320, 260, case_layout_rtlStacks),
    FidelityCase("layout/spacer-min-length", 300, 100, case_layout_spacerMinLength),
    FidelityCase("layout/view-that-fits", 320, 300, case_layout_viewThatFits),
    FidelityCase("layout/vstack-alignment", 300, 200, case_layout_vstackAlignment),
    FidelityCase("layout/zstack", 200, 200, case_layout_zstack),
    FidelityCase("paint/background-overlay", 300, 200, case_paint_backgroundOverlay),
    FidelityCase("paint/clipping", 200, 200, case_paint_clipping),
    FidelityCase("paint/system-colors", 400, 240, case_paint_systemColors),
    FidelityCase("pressure/alone45", 300, 45, case_pressure_alone45),
    FidelityCase("pressure/row-tight", 300, 50, case_pressure_rowTight),
    FidelityCase("pressure/spacer-min0", 200, 130, case_pressure_spacerMin0),
    FidelityCase("pressure/spacer-roomy", 200, 150, case_pressure_spacerRoomy),
    FidelityCase("pressure/stack-spacer-fits", 200, 200, case_pressure_stackSpacerFits),
    FidelityCase("pressure/stack-spacer-tight", 200, 130, case_pressure_stackSpacerTight),
    FidelityCase("pressure/three-texts", 300, 100, case_pressure_threeTexts),
    FidelityCase("pressure/two-texts-swapped", 300, 90, case_pressure_twoTextsSwapped),
    FidelityCase("shape/border", 300, 160, case_shape_border),
    FidelityCase("shape/layout", 300, 200, case_shape_layout),
    FidelityCase("shape/modifiers", 340, 200, case_shape_modifiers),
    FidelityCase("shape/steps", 200, 120, model: { StrokeModel() }, steps: [
        ("rounder", { model in model.radius = 20 }),
        ("thicker", { model in model.lineWidth = 6 }),
        ("half", { model in
            model.end = 0.5
            model.phase = 4
        }),
    ], case_shape_steps),
    FidelityCase("transform/steps", 320, 120, model: { TurnModel() }, steps: [
        ("turn", { model in withAnimation(.linear(duration: 0.3)) { model.isTurned = true } }),
    ], case_transform_steps),
]
