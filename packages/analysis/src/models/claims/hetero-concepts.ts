import { C, N, S } from '@elucida/molecules/atomic-numbers';
import { doubleOxygens, halogen, isAmine, isImine, sulfurs } from './find-groups.ts';
import { type GroupConcept, concept, disputable } from './group-concept.ts';

/** Groups of N, S and halogens. */
export const HETERO_CONCEPTS: readonly GroupConcept[] = [
  disputable(
    concept(
      'amine|amina|amino',
      (view) =>
        view.atoms((atom) => isAmine(view, atom)).flatMap((atom) => [atom, ...view.around(atom)]),
      'n-h',
      'n-h-pair',
      'n-h-bend',
    ),
    (view) =>
      view.atoms((atom) => view.element(atom) === N && !view.bondedTo(atom, C, 3)).length > 0,
  ),
  concept(
    'nh|n-h|nh or nh2',
    (view) => view.atoms((atom) => view.element(atom) === N && view.hydrogens(atom) > 0),
    'n-h',
    'n-h-pair',
    'n-h-bend',
  ),
  concept(
    'nh2|primary amine nh2',
    (view) => view.atoms((atom) => view.element(atom) === N && view.hydrogens(atom) === 2),
    'n-h-pair',
    'n-h-bend',
  ),
  concept(
    'nitrile|cyano|cn|c#n|nitrilo|ciano|nitriloa',
    (view) =>
      view.atoms(
        (atom) =>
          view.element(atom) === C && view.bondedTo(atom, N, 3) && view.around(atom).length === 2,
      ),
    'c-n-triple',
  ),
  concept(
    'nitro|no2|nitroa',
    (view) => view.sites('nitro-alkyl', 'nitro-aryl'),
    'n-o-asymmetric',
    'n-o-symmetric',
  ),
  disputable(
    concept('imine|imina', (view) => view.atoms((atom) => isImine(view, atom)), 'c-n-double'),
    (view) =>
      view.atoms((atom) => view.element(atom) === C && view.bondedTo(atom, N, 2)).length > 0,
  ),
  concept(
    'c=n',
    (view) => view.atoms((atom) => view.element(atom) === C && view.bondedTo(atom, N, 2)),
    'c-n-double',
  ),
  concept('fluorine|fluoro|c-f|f|fluor|fluoroa', halogen(9), 'c-f'),
  concept('chlorine|chloro|c-cl|cl|cloro|kloroa|kloro', halogen(17), 'c-cl'),
  concept('bromine|bromo|c-br|br|bromoa', halogen(35), 'c-br'),
  concept('iodine|iodo|c-i|yodo|iodoa', halogen(53)),
  concept(
    'trifluoromethyl|cf3|trifluorometilo|trifluorometiloa',
    (view) =>
      view.atoms(
        (atom) =>
          view.element(atom) === C &&
          view.around(atom).filter((other) => view.element(other) === 9).length === 3,
      ),
    'c-f',
  ),
  concept(
    'thiol|sh|s-h|mercapto|mercaptan|tiol|tiola',
    (view) => view.atoms((atom) => view.element(atom) === S && view.hydrogens(atom) > 0),
    's-h',
  ),
  concept('sulfoxide|sulfoxido|sulfoxidoa', sulfurs(1, 2), 's-o-double'),
  concept(
    's=o',
    (view) => view.atoms((atom) => view.element(atom) === S && doubleOxygens(view, atom) > 0),
    's-o-double',
    's-o-double-asymmetric',
  ),
  concept('sulfone|sulfona', sulfurs(2, 2), 's-o-double', 's-o-double-asymmetric'),
  concept('so2|sulfonyl|sulfonilo', sulfurs(2, 0), 's-o-double', 's-o-double-asymmetric'),
];
