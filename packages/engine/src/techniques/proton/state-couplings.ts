import type { H1Peak } from '@elucida/spectra/spectrum';
import { ofCode } from '../../evidence/of-code.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { bondOrder, MAX_DEGREE } from '@elucida/molecules/graph';
import { labelAtoms, type ExplainedCandidate } from '../../statements/explained-candidate.ts';
import { couplingNeighbours } from './state-splitting.ts';
import type { Statement } from '../../statements/statement.ts';

/**
 * Two signals whose constants differ by no more than this share a coupling, Hz: digital resolution
 * of routine spectra.
 */
const SAME_HZ = 0.4;
/**
 * Vicinal couplings by kind, Hz (Pretsch, Structure Determination of Organic Compounds, 1H
 * chapter).
 */
const ORTHO_HZ = [6, 9.5],
  TRANS_HZ = [13.5, 18.5],
  CIS_HZ = [6.5, 12] as const;

interface At {
  readonly peak: number;
  readonly peaks: readonly H1Peak[];
}

/**
 * What the coupling constants of one signal say: a constant shared with a neighbour's signal, or a
 * size that tells ortho, cis or trans. A shared coupling is stated once, with the signal farther
 * downfield.
 */
export function stateCouplings(
  molecule: ExplainedCandidate,
  items: readonly Evidence[],
  { peak, peaks }: At,
): Statement[] {
  const assigned = ofCode(items, 'proton-assignment');
  const mine = assigned.filter((item) => item.peak === peak);
  const constants = peaks[peak].j_hz ?? [];
  if (mine.length !== 1 || constants.length === 0) return [];
  const [atom] = mine[0].atoms;
  const neighbours = couplingNeighbours(molecule, atom);
  const about = { technique: 'H1NMR' as const, peaks: [peak], atoms: [...mine[0].atoms] };
  for (const theirs of assigned) {
    if (theirs.peak === peak || !theirs.atoms.some((other) => neighbours.includes(other))) continue;
    const shared = constants.find((constant) =>
      (peaks[theirs.peak].j_hz ?? []).some((other) => Math.abs(other - constant) <= SAME_HZ),
    );
    if (shared === undefined || peaks[peak].delta_ppm < peaks[theirs.peak].delta_ppm) continue;
    const values = {
      coupling: shared,
      other: theirs.observed,
      atoms: labelAtoms(molecule, mine[0].atoms),
      otherAtoms: labelAtoms(molecule, theirs.atoms),
    };
    return [{ kind: 'coupling-shared', values, ...about, peaks: [peak, theirs.peak] }];
  }
  const kind = kindBySize(molecule, atom, constants[0]);
  return kind === undefined
    ? []
    : [
        {
          kind,
          values: { coupling: constants[0] },
          ...about,
        },
      ];
}

const within = (value: number, [from, to]: readonly number[]) => value >= from && value <= to;

function kindBySize(
  { graph, perception }: ExplainedCandidate,
  atom: number,
  constant: number,
): 'coupling-ortho' | 'coupling-trans' | 'coupling-cis' | undefined {
  if (perception.aromatic[atom] === 1 && perception.smallestRing[atom] === 6)
    return within(constant, ORTHO_HZ) ? 'coupling-ortho' : undefined;
  const partner = [
    ...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]),
  ].find((other) => bondOrder(graph, atom, other) === 2 && graph.element[other] === 6);
  if (
    partner === undefined ||
    graph.hydrogens[atom] !== 1 ||
    graph.hydrogens[partner] !== 1 ||
    perception.smallestRing[atom] > 0
  )
    return undefined;
  return within(constant, TRANS_HZ)
    ? 'coupling-trans'
    : within(constant, CIS_HZ)
      ? 'coupling-cis'
      : undefined;
}
