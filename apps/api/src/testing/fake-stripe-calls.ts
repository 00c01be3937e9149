import type { FakeSession, FakeStripeState } from './fake-stripe-state.ts';

/** A call as Stripe's SDK sends it: the form's fields, flat, as `line_items[0][price]`. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly key: string | undefined;
}
export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const failure = (
  status: number,
  type: string,
  { code, message = 'no' }: { code?: string; message?: string } = {},
): FakeAnswer => ({ status, body: { error: { type, code, message } } });
const missing = (what: string) =>
  failure(404, 'invalid_request_error', { code: 'resource_missing', message: `No such ${what}` });
const list = (data: readonly unknown[]): FakeAnswer => ({
  status: 200,
  body: { object: 'list', data, has_more: false },
});
const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

const metadataOf = (fields: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** Answers one call of Stripe's API. `base`: where the stub's own pages are. */
export function answerCall(
  state: FakeStripeState,
  { method, path, fields }: FakeCall,
  base: string,
): FakeAnswer {
  const customer = fields.get('customer') ?? '';
  const [, id] = /^\/v1\/(?:subscriptions|checkout\/sessions)\/(\w+)/.exec(path) ?? [];
  switch (`${method} ${path.replace(/\/(sub|cs)_\w+/, '/:id')}`) {
    case 'POST /v1/customers': {
      const made = state.id('cus');
      state.customers.set(made, { email: fields.get('email') ?? '', ...metadataOf(fields) });
      return ok({ id: made, object: 'customer' });
    }
    case 'GET /v1/subscriptions':
      return state.customers.has(customer)
        ? list(
            [...state.subscriptions.values()]
              .filter((each) => each.customer === customer)
              .reverse(),
          )
        : missing('customer');
    case 'GET /v1/subscriptions/:id':
      return state.subscriptions.has(id)
        ? ok(state.subscriptions.get(id))
        : missing('subscription');
    case 'DELETE /v1/subscriptions/:id': {
      if (!state.subscriptions.has(id)) return missing('subscription');
      state.end(id);
      return ok(state.subscriptions.get(id));
    }
    case 'GET /v1/checkout/sessions':
      return state.customers.has(customer)
        ? list(
            [...state.sessions.values()].filter(
              (each) => each.customer === customer && each.status === fields.get('status'),
            ),
          )
        : missing('customer');
    case 'GET /v1/checkout/sessions/:id':
      return state.sessions.has(id) ? ok(state.sessions.get(id)) : missing('checkout.session');
    case 'POST /v1/checkout/sessions/:id/expire': {
      const session = state.sessions.get(id);
      if (session === undefined) return missing('checkout.session');
      if (session.status !== 'open')
        return failure(400, 'invalid_request_error', {
          message:
            'Only Checkout Sessions with a status in ["open"] can be expired. This Session ' +
            `has a status of ${session.status}.`,
        });
      session.status = 'expired';
      return ok(session);
    }
    case 'POST /v1/checkout/sessions': {
      if (!state.customers.has(customer)) return missing('customer');
      const made = state.id('cs');
      const session: FakeSession = {
        id: made,
        object: 'checkout.session',
        customer,
        status: 'open',
        url: `${base}/pay/${made}`,
        metadata: metadataOf(fields),
        price: fields.get('line_items[0][price]')!,
        success_url: fields.get('success_url')!,
        cancel_url: fields.get('cancel_url')!,
      };
      state.sessions.set(made, session);
      return ok(session);
    }
    case 'POST /v1/billing_portal/sessions': {
      if (!state.customers.has(customer)) return missing('customer');
      const to = new URLSearchParams({
        back: fields.get('return_url')!,
        change: fields.get('flow_data[subscription_update_confirm][items][0][price]') ?? '',
      });
      return ok({
        id: state.id('bps'),
        object: 'billing_portal.session',
        url: `${base}/portal/${customer}?${to}`,
      });
    }
    default:
      return failure(404, 'invalid_request_error', {
        message: `Unrecognized request URL (${method}: ${path})`,
      });
  }
}
