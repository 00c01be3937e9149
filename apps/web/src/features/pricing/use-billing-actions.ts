import type { PaidPlan } from '@elucida/contract/billing';
import type { Plan } from '@elucida/contract/limits';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { backToFree, checkoutAddress, portalAddress } from '../../lib/api/billing-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { usePricingText } from './pricing-text.ts';

export interface Message {
  readonly tone: 'success' | 'danger';
  readonly words: string;
}
export interface BillingActions {
  readonly message: Message | null;
  /** One thing at a time. */
  readonly busy: boolean;
  readonly upgrade: (plan: PaidPlan) => void;
  readonly manage: () => void;
  readonly downgrade: () => void;
}

/**
 * What can be done about a plan, with the messages of specification §8. `go` leaves for another
 * address.
 */
export function useBillingActions({
  go,
  onChange,
}: {
  go: (url: string) => void;
  onChange: (plan: Plan) => void;
}): BillingActions {
  const text = usePricingText();
  const language = useLanguage();
  const errorWords = useErrorWords();
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);

  /** The server's own words where it has any. */
  const detailOr = (otherwise: string) => (error: ApiError) =>
    error.detail === null && error.code === null ? otherwise : errorWords(error);

  async function attempt(
    action: () => Promise<void>,
    wordsFor: (error: ApiError) => string,
  ): Promise<void> {
    setBusy(true);
    setMessage(null);
    try {
      await action();
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, null);
      setMessage({
        tone: 'danger',
        words: failure.status === 0 ? text.errors.network : wordsFor(failure),
      });
    } finally {
      setBusy(false);
    }
  }

  return {
    message,
    busy,
    upgrade: (plan) =>
      void attempt(
        async () => go(await checkoutAddress(plan, language)),
        detailOr(text.errors.checkout),
      ),
    manage: () =>
      void attempt(
        async () => go(await portalAddress(language)),
        ({ status }) => text.errors.billing(status),
      ),
    downgrade: () =>
      void attempt(async () => {
        await backToFree();
        onChange('free');
        setMessage({ tone: 'success', words: text.backOnFree });
      }, detailOr(text.errors.change)),
  };
}
