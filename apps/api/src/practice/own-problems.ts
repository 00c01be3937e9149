import type { ChosenProblem } from '@elucida/contract/practice-sets';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import { SMILES_MAX } from '@elucida/contract/limits';
import type { AskedProblem } from '@elucida/practice/practice-desk';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { PRACTICE_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { findListed } from '../history/queries/item-row.ts';

type Language = 'en' | 'es' | 'eu';

/** What of a result makes a problem: its molecule and its lists. */
const resultSchema = z.object({
  smiles: z.string().min(1).max(SMILES_MAX),
  spectra: z.array(manualSpectrumSchema).min(1),
});

/** A spectrum as a set keeps it: without its curve or plane, whose bytes are many. */
function bare(spectrum: Spectrum): Spectrum {
  const copy = { ...spectrum };
  delete copy.trace;
  delete copy.plane;
  return copy;
}

const refused = (place: number) =>
  new DomainError('set_molecule', {
    errors: [{ loc: ['body', 'problems', place], msg: 'not usable', type: 'value' }],
  });

/**
 * The problems of a set as it keeps them: ids of the collection, molecules with simulated spectra, and items of the
 * history with their own. Throws `DomainError`: `set_molecule` with its place, `not_found` for an id that there is not.
 */
export async function keptProblems(
  chosen: readonly ChosenProblem[],
  { user, lang }: { user: UserRow; lang: Language },
  context: Context,
): Promise<AskedProblem[]> {
  const { limitMs } = PRACTICE_BOUNDS;
  const kept: AskedProblem[] = [];
  for (const [place, problem] of chosen.entries()) {
    if ('id' in problem) kept.push(problem.id);
    else if ('structure' in problem) {
      const asked = { structure: problem.structure, lang };
      const made = await context.isomers.run('make-problem', asked, { limitMs });
      if (!made.ok) throw refused(place);
      kept.push(made.value);
    } else {
      const item = await findListed({ user, id: problem.history }, context);
      if (item === undefined) throw new DomainError('not_found');
      // A result whose text is larger is one with pictures of many spectra; its lists would fill the set.
      const read = resultSchema.safeParse(JSON.parse(item.result_json ?? 'null'));
      if (!read.success || read.data.smiles.includes('.')) throw refused(place);
      kept.push({ smiles: read.data.smiles, spectra: read.data.spectra.map(bare) });
    }
  }
  const described = await context.isomers.run(
    'describe-problems',
    { problems: kept, lang },
    { limitMs },
  );
  const absent = described.indexOf(null);
  if (absent >= 0) throw refused(absent);
  return kept;
}
