import type { Isomer } from '@elucida/contract/isomers';
import { describeIsomers } from '@elucida/engine/isomers/describe-isomers';
import { unattended } from '@elucida/engine/stages';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { MOST_ATOMS } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { ReportLanguage } from '../job.ts';
import { resolveStructure } from '../names/resolve-structure.ts';
import { writeIsomer } from './write-isomer.ts';

/** The expected spectra of one molecule, or names that look like what was asked. */
export type PredictedStructure =
  | { readonly ok: true; readonly isomer: Isomer }
  | { readonly ok: false; readonly suggestions: readonly string[] };

/** Predicts what the isomer explorer shows of a molecule, given as a name, SMILES or InChI. */
export function predictStructure(
  text: string,
  { predictor, lang }: { readonly predictor: ShiftPredictor; readonly lang: ReportLanguage },
): PredictedStructure {
  const { smiles, suggestions } = resolveStructure(text, { useLibrary: true, language: lang });
  if (smiles === null || smiles.includes('.')) return { ok: false, suggestions };
  const graph = graphFromSmiles(smiles);
  if (graph.atomCount === 0 || graph.atomCount > MOST_ATOMS) return { ok: false, suggestions: [] };
  const key = fingerprintKey(graph, perceive(graph));
  const [row] = describeIsomers({
    rows: [{ graph, key, known: false, named: true }],
    offset: 0,
    limit: 1,
    predictor,
    task: unattended,
  });
  return { ok: true, isomer: writeIsomer(row, lang) };
}
