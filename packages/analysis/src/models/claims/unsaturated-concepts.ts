import { C, N } from '@elucida/molecules/atomic-numbers';
import { isAlkene } from './find-groups.ts';
import { type GroupConcept, concept, disputable } from './group-concept.ts';

/** C=C, C≡C, and aromatic rings. */
export const UNSATURATED_CONCEPTS: readonly GroupConcept[] = [
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
    'para-disubstituted benzene|p-disubstituted benzene|1,4-disubstituted ' +
      'benzene|para-disubstituted|para-disubstituted aromatic ring|benceno para-disustituido',
    (view) => (view.has('arene-para') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-h-out-of-plane',
  ),
  concept(
    'ortho-disubstituted benzene|o-disubstituted benzene|1,2-disubstituted ' +
      'benzene|ortho-disubstituted|benceno orto-disustituido',
    (view) => (view.has('arene-ortho') ? view.atoms((atom) => view.isAromatic(atom)) : []),
    'c-h-out-of-plane',
  ),
  concept(
    'meta-disubstituted benzene|m-disubstituted benzene|1,3-disubstituted ' +
      'benzene|meta-disubstituted|benceno meta-disustituido',
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
];
