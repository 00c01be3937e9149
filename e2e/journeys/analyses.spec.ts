import { loadAnalysesText } from '@elucida/messages/pages/analyses-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Browser, Page } from '@playwright/test';
import { HistoryPage } from '../pages/history.page.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { registerAndVerify, verified } from './accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { CASE, caseImages } from '../support/case-images.ts';
import type { RunningApp } from '../support/running-app.ts';
import { expectAwake, expectDrawn } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const TEXT = await inEveryLanguage(loadAnalysesText);
const ON_ITS_PAGE = /\/analyses\/[0-9a-f-]+$/;
/** An analysis may wait for the one before it on a small machine. */
const ANALYSIS_MS = 120_000;
const OFFLINE_MS = 30_000;
/** How long a page waits between two tries to reach the server, at most. */
const AGAIN_MS = 5_000;

/** Starts the carbon spectrum of the case on /new, and ends on the page of its analysis. */
async function startImage(
  page: Page,
  language: Language,
  before: () => Promise<void> = async () => {},
): Promise<string> {
  const [, carbon] = await caseImages();
  const screen = new NewPage(page, language);
  await screen.open();
  await screen.choose([carbon!]);
  await screen.giveFormula(CASE.formula);
  await before();
  await screen.analyze();
  await page.waitForURL(ON_ITS_PAGE);
  return page.url();
}

/** ¹³C shifts of a steroid (ppm): a search of seconds. */
const LONG = [199.5, 171.3, 123.8, 81.5, 53.9, 50.5, 42.8, 38.6, 36.4, 35.7, 35.6, 33.9, 32.8, 31.5]
  .concat([30.4, 23.3, 20.6, 17.4, 11.0])
  .map((delta_ppm) => ({ delta_ppm }));

interface Other {
  /** Starts the long analyses; one of them is open then. */
  readonly begin: () => Promise<void>;
  /** Stops them: what they would still compute proves nothing. */
  readonly end: () => Promise<void>;
}

/**
 * A visitor of another account, whose long analyses take the threads from begin to end: an analysis
 * that starts meanwhile is still open when it is looked at. Alone, that of these journeys takes half
 * a second.
 */
async function busyOther(browser: Browser, app: RunningApp): Promise<Other> {
  const other = await browser.newContext({ baseURL: app.url });
  const page = await other.newPage();
  await verified(page, app);
  const { request } = page;
  const open = async () =>
    (await (await request.get('/api/analyses?status=open')).json()) as { id: string }[];
  const data = {
    metadata: { molecular_formula: 'C19H28O2' },
    spectra: [{ type: 'C13NMR', peaks: LONG }],
  };
  return {
    async begin() {
      for (let nth = 0; nth < 3; nth++)
        request.post('/api/analyze/manual', { data, timeout: ANALYSIS_MS }).catch(() => {
          // The server may end before they do: nobody reads their answers.
        });
      await expect.poll(open, { timeout: ANALYSIS_MS, intervals: [50] }).not.toHaveLength(0);
    },
    async end() {
      for (const { id } of await open()) await request.delete(`/api/analyses/${id}`);
    },
  };
}

/** One peak of several isomers: the answer is not certain. */
async function uncertain(page: Page, language: Language): Promise<void> {
  const screen = new ManualPage(page, language);
  await screen.open();
  await screen.formula().fill('C4H8O2');
  await screen.typePeaks('IR', [['1740', 's']]);
  await screen.run();
  await page.waitForURL(`**/${language}/manual`, { timeout: ANALYSIS_MS });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const text = TEXT[language];
  const notSure = (of: Page) =>
    of.getByRole('heading', { name: words.result.inconclusive, exact: true });

  test(`${language}: a visitor's image and formula survive registering and the code`, async ({
    page,
    app,
  }) => {
    const [, carbon] = await caseImages();
    const screen = new NewPage(page, language);
    await screen.open();
    await screen.choose([carbon!]);
    await screen.giveFormula(CASE.formula);
    await registerAndVerify(page, app, language);
    await screen.open();
    await expect(page.getByText(carbon!.name, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.formula.label })).toHaveValue(
      CASE.formula,
    );
    await screen.analyze();
    await screen.succeeds();
    await new HistoryPage(page, language).opensOnResult(1);
    await screen.open();
    await expect(page.getByRole('textbox', { name: words.formula.label })).toHaveValue('');
    await expect(page.getByText(carbon!.name, { exact: true })).toHaveCount(0);
  });

  test(`${language}: reload, back and closing the tab lose nothing of an analysis`, async ({
    page,
    app,
    browser,
    context,
  }) => {
    await verified(page, app);
    const other = await busyOther(browser, app);
    const address = await startImage(page, language, other.begin);
    const stages = (of: Page) => of.getByRole('region', { name: words.stages.label });
    await expect(page.getByRole('button', { name: text.cancel.button })).toBeVisible();
    await expect(stages(page)).toBeVisible();

    await test.step('going back finds the image and the way to the analysis', async () => {
      await page.goBack();
      const [, carbon] = await caseImages();
      await expect(page.getByText(carbon!.name, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: text.open.watch(CASE.formula) }).click();
      await expect(page).toHaveURL(address);
    });

    await test.step('so does a reload', async () => {
      await page.reload();
      await expect(
        stages(page).or(page.getByRole('article', { name: words.result.label })),
      ).toBeVisible();
    });

    await test.step('with the tab closed it is done, and saved when a page is opened', async () => {
      await page.close();
      await other.end();
      const later = await context.newPage();
      const history = new HistoryPage(later, language);
      await expect(async () => {
        await later.goto(`/${language}/history`);
        await expect(history.entries()).toHaveCount(1, { timeout: 5_000 });
      }).toPass({ timeout: ANALYSIS_MS });
      await later.goto(address);
      await expect(later.getByRole('article', { name: words.result.label })).toBeVisible();
      await expect(later.getByRole('link', { name: text.actions.kept })).toBeVisible();
    });
  });

  test(`${language}: half a minute offline, and it is followed to its end`, async ({
    page,
    app,
    browser,
    context,
    consoleIsSilent,
  }) => {
    await verified(page, app);
    // In one language by the clock, in the others by the page's own: it asks again as often.
    const byTheClock = language === 'en';
    if (!byTheClock) await page.clock.install();
    const other = await busyOther(browser, app);
    await startImage(page, language, other.begin);
    await expect(page.getByRole('button', { name: text.cancel.button })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(text.connection.lost)).toBeVisible();
    await other.end();
    if (byTheClock) await page.waitForTimeout(OFFLINE_MS);
    else
      for (let passed = 0; passed < OFFLINE_MS; passed += AGAIN_MS)
        await page.clock.fastForward(AGAIN_MS);
    await context.setOffline(false);
    await new NewPage(page, language).succeeds();
    await new HistoryPage(page, language).opensOnResult(1);
    forgiveFailedCalls(consoleIsSilent);
  });

  test(`${language}: an uncertain result is found again, named, shared, withdrawn and kept`, async ({
    page,
    app,
    browser,
    consoleIsSilent,
  }) => {
    await verified(page, app);
    await uncertain(page, language);
    await expect(notSure(page)).toBeVisible();
    await expect(page.getByText(words.result.notSaved)).toBeVisible();

    await test.step('by way of the history', async () => {
      await page.goto(`/${language}/history`);
      await expectAwake(page);
      await page
        .getByRole('region', { name: text.unsaved.heading })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(ON_ITS_PAGE);
      await expect(notSure(page)).toBeVisible();
      await expectDrawn(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('with a title and notes', async () => {
      await page.getByRole('button', { name: text.notes.heading, exact: true }).click();
      await page.getByRole('button', { name: text.notes.add }).click();
      await page.getByRole('textbox', { name: text.notes.title }).fill('Flask 3');
      await page.getByRole('textbox', { name: text.notes.comments }).fill('smells of pear');
      await page.getByRole('button', { name: text.notes.save, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flask 3');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flask 3');
      await page.getByRole('button', { name: text.notes.heading, exact: true }).click();
      await expect(page.getByText('smells of pear')).toBeVisible();
    });

    const address = page.url();
    await test.step('a stranger opens the link until it is withdrawn', async () => {
      await page.getByRole('button', { name: text.share.heading, exact: true }).click();
      await page.getByRole('button', { name: text.share.create }).click();
      const link = await page.getByRole('textbox', { name: text.share.link }).inputValue();
      const stranger = await browser.newPage();
      const answer = await stranger.goto(link);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Flask 3');
      await expect(notSure(stranger)).toBeVisible();
      await expect(stranger.getByText('smells of pear')).toHaveCount(0);
      await expectDrawn(stranger);
      expect(await axeFindings(stranger)).toEqual([]);
      await stranger.goto(address);
      await expect(stranger.getByText(text.signIn)).toBeVisible();
      await page.getByRole('button', { name: text.share.withdraw }).click();
      await expect(page.getByText(text.share.withdrawn)).toBeVisible();
      await stranger.goto(link);
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(text.shared.missing);
      const call = await stranger.request.get(`/api/shared/${link.split('/').at(-1)!}`);
      expect(call.status()).toBe(404);
      await stranger.close();
    });

    await test.step('and is kept by hand', async () => {
      await page.getByRole('button', { name: text.actions.keep }).click();
      await page.getByRole('link', { name: text.actions.kept }).click();
      await expect(new HistoryPage(page, language).opened()).toHaveCount(1);
    });

    await test.step('its input opens in manual analysis', async () => {
      await page.goto(address);
      await page.getByRole('button', { name: text.actions.change }).click();
      await expect(page).toHaveURL(/\/manual$/);
      await expect(new ManualPage(page, language).formula()).toHaveValue('C4H8O2');
    });
    forgiveFailedCalls(consoleIsSilent);
  });
}
