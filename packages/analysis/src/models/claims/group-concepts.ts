import type { Vibration } from '@elucida/engine/evidence/vibrations';
import { C, N, O, S } from './molecule-view.ts';
import {
  carbonsOn,
  carbonyls,
  doubleOxygens,
  ends,
  halogen,
  hasOtherEster,
  hydroxyls,
  isAcid,
  isAldehyde,
  isAlkene,
  isAmide,
  isAmine,
  isEster,
  isImine,
  isKetone,
  methyls,
  on,
  onArene,
  onCarbonyl,
  oxygensOn,
  saturated,
  sulfurs,
  withAlkoxy,
  withCarbons,
  withOxygen,
} from './find-groups.ts';
import { type GroupConcept, concept, disputable } from './group-concept.ts';

const CARBONYL: readonly Vibration[] = ['c-o-double', 'c-o-double-high'];

/**
 * What claims about groups are looked up in: definitions a chemist would sign, wide rather than
 * narrow, so that "does not have it" is true.
 */
export const GROUP_CONCEPTS: readonly GroupConcept[] = [
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
  concept(
    'carbonyl|c=o|carbonilo|karboniloa|karbonilo',
    carbonyls(() => true),
    ...CARBONYL,
  ),
  disputable(
    concept(
      'ester|ester c=o|ester carbonyl|c=o ester|carbonyl ester|coo|ester carbonilo|carbonilo de ester|c=o de ester|esterra|lactone or ester|carboxylate ester',
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
    'carboxylic acid|cooh|co2h|carboxyl|carboxylic|acid c=o|carboxylic acid c=o|acido carboxilico|carboxilo|azido karboxilikoa|azido karboxilikoa c=o',
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
  concept(
    'alkene|olefin|olefinic|vinylic|alqueno|olefina|alkenoa|vinyl ch|alkene ch|olefinic ch|=ch',
    (view) => view.atoms((atom) => isAlkene(view, atom)),
    'c-c-double',
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  disputable(
    concept(
      'c=c',
      (view) => view.atoms((atom) => isAlkene(view, atom)),
      'c-c-double',
      'c-c-aromatic',
    ),
    (view) => view.atoms((atom) => view.isAromatic(atom)).length > 0,
  ),
  concept(
    'vinyl|ch=ch2|vinilo|biniloa',
    (view) =>
      view
        .atoms(
          (atom) =>
            isAlkene(view, atom) &&
            view.hydrogens(atom) === 2 &&
            view.around(atom, 2).some((other) => view.hydrogens(other) === 1),
        )
        .flatMap((atom) => [atom, ...view.around(atom, 2)]),
    'c-c-double',
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  concept(
    'terminal alkene|=ch2|c=ch2|ch2=',
    (view) => view.atoms((atom) => isAlkene(view, atom) && view.hydrogens(atom) === 2),
    'c-c-double',
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  concept(
    'alkyne|c#c|alquino|alkinoa',
    (view) => view.atoms((atom) => view.element(atom) === C && view.bondedTo(atom, C, 3)),
    'c-c-triple',
    'c-h-alkyne',
  ),
  concept(
    'terminal alkyne|#ch|c#ch|alquino terminal',
    (view) => view.atoms((atom) => view.bondedTo(atom, C, 3) && view.hydrogens(atom) === 1),
    'c-c-triple',
    'c-h-alkyne',
  ),
  concept(
    'aromatic|aromatic ring|aromatic c|aryl|arene|ar|aromatico|anillo aromatico|arilo|aromatikoa|eraztun aromatikoa',
    (view) => view.atoms((atom) => view.isAromatic(atom)),
    'c-c-aromatic',
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  concept(
    'aromatic ch|arh|ar-h|aromatic h|aromatic c-h|aryl h|ch aromatico|h aromatico|ch aromatikoa|aryl ch',
    (view) =>
      view.atoms(
        (atom) => view.element(atom) === C && view.isAromatic(atom) && view.hydrogens(atom) > 0,
      ),
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  concept(
    'ipso|aromatic quaternary|quaternary aromatic|aromatic quaternary c|ipso c|aromatic ipso c',
    (view) =>
      view.atoms(
        (atom) => view.element(atom) === C && view.isAromatic(atom) && view.hydrogens(atom) === 0,
      ),
  ),
  concept(
    'phenyl|c6h5|ph|monosubstituted benzene|fenilo|benceno monosustituido|feniloa',
    (view) => (view.has('arene-mono') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-c-aromatic',
    'c-h-sp2',
    'c-h-out-of-plane',
  ),
  concept(
    'para-disubstituted benzene|p-disubstituted benzene|1,4-disubstituted benzene|para-disubstituted|para-disubstituted aromatic ring|benceno para-disustituido',
    (view) => (view.has('arene-para') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-h-out-of-plane',
  ),
  concept(
    'ortho-disubstituted benzene|o-disubstituted benzene|1,2-disubstituted benzene|ortho-disubstituted|benceno orto-disustituido',
    (view) => (view.has('arene-ortho') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-h-out-of-plane',
  ),
  concept(
    'meta-disubstituted benzene|m-disubstituted benzene|1,3-disubstituted benzene|meta-disubstituted|benceno meta-disustituido',
    (view) => (view.has('arene-meta') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-h-out-of-plane',
  ),
  concept('pyridine|piridina', (view) =>
    view.has('pyridine') &&
    view.atoms(
      (atom) =>
        view.element(atom) === N &&
        view.isAromatic(atom) &&
        view.hydrogens(atom) === 0 &&
        view.perception.smallestRing[atom] === 6,
    ).length > 0
      ? view.atoms((atom) => view.isAromatic(atom))
      : [],
  ),
  concept('furan|furano|furanoa', (view) =>
    view.has('furan') ? view.atoms((atom) => view.isAromatic(atom)) : [],
  ),
  concept('thiophene|tiofeno|tiofenoa', (view) =>
    view.has('thiophene') ? view.atoms((atom) => view.isAromatic(atom)) : [],
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
];
