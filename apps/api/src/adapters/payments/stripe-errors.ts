import type Stripe from 'stripe';
import { ApiError } from '../../http/api-error.ts';

/** Stripe's rate limit is by the second. */
const TRY_AGAIN_S = 5;

/**
 * What Stripe throws, in our codes. What may pass (no connection, a time-out, too many calls, a
 * fault of theirs) asks to
 * try again; everything else (a wrong key, an unknown price, a portal that is not set up, a refused
 * card) is for the
 * operators, whose log has Stripe's own words as the cause.
 */
export function toBillingError(error: InstanceType<typeof Stripe.errors.StripeError>): ApiError {
  const passing =
    error.type === 'StripeConnectionError' ||
    error.type === 'StripeAPIError' ||
    error.type === 'StripeRateLimitError' ||
    error.statusCode === 409 ||
    (error.statusCode ?? 0) >= 500;
  const mapped = passing
    ? new ApiError('billing_unavailable', { retryAfterS: TRY_AGAIN_S })
    : new ApiError('billing_refused');
  mapped.cause = error;
  return mapped;
}
