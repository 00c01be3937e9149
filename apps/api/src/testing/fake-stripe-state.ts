import { afterMonths, monthsUntil } from '../adapters/payments/months.ts';

/**
 * Stripe's objects, with the fields that this project reads, as its API writes them (version
 * 2026-10-28). Times are seconds.
 */
export interface FakeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: number;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  readonly items: {
    readonly object: 'list';
    readonly data: { readonly id: string; price: { id: string }; current_period_end: number }[];
  };
  readonly metadata: Record<string, string>;
}
export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  status: 'open' | 'complete' | 'expired';
  readonly url: string;
  readonly metadata: Record<string, string>;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
}
export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}

/** Stripe's side of the story: what customers do there, and the events that tell of it. */
export class FakeStripeState {
  readonly customers = new Map<string, Record<string, string>>();
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly events: FakeEvent[] = [];
  /** Called with every event as it happens. */
  onEvent: (event: FakeEvent) => void = () => {};
  readonly #now: () => number;
  #made = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  id(prefix: string): string {
    return `${prefix}_${String(++this.#made).padStart(8, '0')}`;
  }

  #tell(type: string, object: unknown): void {
    const event: FakeEvent = {
      id: this.id('evt'),
      object: 'event',
      type,
      created: this.#seconds(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1_000);
  }

  #get(id: string): FakeSubscription {
    return this.subscriptions.get(id)!;
  }

  #changed(subscription: FakeSubscription, ...more: string[]): void {
    this.#tell('customer.subscription.updated', subscription);
    for (const type of more)
      this.#tell(type, { object: 'invoice', id: this.id('in'), customer: subscription.customer });
  }

  /** The card is accepted: the session completes and a subscription begins. */
  pay(sessionId: string): FakeSubscription {
    const session = this.sessions.get(sessionId)!;
    if (session.status !== 'open') throw new Error(`${sessionId} is ${session.status}`);
    session.status = 'complete';
    const created = this.#seconds();
    const subscription: FakeSubscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: session.customer,
      created,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      metadata: {},
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            price: { id: session.price },
            current_period_end: Math.floor(afterMonths(created * 1_000, 1) / 1_000),
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#tell('customer.subscription.created', subscription);
    this.#tell('checkout.session.completed', {
      object: 'checkout.session',
      id: session.id,
      customer: session.customer,
      subscription: subscription.id,
    });
    this.#tell('invoice.paid', {
      object: 'invoice',
      id: this.id('in'),
      customer: session.customer,
    });
    return subscription;
  }

  cancelAtPeriodEnd(id: string): void {
    const subscription = this.#get(id);
    Object.assign(subscription, {
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0].current_period_end,
    });
    this.#changed(subscription);
  }

  resume(id: string): void {
    Object.assign(this.#get(id), { cancel_at_period_end: false, cancel_at: null });
    this.#changed(this.#get(id));
  }

  /** Another price, with the difference invoiced at once. */
  changePrice(id: string, price: string): void {
    this.#get(id).items.data[0].price = { id: price };
    this.#changed(this.#get(id), 'invoice.paid');
  }

  renew(id: string): void {
    const [item] = this.#get(id).items.data;
    const { created } = this.#get(id);
    item.current_period_end = Math.floor(
      afterMonths(created * 1_000, monthsUntil(created * 1_000, item.current_period_end * 1_000)) /
        1_000,
    );
    this.#changed(this.#get(id), 'invoice.paid');
  }

  /**
   * The card is refused (`past_due`); after some tries Stripe gives up (`unpaid`); the customer
   * pays after all (`active`).
   */
  setStatus(id: string, status: 'past_due' | 'unpaid' | 'active'): void {
    this.#get(id).status = status;
    this.#changed(this.#get(id), status === 'active' ? 'invoice.paid' : 'invoice.payment_failed');
  }

  /** It is over: at the end of its period, or at once. */
  end(id: string): void {
    Object.assign(this.#get(id), { status: 'canceled', ended_at: this.#seconds() });
    this.#tell('customer.subscription.deleted', this.#get(id));
  }

  /** Ends what has been cancelled and is due. */
  pass(): void {
    for (const subscription of this.subscriptions.values()) {
      if (
        subscription.status !== 'canceled' &&
        subscription.cancel_at !== null &&
        subscription.cancel_at <= this.#seconds()
      )
        this.end(subscription.id);
    }
  }
}
