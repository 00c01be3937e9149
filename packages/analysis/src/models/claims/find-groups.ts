import { C, N, O, S } from '@elucida/molecules/atomic-numbers';
import type { MoleculeView } from './molecule-view.ts';
import type { GroupConcept } from './group-concept.ts';

/** Saturated carbon with so many hydrogens that fits. */
export const saturated =
  (
    hydrogens: number,
    fits: (view: MoleculeView, atom: number) => boolean = () => true,
  ): GroupConcept['find'] =>
  (view) =>
    view.atoms(
      (atom) => view.isSaturated(atom) && view.hydrogens(atom) === hydrogens && fits(view, atom),
    );

/** Whether an atom is bonded to an element. */
export const on = (element: number) => (view: MoleculeView, atom: number) =>
  view.bondedTo(atom, element);

/** Whether an atom is bonded to the carbon of a C=O. */
export const onCarbonyl = (view: MoleculeView, atom: number) =>
  view.around(atom, 1).some(view.isCarbonyl);

/** Whether an atom is bonded to an aromatic one. */
export const onArene = (view: MoleculeView, atom: number) =>
  view.around(atom, 1).some((other) => view.isAromatic(other));

/** Carbons of C=O that fit. */
export const carbonyls =
  (fits: (view: MoleculeView, atom: number) => boolean): GroupConcept['find'] =>
  (view) =>
    view.atoms((atom) => view.isCarbonyl(atom) && fits(view, atom));

/** Singly bonded oxygens on an atom. */
export const oxygensOn = (view: MoleculeView, atom: number) =>
  view.around(atom, 1).filter((other) => view.element(other) === O);

/** Whether a carbonyl carbon bears OH. */
export const isAcid = (view: MoleculeView, atom: number) =>
  oxygensOn(view, atom).some((other) => view.hydrogens(other) > 0);

/** Whether a carbonyl carbon is that of an ester: no nitrogen, and its oxygen leads to no second C=O. */
export const isEster = (view: MoleculeView, atom: number) =>
  !view.bondedTo(atom, N) &&
  oxygensOn(view, atom).some(
    (other) =>
      view.around(other).length === 2 &&
      !view.around(other).some((next) => next !== atom && view.isCarbonyl(next)),
  );

/** Whether a carbonyl carbon has two carbons. */
export const isKetone = (view: MoleculeView, atom: number) =>
  view.around(atom, 1).filter((other) => view.element(other) === C).length === 2;

/** Whether a carbonyl carbon bears hydrogen and nothing but carbon next to it. */
export const isAldehyde = (view: MoleculeView, atom: number) =>
  view.hydrogens(atom) > 0 && view.around(atom, 1).every((other) => view.element(other) === C);

/** Carbamates and esters of inorganic acids. */
export const hasOtherEster = (view: MoleculeView): boolean =>
  view.atoms(
    (atom) =>
      view.element(atom) === O &&
      view.around(atom).length === 2 &&
      view
        .around(atom)
        .some(
          (other) =>
            view.isCarbonyl(other) || (view.element(other) !== C && view.bondedTo(other, O)),
        ),
  ).length > 0;

/** The carbons that an ester's oxygen leads to, with the carbonyl. */
export const withAlkoxy =
  (find: GroupConcept['find']): GroupConcept['find'] =>
  (view) =>
    find(view).flatMap((atom) => [
      atom,
      ...oxygensOn(view, atom).flatMap((oxygen) =>
        view.around(oxygen).filter((other) => other !== atom),
      ),
    ]);

/** Atoms that fit, each with the oxygens on it. */
export const withOxygen =
  (find: GroupConcept['find']): GroupConcept['find'] =>
  (view) =>
    find(view).flatMap((atom) => [atom, ...oxygensOn(view, atom)]);

/** Atoms that fit, each with its neighbours of carbon. */
export const withCarbons =
  (find: GroupConcept['find']): GroupConcept['find'] =>
  (view) => [
    ...new Set(
      find(view).flatMap((atom) => [
        atom,
        ...view.around(atom).filter((other) => view.element(other) === C),
      ]),
    ),
  ];

/** Methyl groups on an atom. */
export const methyls = (view: MoleculeView, atom: number) =>
  view.around(atom, 1).filter((other) => view.isSaturated(other) && view.hydrogens(other) === 3);

/** The CH₂ of each –CH₂–CH₃. */
export const ends: GroupConcept['find'] = (view) =>
  saturated(2)(view).filter((atom) => methyls(view, atom).length > 0);

/** Oxygens of OH on a carbon that fits. */
export const hydroxyls =
  (fits: (view: MoleculeView, carbon: number) => boolean): GroupConcept['find'] =>
  (view) =>
    view.atoms(
      (atom) =>
        view.element(atom) === O &&
        view.hydrogens(atom) > 0 &&
        view.around(atom).some((other) => view.element(other) === C && fits(view, other)),
    );

/** Whether a carbon has a double bond to carbon outside aromatic rings. */
export const isAlkene = (view: MoleculeView, atom: number) =>
  view.element(atom) === C && !view.isAromatic(atom) && view.bondedTo(atom, C, 2);

/** Carbons that bear a halogen. */
export const halogen =
  (element: number): GroupConcept['find'] =>
  (view) =>
    view.atoms((atom) => view.element(atom) === C && view.bondedTo(atom, element));

/** How many oxygens are doubly bonded to an atom. */
export const doubleOxygens = (view: MoleculeView, atom: number) =>
  view.around(atom, 2).filter((other) => view.element(other) === O).length;

/** How many carbons are on an atom. */
export const carbonsOn = (view: MoleculeView, atom: number) =>
  view.around(atom).filter((other) => view.element(other) === C).length;

/** Sulfurs with so many doubly bonded oxygens and at least so many carbons. */
export const sulfurs =
  (oxides: number, carbons: number): GroupConcept['find'] =>
  (view) =>
    view.atoms(
      (atom) =>
        view.element(atom) === S &&
        doubleOxygens(view, atom) === oxides &&
        carbonsOn(view, atom) >= carbons,
    );

/** Nitrogen whose lone pair no C=O, C=N or C=S takes. */
export const isAmine = (view: MoleculeView, atom: number) =>
  view.element(atom) === N &&
  !view.isAromatic(atom) &&
  view
    .around(atom)
    .every(
      (other) =>
        view.element(other) === C &&
        view.around(atom, 1).includes(other) &&
        ![N, O, S].some((element) => view.bondedTo(other, element, 2)),
    );

/** Whether a carbonyl carbon has nitrogen as its only heteroatom on single bonds. */
export const isAmide = (view: MoleculeView, atom: number) =>
  view.bondedTo(atom, N, 1) &&
  view.around(atom, 1).filter((other) => view.element(other) !== C).length === 1;

/** Whether a carbon has C=N and neither nitrogen nor oxygen as well. */
export const isImine = (view: MoleculeView, atom: number) =>
  view.element(atom) === C &&
  !view.isAromatic(atom) &&
  !view.bondedTo(atom, N, 1) &&
  !view.bondedTo(atom, O) &&
  view
    .around(atom, 2)
    .some(
      (other) =>
        view.element(other) === N && view.around(other).every((next) => view.element(next) === C),
    );
