import type { ReportCandidate, ReportEvidence, ReportSpectrum } from '@elucida/contract/reports';
import { atomEnvironment, type AtomEnvironment } from '@elucida/engine/statements/atom-environment';
import { labelAtoms } from '@elucida/engine/statements/explained-candidate';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { roleOf } from '@elucida/spectra/evidence/evidence-roles';
import { signalPrediction } from '@elucida/spectra/plotting/signal-prediction';
import { positionOf } from './typed-spectra.ts';

/**
 * One line of the assignment table: a signal with all atoms that share it. `observed` null: predicted
 * and not found; without `verdict`: found and not predicted.
 */
export interface AssignmentRow {
  readonly observed: number | null;
  readonly peak: Readonly<Record<string, unknown>> | null;
  readonly atoms: readonly number[];
  /** Kinds of those atoms, each once. */
  readonly environments: readonly AtomEnvironment[];
  readonly predicted: number | undefined;
  readonly sd: number | undefined;
  /** Measured molecules that the prediction rests on, the fewest where kinds share a signal. */
  readonly observations: number | undefined;
  readonly verdict: ReportEvidence['verdict'] | null;
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

/** One verdict on a signal, as the plot draws it: what speaks against it first. */
const agreementOf = (about: readonly ReportEvidence[]): ReportEvidence['verdict'] =>
  (['against', 'for'] as const).find((verdict) => about.some((item) => item.verdict === verdict)) ??
  'neutral';

/** Evidence without a code is of an older version. */
const isAssignment = ({ code, atoms, predicted, verdict, observed }: ReportEvidence): boolean =>
  roleOf(code) === 'assigned' ||
  (roleOf(code) === 'missing' && predicted !== undefined) ||
  ((code ?? '') === '' && atoms.length > 0 && (observed !== undefined || verdict === 'against'));

/** What the evidence about one signal says, together. */
function signalOf(
  about: readonly ReportEvidence[],
  environmentOf: (atom: number | undefined) => AtomEnvironment | null,
): Pick<AssignmentRow, 'atoms' | 'environments' | 'predicted' | 'sd' | 'observations' | 'verdict'> {
  const prediction = signalPrediction(about);
  const known = about.flatMap(({ observations }) => observations ?? []);
  const environments = about.flatMap(({ atoms }) => environmentOf(atoms[0]) ?? []);
  return {
    atoms: [...new Set(about.flatMap(({ atoms }) => atoms))],
    environments: [...new Set(environments)],
    predicted: prediction?.predicted,
    sd: prediction?.sd,
    observations: known.length === 0 ? undefined : Math.min(...known),
    verdict: about.length === 0 ? null : agreementOf(about),
  };
}

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
    return [
      {
        observed: position,
        peak,
        ...signalOf(about, environmentOf),
        unexplained: about.length === 0 && isUnexplained(index),
      },
    ];
  });
  const missing = mine
    .filter((item) => item.observed === undefined)
    .map((evidence): AssignmentRow => ({
      observed: null,
      peak: null,
      ...signalOf([evidence], environmentOf),
      unexplained: false,
    }));
  const place = ({ observed: at, predicted }: AssignmentRow) => at ?? predicted ?? 0;
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
