import { checkAsked } from '@elucida/engine/candidates/check-asked';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import type { IdentifyRequest } from '@elucida/engine/identification';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { FormulaRejected, StructuresRejected, UnreadableImages } from './errors.ts';
import { gatherSpectra, type Warning } from './gather-spectra.ts';
import type { AnalysisEnvironment, AnalysisJob } from './job.ts';
import { readImages, type ImageOutcome } from './read-images.ts';

const DEFAULT_SEED = 1;
/** Contract §2: up to 10 candidates. */
const DEFAULT_TOP = 10;

/**
 * A job whose images are read: what the engine is asked, and what became of the images. Plain data.
 */
export interface PreparedJob {
  readonly request: IdentifyRequest;
  readonly outcomes: readonly ImageOutcome[];
  readonly warnings: readonly Warning[];
}

function refuseWhenNothingReadable(job: AnalysisJob, outcomes: readonly ImageOutcome[]): void {
  if (job.spectra.length > 0 || outcomes.length === 0) return;
  const unreadable = outcomes.flatMap((outcome) =>
    outcome.ok ? [] : [{ file: outcome.file, reason: outcome.reason }],
  );
  if (unreadable.length === outcomes.length) throw new UnreadableImages(unreadable);
}

/** The structures and fragments of a job; no fragments are none at all. */
function askedOf({
  structures = [],
  fragments,
}: AnalysisJob): Pick<IdentifyRequest, 'structures' | 'fragments'> {
  const some = fragments && fragments.present.length + fragments.absent.length > 0;
  return { structures, ...(some && { fragments }) };
}

/**
 * Checks the formula and what is asked about, and reads the images. Throws `FormulaRejected`,
 * `StructuresRejected`, `ImageRejected`, `UnreadableImages` and `Cancelled`.
 */
export async function prepareJob(job: AnalysisJob, env: AnalysisEnvironment): Promise<PreparedJob> {
  const parsed = parseFormula(job.formula);
  if (!parsed.ok) throw new FormulaRejected(job.formula, parsed.error);
  const asked = askedOf(job);
  const problems = checkAsked({ formula: parsed.formula, ...asked });
  if (problems.length > 0) throw new StructuresRejected(parsed.formula.hill, problems);
  const outcomes = await readImages(job, parsed.formula, env);
  refuseWhenNothingReadable(job, outcomes);
  const { spectra: given, warnings } = gatherSpectra(job, outcomes);
  const spectra = withDerivedLists(given);
  const { top = DEFAULT_TOP, seed = DEFAULT_SEED, useLibrary = true, hide = [] } = job;
  const from = job.searchFrom && { from: job.searchFrom };
  return {
    request: { formula: parsed.formula, spectra, top, seed, useLibrary, hide, ...asked, ...from },
    outcomes,
    warnings,
  };
}
