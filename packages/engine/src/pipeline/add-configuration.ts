import type { Spectrum } from '@elucida/spectra/spectrum';
import { configurationOf } from '../configuration/configuration-of.ts';
import type { Identification } from '../identification.ts';
import { isLate, type Task } from '../stages.ts';
import { explainedCandidate } from '../statements/explained-candidate.ts';

/** Below it the constitution itself is in doubt, and its configuration no question yet. */
const LEAST_CONFIDENCE = 0.5;

interface Options {
  readonly spectra: readonly Spectrum[];
  readonly seed: number;
  readonly task: Task;
}

/**
 * The same answer with what constants and NOE say of the relative configuration of its first candidate, where that is
 * likely and of one part. Order and confidences stay. Not where the caller is in a hurry. Throws only what
 * `task.checkpoint` throws.
 */
export function addConfiguration(
  identification: Identification,
  { spectra, seed, task }: Options,
): Identification {
  const [best] = identification.candidates;
  if (
    best === undefined ||
    best.confidence < LEAST_CONFIDENCE ||
    best.smiles.includes('.') ||
    isLate(task)
  )
    return identification;
  const { graph, perception, candidate } = explainedCandidate(best);
  const evidence = candidate.evidence.filter(
    ({ technique }) => !identification.setAside.includes(technique),
  );
  const configuration = configurationOf({
    molecule: { graph, perception },
    evidence,
    spectra,
    seed,
    checkpoint: () => task.checkpoint(),
  });
  return configuration === null ? identification : { ...identification, configuration };
}
