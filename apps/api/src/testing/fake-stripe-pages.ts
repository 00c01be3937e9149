import type { FakeStripeState } from './fake-stripe-state.ts';

/** What a page of the stub answers: HTML, or the way on. */
export type FakePage = { readonly html: string } | { readonly location: string } | null;

const page = (title: string, buttons: Readonly<Record<string, string>>) => ({
  html: [
    `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,">`,
    `<h1>${title}</h1><form method="post">`,
    ...Object.entries(buttons).map(
      ([name, words]) => `<button name="do" value="${name}">${words}</button>`,
    ),
    '</form>',
  ].join(''),
});

function portal(
  state: FakeStripeState,
  customer: string,
  { query, action }: { query: URLSearchParams; action: string | null },
): FakePage {
  const subscription = [...state.subscriptions.values()].find(
    (each) => each.customer === customer && each.status !== 'canceled',
  );
  const change = query.get('change') ?? '';
  if (action === null)
    return page(
      'Stripe portal',
      change === ''
        ? { cancel: 'Cancel plan', resume: 'Renew plan' }
        : { change: 'Confirm the change' },
    );
  if (subscription !== undefined && action === 'cancel') state.cancelAtPeriodEnd(subscription.id);
  if (subscription !== undefined && action === 'resume') state.resume(subscription.id);
  if (subscription !== undefined && action === 'change') state.changePrice(subscription.id, change);
  return { location: query.get('back')! };
}

/** The pages a customer sees at Stripe, as plain as can be. */
export function answerPage(state: FakeStripeState, url: URL, action: string | null): FakePage {
  const [, kind, id] = url.pathname.split('/');
  if (kind === 'portal') return portal(state, id, { query: url.searchParams, action });
  const session = kind === 'pay' ? state.sessions.get(id) : undefined;
  if (session === undefined) return null;
  if (action === null) return page('Stripe checkout', { pay: 'Pay', leave: 'Back' });
  if (action === 'pay') state.pay(id);
  return { location: action === 'pay' ? session.success_url : session.cancel_url };
}
