import type { TestAction } from '@elucida/contract/billing';
import { PLAN_NAMES } from '@elucida/contract/limits';
import type { Language } from '@elucida/contract/languages';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import { testMode } from '@elucida/messages/billing/test-mode';
import type { Subscription } from '../../adapters/payments/payments.ts';
import { day, html, price, testPage, type Html } from './test-page.ts';

function button(
  action: TestAction,
  words: string,
  { look = '', help = '' }: { look?: 'primary' | 'danger' | ''; help?: string } = {},
): Html {
  const id = `help-${action}`;
  const described = help === '' ? html`` : html` aria-describedby="${id}"`;
  const text = help === '' ? html`` : html`<p class="muted" id="${id}">${help}</p>`;
  const given = html`class="button ${look}" name="action" value="${action}"${described}`;
  return html`<form method="post"><button ${given}>${words}</button>${text}</form>`;
}

function actions({ plan, status, periodEndsAt, endsAt }: Subscription, language: Language): Html[] {
  const { portal } = testMode[language];
  const when = (instant: number | null) => day(instant ?? 0, language);
  const other = plan === 'basic' ? 'pro' : 'basic';
  if (status === 'past_due')
    return [
      button('settle', portal.settle, { look: 'primary', help: portal.settleHelp(when(endsAt)) }),
    ];
  if (status === 'unpaid')
    return [button('settle', portal.settle, { look: 'primary', help: portal.settleLate })];
  if (endsAt !== null) return [button('resume', portal.resume, { look: 'primary' })];
  return [
    button(
      'switch',
      portal.change(PLAN_NAMES[other], price(PLAN_LIMITS[other].priceEuro, language)),
    ),
    button('cancel', portal.cancel, {
      look: 'danger',
      help: portal.cancelHelp(when(periodEndsAt)),
    }),
  ];
}

function subscriptionCard(subscription: Subscription, language: Language): Html {
  const { portal } = testMode[language];
  const { plan, status, periodEndsAt, endsAt } = subscription;
  const failed = status === 'past_due' || status === 'unpaid';
  const state = failed
    ? portal.states[status]
    : endsAt === null
      ? portal.states.active
      : portal.states.ending;
  const when = day(endsAt ?? periodEndsAt ?? 0, language);
  const until = html`<dt>${endsAt === null ? portal.renews : portal.ends}</dt><dd>${when}</dd>`;
  const fail = button('fail', portal.fail, { help: portal.failHelp });
  return html`<section class="card">
<dl><dt>${portal.plan}</dt><dd>${PLAN_NAMES[plan]}</dd><dt>${portal.state}</dt><dd>${state}</dd>
${failed ? html`` : until}</dl>
${actions(subscription, language)}
</section>
${failed ? html`` : html`<section class="card"><h2>${portal.try}</h2>${fail}</section>`}`;
}

/** The portal: the subscription and what can be done about it. */
export function portalPage(subscription: Subscription | null, language: Language): string {
  const { portal, back } = testMode[language];
  const shown =
    subscription === null
      ? html`<section class="card"><p>${portal.none}</p></section>`
      : subscriptionCard(subscription, language);
  const body = html`${shown}
<p style="margin-top:20px"><a href="/${language}/pricing">${back}</a></p>`;
  return testPage({ language, title: portal.title, body });
}
