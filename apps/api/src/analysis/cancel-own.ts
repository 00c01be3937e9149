import type { Context } from '../context.ts';
import { cancelAnalysis } from './queries/end-analysis.ts';

/** Cancels what a user has under way, and stops it at once where it runs here. Ended ones stay as they are. */
export async function cancelOwn(
  own: Parameters<typeof cancelAnalysis>[0],
  context: Context,
): Promise<void> {
  if (!(await cancelAnalysis(own, context))) return;
  context.stopHere(own.id);
  context.watchers.end(own.id, { status: 'cancelled' });
}
