import type { Plan } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPlan, syncPlan } from '../../lib/api/billing-calls.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { PLAN_CHANGED } from '../../session/use-quota.ts';

export interface KnownPlan {
  /** Null until it is known. */
  readonly plan: Plan | null;
  /** What went wrong where the plan cannot be read. */
  readonly error: unknown;
  /** The plan has changed by what the user did here. */
  readonly changed: (plan: Plan) => void;
}

/**
 * The signed-in user's plan, as the specification has it read (§4): read, asked of the provider,
 * read again, and the plan-changed event fired. `fresh`: the user comes from a checkout, and what
 * is read before the provider is asked may be the plan of before; it is not shown then.
 */
export function usePlan({ userId, fresh }: { userId: string | null; fresh: boolean }): KnownPlan {
  const client = useQueryClient();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [error, setError] = useState<unknown>(null);

  function changed(to: Plan): void {
    setPlan(to);
    window.dispatchEvent(new Event(PLAN_CHANGED));
    // How far back it lists depends on the plan.
    void client.invalidateQueries({ queryKey: HISTORY });
  }

  useEffect(() => {
    if (userId === null) return;
    let left = false;
    async function read(): Promise<void> {
      // Whether the plan can be had at all is decided by the second call.
      const first = await fetchPlan().catch(() => null);
      if (left) return;
      if (first !== null && !fresh) setPlan(first);
      // Without the payment provider the plan is what the server knows.
      await syncPlan().catch(() => {});
      const second = await fetchPlan();
      if (!left) changed(second);
    }
    void read().catch((failure: unknown) => {
      if (!left) setError(failure);
    });
    return () => {
      left = true;
    };
    // Read once a visit; `changed` only wraps what never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, fresh]);
  return { plan, error, changed };
}
