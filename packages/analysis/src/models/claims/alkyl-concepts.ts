import { C, N, O, S } from '@elucida/molecules/atomic-numbers';
import { carbonsOn, ends, methyls, on, onArene, onCarbonyl, saturated } from './find-groups.ts';
import { type GroupConcept, concept, disputable } from './group-concept.ts';

/** Alkyl groups, by what they are on. */
export const ALKYL_CONCEPTS: readonly GroupConcept[] = [
  concept('methyl|ch3|metilo|metiloa|metil', (view) =>
    view.atoms((atom) => view.isSaturated(atom) && view.hydrogens(atom) === 3),
  ),
  disputable(
    concept('methylene|ch2|metileno|metilenoa', saturated(2)),
    (view) =>
      view.atoms((atom) => view.element(atom) === C && view.hydrogens(atom) === 2).length > 0,
  ),
  concept('methine|ch|metino|metinoa', (view) =>
    view.atoms((atom) => view.element(atom) === C && view.hydrogens(atom) === 1),
  ),
  disputable(
    concept('quaternary|quaternary c|cuaternario|karbono kuaternario', (view) =>
      saturated(0)(view).filter((atom) => carbonsOn(view, atom) === 4),
    ),
    (view) =>
      view.atoms((atom) => view.element(atom) === C && view.hydrogens(atom) === 0).length > 0,
  ),
  concept('methoxy|methoxyl|och3|o-ch3|meo|ome|metoxi|metoxilo|metoxia', saturated(3, on(O))),
  concept('och2|o-ch2|oxymethylene|ch2o|ch2-o|oximetileno', saturated(2, on(O))),
  concept('och|o-ch|oxymethine|ch-o', saturated(1, on(O))),
  concept('nch3|n-ch3|n-methyl|nme|n-metilo|n-metiloa', saturated(3, on(N))),
  concept('nch2|n-ch2|ch2n|ch2-n', saturated(2, on(N))),
  concept('nme2|n(ch3)2|dimethylamino|dimetilamino|dimetilaminoa', (view) =>
    view
      .atoms((atom) => view.element(atom) === N && methyls(view, atom).length >= 2)
      .flatMap((atom) => methyls(view, atom)),
  ),
  concept('sch3|s-ch3|sme|s-methyl|methylthio|metiltio', saturated(3, on(S))),
  concept('acetyl|ch3co|ch3c=o|coch3|acetilo|azetiloa|azetilo', (view) =>
    saturated(3, onCarbonyl)(view).flatMap((atom) => [atom, ...view.around(atom)]),
  ),
  concept(
    'ch2 next to c=o|ch2c=o|ch2co|ch2 alpha to carbonyl|alpha ch2|ch2 alpha to c=o',
    saturated(2, onCarbonyl),
  ),
  concept('benzylic ch2|arch2|ch2 benzylic|ch2 bencilico', saturated(2, onArene)),
  concept(
    'aryl methyl|arch3|aryl ch3|benzylic ch3|aromatic ch3|ch3 on aromatic ring|metilo aromatico',
    saturated(3, onArene),
  ),
  disputable(
    concept('ethyl|ch2ch3|ch3ch2|et|etilo|etiloa', (view) =>
      ends(view)
        .filter(
          (atom) =>
            !view
              .around(atom)
              .some((other) => view.isSaturated(other) && view.hydrogens(other) === 2),
        )
        .flatMap((atom) => [atom, ...methyls(view, atom)]),
    ),
    (view) => ends(view).length > 0,
  ),
  concept('ethoxy|och2ch3|oet|etoxi|etoxia', (view) =>
    saturated(
      2,
      on(O),
    )(view)
      .filter((atom) => methyls(view, atom).length > 0)
      .flatMap((atom) => [atom, ...methyls(view, atom)]),
  ),
  concept('isopropyl|ch(ch3)2|ipr|i-pr|isopropilo|isopropiloa', (view) =>
    saturated(1)(view)
      .filter((atom) => methyls(view, atom).length >= 2)
      .flatMap((atom) => [atom, ...methyls(view, atom)]),
  ),
  concept('tert-butyl|t-butyl|tbu|t-bu|c(ch3)3|terc-butilo|tert-butilo|tert-butiloa', (view) =>
    saturated(0)(view)
      .filter((atom) => methyls(view, atom).length >= 3)
      .flatMap((atom) => [atom, ...methyls(view, atom)]),
  ),
  concept('gem-dimethyl|geminal dimethyl|c(ch3)2|gem-dimetilo', (view) =>
    view
      .atoms((atom) => view.element(atom) === C && methyls(view, atom).length >= 2)
      .flatMap((atom) => [atom, ...methyls(view, atom)]),
  ),
];
