import type { ReportCandidate, ReportEvidence, ReportSpectrum } from '@elucida/contract/reports';
import { atomEnvironment, type AtomEnvironment } from '@elucida/engine/statements/atom-environment';
import { labelAtoms } from '@elucida/engine/statements/explained-candidate';
import { perceive } from '@elucida/engine/molecules/perceive';
import { graphFromSmiles } from '@elucida/engine/molecules/smiles';
import { roleOf } from '@elucida/spectra/evidence/evidence-roles';
import { positionOf } from './typed-spectra.ts';

/**
 * One line of the assignment table. `observed` null: predicted and not found; no `evidence`: found
 * and not predicted.
 */
export interface AssignmentRow {
  readonly observed: number | null;
  readonly peak: Readonly<Record<string, unknown>> | null;
  readonly evidence: ReportEvidence | null;
  readonly environment: AtomEnvironment | null;
  /** The analysis found no atom for it. */
  readonly unexplained: boolean;
}

/** What kind of atom each is; nothing for a SMILES that is none. */
function environments(smiles: string): (atom: number | undefined) => AtomEnvironment | null {
  try {
    const graph = graphFromSmiles(smiles);
    const perception = perceive(graph);
    return (atom) =>
      atom === undefined || atom >= graph.atomCount
        ? null
        : atomEnvironment(graph, perception, atom);
  } catch {
    return () => null;
  }
}

/** Evidence without a code is of an older version. */
const isAssignment = ({ code, atoms, predicted, verdict, observed }: ReportEvidence): boolean =>
  roleOf(code) === 'assigned' ||
  (roleOf(code) === 'missing' && predicted !== undefined) ||
  ((code ?? '') === '' && atoms.length > 0 && (observed !== undefined || verdict === 'against'));

/**
 * The ¹H or ¹³C signals of a spectrum and the atoms the candidate assigns them to, from high shift
 * to low.
 */
export function assignmentRows(
  spectrum: ReportSpectrum,
  candidate: ReportCandidate,
  isUnexplained: (peak: number) => boolean,
): AssignmentRow[] {
  const environmentOf = environments(candidate.smiles);
  const mine = candidate.evidence.filter(
    (item) => item.technique === spectrum.type && isAssignment(item),
  );
  const observed = spectrum.peaks.flatMap((peak, index): AssignmentRow[] => {
    const position = positionOf(spectrum.type, peak);
    if (position === undefined) return [];
    const about = mine.filter(
      (item) => item.peak === index || (item.peak === undefined && item.observed === position),
    );
    return about.length === 0
      ? [
          {
            observed: position,
            peak,
            evidence: null,
            environment: null,
            unexplained: isUnexplained(index),
          },
        ]
      : about.map((evidence) => ({
          observed: position,
          peak,
          evidence,
          environment: environmentOf(evidence.atoms[0]),
          unexplained: false,
        }));
  });
  const missing = mine
    .filter((item) => item.observed === undefined)
    .map((evidence): AssignmentRow => ({
      observed: null,
      peak: null,
      evidence,
      environment: environmentOf(evidence.atoms[0]),
      unexplained: false,
    }));
  const place = ({ observed: at, evidence }: AssignmentRow) => at ?? evidence?.predicted ?? 0;
  return [...observed, ...missing].sort((a, b) => place(b) - place(a));
}

/** Labels of atoms as the drawing numbers them: `C3/C5`. */
export function atomLabels(smiles: string): (atoms: readonly number[]) => string {
  try {
    const graph = graphFromSmiles(smiles);
    return (atoms) =>
      labelAtoms(
        { graph },
        atoms.filter((atom) => atom < graph.atomCount),
      );
  } catch {
    return () => '';
  }
}
