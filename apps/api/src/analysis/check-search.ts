import type { SearchedBefore } from '@elucida/engine/identification';
import type { Submission } from '../adapters/analyser/analyser.ts';
import { checkSearchPlan } from '../billing/check-plan.ts';
import { STRUCTURE_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { refuseAsked } from './check-asked.ts';

interface AskedSearch {
  readonly formula: string;
  readonly search_seconds?: number | undefined;
  readonly search_from?: SearchedBefore | undefined;
}

/**
 * The time that a job gives its search, and the search that it goes on with: nothing where it says
 * nothing of them. Throws `plan_required` for more time than the plan allows, and `invalid_input`
 * that points at each structure that cannot be judged: before the analysis is accepted and counted.
 */
export async function checkSearch(
  { formula, search_seconds: searchSeconds, search_from: searchFrom }: AskedSearch,
  user: UserRow,
  { chemistry, config }: Pick<Context, 'chemistry' | 'config'>,
): Promise<Pick<Submission, 'searchSeconds' | 'searchFrom'>> {
  checkSearchPlan(user, searchSeconds, config);
  if (searchFrom !== undefined && searchFrom.structures.length > 0) {
    const asked = {
      formula,
      structures: searchFrom.structures,
      fragments: { present: [], absent: [] },
    };
    const problems = await chemistry.run('check-asked', asked, {
      limitMs: STRUCTURE_BOUNDS.limitMs,
    });
    refuseAsked(problems, { formula, under: ['body', 'search_from'] });
  }
  return {
    ...(searchSeconds !== undefined && { searchSeconds }),
    ...(searchFrom !== undefined && { searchFrom }),
  };
}
