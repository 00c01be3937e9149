import type Stripe from 'stripe';
import { PaymentFailure } from './payments.ts';

/** Stripe's rate limit is by the second. */
const TRY_AGAIN_S = 5;

/**
 * What Stripe throws, in the port's words. What may pass (no connection, a time-out, too many calls,
 * a fault of theirs) asks to try again; everything else (a wrong key, an unknown price, a portal that
 * is not set up, a refused card) is for the operators, whose log has Stripe's own words as the cause.
 */
export function toPaymentFailure(
  cause: InstanceType<typeof Stripe.errors.StripeError>,
): PaymentFailure {
  const passing =
    cause.type === 'StripeConnectionError' ||
    cause.type === 'StripeAPIError' ||
    cause.type === 'StripeRateLimitError' ||
    cause.statusCode === 409 ||
    (cause.statusCode ?? 0) >= 500;
  return passing
    ? new PaymentFailure('unavailable', { retryAfterS: TRY_AGAIN_S, cause })
    : new PaymentFailure('refused', { cause });
}
