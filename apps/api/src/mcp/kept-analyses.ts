import type { Identified, Reports } from '@elucida/assistants/ports';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { findOwn } from '../analysis/queries/find-analysis.ts';
import type { Context } from '../context.ts';

/** Analyses that a session lists as resources; older ones are read by their address all the same. */
const LISTED = 50;

/** The reports of a session: analyses of its account, read from the database. */
export function keptAnalyses(userId: string, context: Pick<Context, 'db'>): Reports {
  const ids: string[] = [];
  return {
    keep({ id }: Identified): string {
      ids.push(id!);
      if (ids.length > LISTED) ids.shift();
      return id!;
    },
    async get(id: string): Promise<AnalysisResponse | undefined> {
      const row = await findOwn({ id, userId }, context);
      return row?.result ? (JSON.parse(row.result) as AnalysisResponse) : undefined;
    },
    ids: () => [...ids],
  };
}
