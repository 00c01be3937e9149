import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { Molecule } from 'openchemlib';

/** A structure as a file holds it. */
export interface FileStructure {
  readonly smiles: string;
  /** Without stereochemistry: two files may draw one molecule. */
  readonly constitution: string;
  readonly atoms: AtomCounts;
}

function known(molecule: Molecule): FileStructure | null {
  if (molecule.getAllAtoms() === 0) return null;
  const formula = parseFormula(molecule.getMolecularFormula().formula);
  const flat = molecule.getCompactCopy();
  flat.stripStereoInformation();
  return {
    smiles: molecule.toIsomericSmiles(),
    constitution: flat.toSmiles(),
    atoms: formula.ok ? formula.formula.counts : {},
  };
}

/** The structure of a SMILES; null where it is none. */
export function structureOfSmiles(smiles: string): FileStructure | null {
  try {
    return known(Molecule.fromSmiles(smiles));
  } catch {
    // Not a SMILES: whoever asked says so.
    return null;
  }
}

/** The structure of a molfile, the first of an SD file, or the first SMILES of a list; null where there is none. */
export function structureOfFile(name: string, text: string): FileStructure | null {
  if (/\.(?:smi|smiles)$/i.test(name)) {
    const smiles = text.trim().split(/\s/, 1)[0]!;
    return smiles === '' ? null : structureOfSmiles(smiles);
  }
  try {
    return known(Molecule.fromMolfile(text));
  } catch {
    // Not a molfile: whoever asked says so.
    return null;
  }
}
