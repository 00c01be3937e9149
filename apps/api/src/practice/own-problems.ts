import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@elucida/contract/errors';
import type { ChosenProblem } from '@elucida/contract/practice-sets';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import { SMILES_MAX } from '@elucida/contract/limits';
import type { SetKind } from '@elucida/contract/practice-terms';
import type { OwnProblem } from '@elucida/practice/own-problem';
import type { SetFault, SetItem } from '@elucida/practice/set-desk';
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

const refused = (place: number, code: ErrorCode = 'set_molecule') =>
  new DomainError(code, {
    errors: [{ loc: ['body', 'problems', place], msg: 'not usable', type: 'value' }],
  });

const REFUSALS: Readonly<Record<SetFault['fault'], ErrorCode>> = {
  no_problem: 'set_molecule',
  no_exercise: 'set_exercise',
  gives_away: 'set_gives_away',
};

/** A teacher's molecule as what students do with it. */
const asItem = (own: OwnProblem, kind: SetKind): SetItem =>
  kind === 'structure' ? own : { exercise: { ...own, kind, seed: randomUUID() } };

/**
 * The items of a set as it keeps them: ids of the collection, molecules with simulated spectra, and items of the
 * history with their own. Throws `DomainError` with the place: `set_molecule`, `set_exercise` for what cannot be an
 * exercise, `set_gives_away` where one item shows what another asks; and `not_found` for no item of the history.
 */
export async function keptProblems(
  chosen: readonly ChosenProblem[],
  { user, lang }: { user: UserRow; lang: Language },
  context: Context,
): Promise<SetItem[]> {
  const { limitMs } = PRACTICE_BOUNDS;
  const items: SetItem[] = [];
  for (const [place, problem] of chosen.entries()) {
    if ('id' in problem) items.push(problem.id);
    else if ('exercise' in problem) items.push({ exercise: problem.exercise });
    else if ('structure' in problem) {
      const asked = { structure: problem.structure, lang };
      const made = await context.isomers.run('make-problem', asked, { limitMs });
      if (!made.ok) throw refused(place);
      items.push(asItem(made.value, problem.kind));
    } else {
      const item = await findListed({ user, id: problem.history }, context);
      if (item === undefined) throw new DomainError('not_found');
      // A result whose text is larger is one with pictures of many spectra; its lists would fill the set.
      const read = resultSchema.safeParse(JSON.parse(item.result_json ?? 'null'));
      if (!read.success || read.data.smiles.includes('.')) throw refused(place);
      const own = { smiles: read.data.smiles, spectra: read.data.spectra.map(bare) };
      items.push(asItem(own, problem.kind));
    }
  }
  const found = await context.isomers.run('check-set', { items, lang }, { limitMs });
  if (found !== null) throw refused(found.place, REFUSALS[found.fault]);
  return items;
}
