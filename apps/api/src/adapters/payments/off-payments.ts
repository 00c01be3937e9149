import { PaymentFailure, TEST_CUSTOMER, type Payments } from './payments.ts';

const refuse = async (): Promise<never> => {
  throw new PaymentFailure('off');
};

/**
 * No billing: nothing can be bought. Plans of the test mode end, as with a real provider; of
 * customers of a provider whose keys are not set nothing is known, and what they pay cannot be
 * ended.
 */
export function createOffPayments(): Payments {
  return {
    desk: null,
    createCustomer: refuse,
    findCheckout: refuse,
    startCheckout: refuse,
    openChange: refuse,
    openPortal: refuse,
    cancelNow: refuse,
    listSubscriptions: async (customer) => (customer.startsWith(TEST_CUSTOMER) ? [] : null),
    async withdrawCheckouts(customer) {
      if (!customer.startsWith(TEST_CUSTOMER))
        throw new PaymentFailure('unavailable', { retryAfterS: 3_600 });
    },
    readEvent() {
      throw new PaymentFailure('no-events');
    },
  };
}
