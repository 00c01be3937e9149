import type { Formula } from '@elucida/spectra/formula/formula';
import type { IdentifyRequest } from '../identification.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { readFragment, type Fragment } from '@elucida/molecules/read-fragment';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { isCertainlySalt, saltsOf } from '../salts/salt.ts';
import { fragmentFilter } from './fragment-filter.ts';
import { isOfFormula } from './is-of-formula.ts';
import { atomsOf } from './pieces/weigh-pieces.ts';
import { readProposal } from './read-proposal.ts';
import { structureOfCore } from './structure-of-core.ts';

/** What can be wrong with a structure or fragment that a user asks about. */
export const ASKED_FAULTS = [
  'unreadable',
  'wrong-formula',
  'parts-differ',
  'fragments-differ',
  'fragment-too-large',
] as const;
export type AskedFault = (typeof ASKED_FAULTS)[number];

/** One of them, with its place in the request. */
export interface AskedProblem {
  readonly place:
    readonly ['structures', number] | readonly ['fragments', 'present' | 'absent', number];
  readonly smiles: string;
  readonly fault: AskedFault;
}

/**
 * What is wrong with the structures and fragments of a request: SMILES that cannot be read,
 * structures of another formula or against the fragments, a salt next to a single molecule
 * (they are not judged together), a fragment that the formula has no atoms for. Empty where all
 * can be judged.
 */
export function checkAsked({
  formula,
  structures = [],
  fragments = { present: [], absent: [] },
}: Pick<IdentifyRequest, 'formula' | 'structures' | 'fragments'>): AskedProblem[] {
  const ofFragments = (['present', 'absent'] as const).flatMap((kind) =>
    fragments[kind].flatMap((smiles, i): AskedProblem[] => {
      const fault = faultOfFragment(smiles, kind === 'present' ? formula : null);
      return fault ? [{ place: ['fragments', kind, i], smiles, fault }] : [];
    }),
  );
  const faultsOf = ofFragments.length > 0 ? null : fragmentFilter(fragments);
  const ofStructures = structures.flatMap((smiles, i): AskedProblem[] => {
    const place = ['structures', i] as const;
    const read = readStructure(smiles, formula);
    if (typeof read === 'string') return [{ place, smiles, fault: read }];
    if (!isCertainlySalt(formula) && isInParts(smiles) !== isInParts(structures[0]))
      return [{ place, smiles, fault: 'parts-differ' }];
    return faultsOf && faultsOf({ graph: read, perception: perceive(read) }) > 0
      ? [{ place, smiles, fault: 'fragments-differ' }]
      : [];
  });
  return [...ofStructures, ...ofFragments];
}

const isInParts = (smiles: string): boolean => smiles.includes('.');

/** The molecule that is judged for a structure, or why it cannot be. */
function readStructure(smiles: string, formula: Formula): MolecularGraph | AskedFault {
  const asMolecule = readProposal(smiles, formula);
  if (asMolecule.verdict === 'readable') return asMolecule.judged;
  if (asMolecule.verdict === 'unreadable' && !isInParts(smiles)) return 'unreadable';
  if (isInParts(smiles)) {
    const whole = readParts(smiles);
    if (whole === null) return 'unreadable';
    if (!isOfFormula(whole, formula)) return 'wrong-formula';
  }
  for (const salt of saltsOf(formula)) {
    const core = structureOfCore(smiles, salt);
    if (core !== null) return graphFromSmiles(core);
  }
  return 'wrong-formula';
}

function readParts(smiles: string): MolecularGraph | null {
  try {
    return graphFromSmiles(smiles);
  } catch {
    // No SMILES: said at its place, like every other fault.
    return null;
  }
}

function faultOfFragment(smiles: string, formula: Formula | null): AskedFault | null {
  const fragment = fragmentOf(smiles);
  if (fragment === null) return 'unreadable';
  return formula === null || fitsInto(fragment, formula) ? null : 'fragment-too-large';
}

function fragmentOf(smiles: string): Fragment | null {
  try {
    return readFragment(smiles);
  } catch {
    // As above.
    return null;
  }
}

function fitsInto({ graph, leastHydrogens }: Fragment, formula: Formula): boolean {
  const available = atomsOf(formula);
  const hydrogens = leastHydrogens.reduce((sum, count) => sum + count, 0);
  if (hydrogens > (available.get(1) ?? 0)) return false;
  for (const element of graph.element) {
    const left = (available.get(element) ?? 0) - 1;
    if (left < 0) return false;
    available.set(element, left);
  }
  return true;
}
