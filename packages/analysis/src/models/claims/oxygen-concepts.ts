import type { Vibration } from '@elucida/engine/evidence/vibrations';
import { C, N, O } from '@elucida/molecules/atomic-numbers';
import {
  carbonyls,
  hasOtherEster,
  hydroxyls,
  isAcid,
  isAldehyde,
  isAmide,
  isEster,
  isKetone,
  on,
  oxygensOn,
  withAlkoxy,
  withCarbons,
  withOxygen,
} from './find-groups.ts';
import { type GroupConcept, concept, disputable } from './group-concept.ts';

const CARBONYL: readonly Vibration[] = ['c-o-double', 'c-o-double-high'];

/** Groups of C=O and C–O. */
export const OXYGEN_CONCEPTS: readonly GroupConcept[] = [
  concept(
    'carbonyl|c=o|carbonilo|karboniloa|karbonilo',
    carbonyls(() => true),
    ...CARBONYL,
  ),
  disputable(
    concept(
      'ester|ester c=o|ester carbonyl|c=o ester|carbonyl ester|coo|ester carbonilo|carbonilo ' +
        'de ester|c=o de ester|esterra|lactone or ester|carboxylate ester',
      withAlkoxy(carbonyls(isEster)),
      ...CARBONYL,
      'c-o',
    ),
    hasOtherEster,
  ),
  concept(
    'lactone|lactona|laktona',
    (view) =>
      carbonyls(isEster)(view).filter(
        (atom) =>
          view.perception.smallestRing[atom] > 0 &&
          view.sites('lactone-4', 'lactone-5', 'lactone-6', 'lactone-large').includes(atom),
      ),
    ...CARBONYL,
    'c-o',
  ),
  concept(
    'ketone|ketone c=o|ketone carbonyl|c=o ketone|cetona|c=o de cetona|zetona',
    carbonyls(isKetone),
    ...CARBONYL,
  ),
  concept(
    'aldehyde|cho|aldehyde c=o|formyl|aldehyde ch|aldehyde h|aldehyde cho|aldehido|formilo|aldehidoa',
    carbonyls(isAldehyde),
    ...CARBONYL,
    'c-h-aldehyde',
  ),
  concept(
    'carboxylic acid|cooh|co2h|carboxyl|carboxylic|acid c=o|carboxylic acid c=o|acido ' +
      'carboxilico|carboxilo|azido karboxilikoa|azido karboxilikoa c=o',
    withOxygen(carbonyls(isAcid)),
    ...CARBONYL,
    'o-h-acid',
    'c-o',
  ),
  disputable(
    concept(
      'amide|amide c=o|amide carbonyl|amida|c=o de amida',
      (view) =>
        carbonyls(isAmide)(view).flatMap((atom) => [
          atom,
          ...view.around(atom).filter((other) => view.element(other) === N),
        ]),
      ...CARBONYL,
      'n-h',
      'n-h-pair',
      'n-h-bend',
    ),
    (view) => carbonyls(on(N))(view).length > 0,
  ),
  concept(
    'alcohol|alcohol oh|alkohola|alkohol',
    withCarbons(hydroxyls((view, carbon) => view.isSaturated(carbon))),
    'o-h',
    'c-o',
  ),
  concept(
    'phenol|phenolic oh|phenol oh|fenol|fenola',
    hydroxyls((view, carbon) => view.isAromatic(carbon)),
    'o-h',
    'c-o',
  ),
  concept(
    'hydroxyl|oh|o-h|hydroxy|hidroxilo|hidroxi|hidroxiloa',
    (view) => view.atoms((atom) => view.element(atom) === O && view.hydrogens(atom) > 0),
    'o-h',
    'o-h-acid',
  ),
  concept(
    'ether|c-o-c|eter|eterra',
    (view) =>
      withCarbons((seen) =>
        seen.atoms(
          (atom) =>
            seen.element(atom) === O &&
            !seen.isAromatic(atom) &&
            seen.around(atom).length === 2 &&
            seen
              .around(atom)
              .every((other) => seen.element(other) === C && !seen.isCarbonyl(other)),
        ),
      )(view),
    'c-o',
    'c-o-c-aryl',
  ),
  concept(
    'c-o|c-o single',
    (view) => view.atoms((atom) => view.element(atom) === C && view.bondedTo(atom, O, 1)),
    'c-o',
    'c-o-c-aryl',
  ),
  concept('epoxide|oxirane|epoxido|oxirano|epoxidoa', (view) =>
    view.atoms(
      (atom) =>
        view.element(atom) === C &&
        view.sites('epoxide').some((oxygen) => view.around(oxygen).includes(atom)),
    ),
  ),
  concept(
    'acetal|o-c-o|cetal|ketal|azetala',
    (view) => view.atoms((atom) => view.isSaturated(atom) && oxygensOn(view, atom).length > 1),
    'c-o',
  ),
  concept(
    'anhydride|acid anhydride|anhidrido|anhidridoa',
    carbonyls((view, atom) =>
      oxygensOn(view, atom).some((oxygen) =>
        view.around(oxygen).some((other) => other !== atom && view.isCarbonyl(other)),
      ),
    ),
    ...CARBONYL,
  ),
  concept('acid chloride|acyl chloride|cloruro de acilo|cocl', carbonyls(on(17)), ...CARBONYL),
];
