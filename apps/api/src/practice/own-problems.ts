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
import { findListed, textOf, type ItemRow } from '../history/queries/item-row.ts';

type Language = 'en' | 'es' | 'eu';

/** What of a result makes a problem: its molecule and its lists. */
const resultSchema = z.object({
  smiles: z.string().min(1).max(SMILES_MAX),
  spectra: z.array(manualSpectrumSchema).min(1),
});

/**
 * Makes spectra what a set keeps of them: with recorded curves while there is room for them in the set; the rest are
 * drawn from their lists. Without planes, whose bytes are many.
 */
function keepCurves(): (spectrum: Spectrum) => Spectrum {
  let room: number = PRACTICE_BOUNDS.setCurveCharsMax;
  return (spectrum) => {
    const copy = { ...spectrum };
    delete copy.plane;
    const needed = copy.trace?.heights.length ?? 0;
    if (needed > room) delete copy.trace;
    else room -= needed;
    return copy;
  };
}

/** The result of an item; null for a text longer than those of analyses with curves of every technique. */
async function resultOf(item: ItemRow, { db }: Pick<Context, 'db'>): Promise<unknown> {
  let text = '';
  for await (const slice of textOf(item, 'result_json', db.kysely)) {
    text += slice;
    if (text.length > PRACTICE_BOUNDS.resultCharsMax) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    // It has none, or was deleted while it was read.
    return null;
  }
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
 * history with their own lists and recorded curves. Throws `DomainError` with the place: `set_molecule`,
 * `set_exercise` for what cannot be an exercise, `set_gives_away` where one item shows what another asks; and
 * `not_found` for no item of the history.
 */
export async function keptProblems(
  chosen: readonly ChosenProblem[],
  { user, lang }: { user: UserRow; lang: Language },
  context: Context,
): Promise<SetItem[]> {
  const { limitMs } = PRACTICE_BOUNDS;
  const items: SetItem[] = [];
  const kept = keepCurves();
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
      const read = resultSchema.safeParse(await resultOf(item, context));
      if (!read.success || read.data.smiles.includes('.')) throw refused(place);
      const own = { smiles: read.data.smiles, spectra: read.data.spectra.map(kept) };
      items.push(asItem(own, problem.kind));
    }
  }
  const found = await context.isomers.run('check-set', { items, lang }, { limitMs });
  if (found !== null) throw refused(found.place, REFUSALS[found.fault]);
  return items;
}
