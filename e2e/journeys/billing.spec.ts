import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { testMode } from '@elucida/messages/billing/test-mode';
import type { Page } from '@playwright/test';
import { failure } from '../../apps/api/src/testing/fake-stripe-calls.ts';
import { HistoryPage } from '../pages/history.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { PricingPage } from '../pages/pricing.page.ts';
import { registerAndVerify } from './accounts.ts';
import { startBillingApp, type BillingApp } from '../support/billing-app.ts';
import { startBrokenApp, type BrokenApp } from '../support/broken-app.ts';
import { caseImages } from '../support/case-images.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWhole } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test as base } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const DAY_MS = 86_400_000;
const MODES = ['test', 'stripe'] as const;
type Mode = (typeof MODES)[number];

/** The tests' page belongs to the server of the mode that is in use. */
const test = base.extend<
  { mode: Mode; billing: BillingApp; broken: BrokenApp },
  { servers: Readonly<Record<Mode, BillingApp>> }
>({
  servers: [
    // Playwright reads a fixture's needs from this pattern: it needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servers = {
        test: await startBillingApp('test'),
        stripe: await startBillingApp('stripe'),
      };
      await use(servers);
      for (const mode of MODES) await servers[mode].stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mode: ['test', { option: true }],
  billing: ({ servers, mode }, use) => use(servers[mode]),
  /**
   * The same server behind one that spoils answers. Its own pages of payment lead back to itself:
   * the way back here is opened again.
   */
  broken: async ({ billing }, use) => {
    const server = await startBrokenApp(billing.url);
    await use(server);
    await server.stop();
  },
  baseURL: ({ billing }, use) => use(billing.url),
});

async function analyse(page: Page, images: number): Promise<void> {
  const newPage = new NewPage(page, 'en');
  await newPage.open();
  await newPage.choose((await caseImages()).slice(0, images));
  await newPage.giveFormula('C8H8O');
  await newPage.analyze();
  await newPage.succeeds();
}

/** At the provider's own pages: the test mode's, or the stub's. */
async function pay(page: Page, mode: Mode): Promise<void> {
  if (mode === 'test')
    await expect(page.getByRole('banner')).toHaveText('Test mode, no card is charged');
  await page
    .getByRole('button', {
      name: mode === 'test' ? testMode.en.checkout.pay('€9') : 'Pay',
      exact: true,
    })
    .click();
  await page.waitForURL('**/en/pricing?checkout=success');
}
async function cancel(page: Page, mode: Mode): Promise<void> {
  await page
    .getByRole('button', {
      name: mode === 'test' ? testMode.en.portal.cancel : 'Cancel plan',
      exact: true,
    })
    .click();
  if (mode === 'test') await page.getByRole('link', { name: testMode.en.back }).click();
  await page.waitForURL('**/en/pricing');
}

for (const mode of MODES) {
  test.describe(`with ${mode === 'test' ? 'the test mode' : 'Stripe'}`, () => {
    test.use({ mode });

    test(
      'Free, checkout, Basic at once, several images, portal, cancelled, Free at the ' +
        "period's end, old history hidden and back",
      async ({ page, billing: app }) => {
        const pricing = new PricingPage(page, 'en');
        const history = new HistoryPage(page, 'en');
        await registerAndVerify(page, app);
        await analyse(page, 1);
        await pricing.open();
        await pricing.isOn('free');
        await pricing.upgrade('basic');
        await pay(page, mode);
        await expect(page.getByText(pricing.words.bought('Basic'))).toBeVisible();
        await pricing.isOn('basic');

        await analyse(page, 3);
        await expect(history.entries()).toHaveCount(2);
        await pricing.open();
        await pricing.openPortal();
        await cancel(page, mode);
        await expect(page.getByText(/^Cancelled\. It remains active until /)).toBeVisible();
        await pricing.isOn('basic');

        app.letPass(20 * DAY_MS);
        await analyse(page, 2);
        await expect(history.entries()).toHaveCount(3);
        app.letPass(12 * DAY_MS);
        await page.goto('/en/history');
        await expect(history.entries()).toHaveCount(1);
        app.stripe?.state.pass();
        await app.delivered();
        await pricing.open();
        await pricing.isOn('free');
        await page.goto('/en/usage');
        await expect(page.getByText('5', { exact: true }).first()).toBeVisible();

        await pricing.open();
        await pricing.upgrade('basic');
        await pay(page, mode);
        await pricing.isOn('basic');
        await page.goto('/en/history');
        await expect(history.entries()).toHaveCount(3);
      },
    );
  });
}

test.describe('the messages, provoked', () => {
  test.use({ mode: 'stripe' });

  test('of checkout, portal and plan change', async ({
    page,
    billing: app,
    broken,
    consoleIsSilent,
  }) => {
    const pricing = new PricingPage(page, 'en');
    await registerAndVerify(page, app);
    await pricing.open({ at: broken.url });
    await pricing.isOn('free');
    await page.waitForLoadState('networkidle');
    // Asked for the subscriptions first, Stripe refuses.
    app.stripe!.trouble(null, failure(401, 'invalid_request_error'));
    await pricing.upgrade('pro');
    await expect(
      page.getByText(
        'The payment provider refused the request. Nothing was charged. Please tell us.',
      ),
    ).toBeVisible();
    for (const answer of [
      { status: 500, body: 'not JSON' },
      { status: 200, json: {} },
    ]) {
      broken.spoil('/api/stripe/checkout', answer);
      await pricing.upgrade('pro');
      await expect(page.getByText('Could not start checkout.')).toBeVisible();
      broken.heal();
      // So that the next message is seen to be its own.
      await pricing.open({ at: broken.url });
      await pricing.isOn('free');
    }
    broken.spoil('/api/stripe/checkout', 'dropped');
    await pricing.upgrade('pro');
    await expect(page.getByText('Network error.')).toBeVisible();
    broken.heal();

    await pricing.upgrade('basic');
    await pay(page, 'stripe');
    await pricing.isOn('basic');
    await page.waitForLoadState('networkidle');
    app.stripe!.trouble(failure(400, 'invalid_request_error'));
    await pricing.openPortal();
    await expect(page.getByText('Billing error 503')).toBeVisible();
    await pricing.open({ at: broken.url });
    await pricing.isOn('basic');
    broken.spoil('/api/account/plan', { status: 500, body: '' });
    await pricing.card('free').getByRole('button', { name: pricing.words.downgrade }).click();
    await expect(page.getByText('Could not change plan.')).toBeVisible();
    broken.heal();
    await pricing.card('free').getByRole('button', { name: pricing.words.downgrade }).click();
    await expect(page.getByText("You're back on Free.")).toBeVisible();
    await pricing.isOn('free');
    await app.delivered();
    forgiveFailedCalls(consoleIsSilent);
  });
});

test.describe('every page', () => {
  for (const language of LANGUAGES) {
    test(`${language}: pricing, checkout and portal are whole, for a visitor and for a user`, async ({
      page,
      billing: app,
    }) => {
      const title = WORDS[language].shell.titles.pricing;
      const pricing = new PricingPage(page, language);
      await page.setViewportSize({ width: 320, height: 844 });
      await pricing.open();
      await expectWhole(page, { language, title });
      await registerAndVerify(page, app, language);
      await pricing.open();
      await pricing.isOn('free');
      await expectWhole(page, { language, title });
      await pricing.upgrade('basic');
      const { checkout, portal } = testMode[language];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title('Basic'));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await pricing.isOn('basic');
      await expectWhole(page, { language, title });
      await pricing.openPortal();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.title);
      for (const [state, action] of [
        [portal.states.active, portal.cancel],
        [portal.states.ending, portal.resume],
        [portal.states.active, portal.fail],
        [portal.states.past_due, portal.settle],
      ] as const) {
        await expect(page.getByText(state, { exact: true })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: action, exact: true }).click();
      }
      await expect(page.getByText(portal.states.active, { exact: true })).toBeVisible();
    });
  }
});
