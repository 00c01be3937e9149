import { Molecule } from 'openchemlib';
import type { Drawn } from './drawing-props.ts';

/** Atoms of a SMILES in their order, and the hydrogens that one in brackets names. */
const ATOM = /\[\d*(?:[A-Z][a-z]?|[bcnops])@{0,2}(H?)(\d?)[^\]]*\]|Cl|Br|[BCNOPSFIbcnops]/g;

/** A fragment with the hydrogens of its brackets as atoms, since only those drawn count. */
function withHydrogens(molecule: Molecule, smiles: string): Molecule {
  [...smiles.matchAll(ATOM)].forEach(([, named, count], atom) => {
    // OpenChemLib takes a bracket with too few hydrogens for a radical.
    molecule.setAtomRadical(atom, 0);
    if (!named) return;
    const most = molecule.getAllAtoms() + Number(count || 1);
    molecule.addImplicitHydrogens(atom);
    while (molecule.getAllAtoms() > most) molecule.deleteAtom(molecule.getAllAtoms() - 1);
  });
  return molecule;
}

/** A line of SMILES as a drawing; null where it cannot be read. */
export function moleculeOf(smiles: string, drawn: Drawn): Molecule | null {
  try {
    const molecule = Molecule.fromSmiles(smiles);
    if (molecule.getAllAtoms() === 0) return null;
    return drawn === 'fragment' ? withHydrogens(molecule, smiles) : molecule;
  } catch {
    // Not every line is a SMILES: the caller says so.
    return null;
  }
}

/** An atom of a SMILES with the number that it is mapped to. */
const MAPPED = /\[(\d*)([A-Z][a-z]?|[bcnops])@{0,2}(?:H\d?)?([+-]\d*)?:(\d+)\]/g;
/** Elements that a SMILES may write without brackets. */
const ORGANIC = /^(?:[BCNOPSFI]|Cl|Br|[bcnops])$/;

/** A fragment's SMILES: hydrogens are written where they are drawn, as the least number there. */
function fragmentSmiles(drawing: Molecule): string {
  const molecule = drawing.getCompactCopy();
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const hydrogens = Array.from({ length: molecule.getAtoms() }, (_, atom) =>
    molecule.getExplicitHydrogens(atom),
  );
  // The writer keeps map numbers next to each atom: they carry the count, from 1.
  hydrogens.forEach((count, atom) => molecule.setAtomMapNo(atom, count + 1, false));
  return molecule
    .toIsomericSmiles({ includeMapping: true })
    .replace(
      MAPPED,
      (_, isotope: string, symbol: string, charge: string | undefined, mapped: string) => {
        const count = Number(mapped) - 1;
        if (count === 0 && isotope === '' && charge === undefined && ORGANIC.test(symbol))
          return symbol;
        return `[${isotope}${symbol}${count === 0 ? '' : `H${count === 1 ? '' : count}`}${charge ?? ''}]`;
      },
    );
}

/** A drawing as a line of SMILES; empty where nothing is drawn. */
export function smilesOf(molecule: Molecule, drawn: Drawn): string {
  if (molecule.getAllAtoms() === 0) return '';
  return drawn === 'fragment' ? fragmentSmiles(molecule) : molecule.toIsomericSmiles();
}
