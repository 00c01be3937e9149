import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { verified } from './accounts.ts';
import { expectDrawn } from '../support/check-page.ts';
import { ROUTES, addressOf, titleOf, type RouteName } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

/** Every screen whose address has no parameter. */
const DRAWN = ROUTES.filter((route) => route !== 'post');
const ASLEEP = '#root [inert]';

/** Keeps the code that takes a page over back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

const inOrder = (tag: string) =>
  tag.replace(/(?: [\w:-]+="[^"]*")+/, (attributes) =>
    attributes
      .match(/ [\w:-]+="[^"]*"/g)!
      .sort()
      .join(''),
  );

/**
 * Radix's tab panel draws itself with this, so that it does not move at first, and without it whenever it is drawn
 * again: how often that was is a matter of when the server answers, on either way.
 */
const UNMOVED = /animation-duration:0s;?/;

/**
 * The page's markup as far as it must not depend on who drew it: without React's marks, ids, order
 * and ways to write a style.
 */
async function markup(page: Page): Promise<string> {
  const html = (await page.locator('#root').innerHTML())
    .replace(/<!--.*?-->/g, '')
    .replace(/_[rR]_\w*?_/g, 'id');
  return html
    .replace(
      / style="([^"]*)"/g,
      (_, style: string) => ` style="${style.replace(/[ ;]/g, '').replace(UNMOVED, '')}"`,
    )
    .replace(/<[^>]*>/g, (tag) => `${inOrder(tag)}\n`);
}

/** The markup of an address once the server has answered and nothing changes any more. */
async function settled(page: Page, address: string): Promise<string> {
  const answer = page.waitForResponse('**/api/settings');
  await page.goto(address);
  await answer;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(ASLEEP)).toHaveCount(0);
  await expect(
    page.locator('#root .skeleton').or(page.locator('#root').getByText(WORDS.en.common.loading)),
  ).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectDrawn(page);
  let html = '';
  await expect
    .poll(
      async () => {
        const before = html;
        html = await markup(page);
        return html === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return html;
}

for (const language of LANGUAGES) {
  test(`${language}: every screen can be read without JavaScript, and its links lead on`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
    const page = await context.newPage();
    for (const route of DRAWN) {
      await page.goto(addressOf(language, route));
      await expect(page).toHaveTitle(`${titleOf(language, route)} · Elucida`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: WORDS[language].shell.footer.about })
      .click();
    await expect(page).toHaveURL(`${app.url}/${language}/about`);
    await context.close();
  });

  test(`${language}: a page is there before its code; its controls wake with it, and nothing is drawn twice`, async ({
    page,
  }) => {
    const letGo = await holdCode(page);
    await page.goto(addressOf(language, 'manual'), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(WORDS[language].manual.heading);
    await heading.evaluate((element) => element.setAttribute('data-mark', ''));
    const add = page.getByText(WORDS[language].manual.exportJson, { exact: true });
    expect(await add.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    letGo();
    await expect(page.locator(ASLEEP)).toHaveCount(0);
    await expect(heading).toHaveAttribute('data-mark', '');
  });
}

/** Answers with pages that nothing is drawn in. */
const emptyPages = async (page: Page) =>
  page.route(/\/en(?:\/\w+)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<div id="root".*<\/div>/s, '<div id="root"></div>'),
    });
  });

test('each screen, taken over, is what the browser draws itself', async ({ page }) => {
  // As on a telephone, where the history's worked example, drawn by and by, stays shut.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of DRAWN as readonly RouteName[]) {
    const takenOver = await settled(page, addressOf('en', route));
    await page.evaluate('localStorage.clear()');
    await emptyPages(page);
    expect(takenOver, route).toBe(await settled(page, addressOf('en', route)));
    await page.evaluate('localStorage.clear()');
    await page.unrouteAll();
  }
});

test('what the address and this browser add is drawn too', async ({ page }) => {
  const { shell, blog, manual, formula } = WORDS.en;
  await page.goto('/en/faq?from=mail#next');
  await expect(page.locator('header a[hreflang=eu]')).toHaveAttribute(
    'href',
    '/eu/faq?from=mail#next',
  );
  await page.goto('/en/blog?q=zzz');
  await expect(page.getByText(blog.empty)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: blog.heading })).toBeVisible();
  await page.goto('/en/manual');
  await page.getByLabel(formula.label).fill('C2H6O');
  await page.reload();
  await expect(page.getByLabel(formula.label)).toHaveValue('C2H6O');
  await expect(page).toHaveTitle(`${shell.titles.manual} · Elucida`);
  await expect(page.getByRole('heading', { level: 1, name: manual.heading })).toBeVisible();
});

test('who has a session never sees the page of a visitor', async ({ page, app }) => {
  await verified(page, app);
  await holdCode(page);
  await page.goto('/es/history', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.history.heading);
  await expect(page.locator('#root')).toHaveAttribute('data-drawn-for', 'user');
  await expect(page.getByText(WORDS.es.history.signedOut)).toHaveCount(0);
});

test('the server is asked nothing before the screen is taken over', async ({ page, app }) => {
  await verified(page, app);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  // The words and the shell come, the screen does not.
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/history-page-*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/en/history', { waitUntil: 'commit' });
  await expect(page.locator('header [inert]')).toHaveCount(0);
  expect(asked).toEqual([]);
  letGo();
  await expect(page.getByText(WORDS.en.history.empty)).toBeVisible();
  expect(asked).not.toEqual([]);
});

test('who has accepted the cookie notice does not see it again, not even at first', async ({
  page,
}) => {
  await page.goto('/en/faq');
  await page.getByRole('button', { name: WORDS.en.shell.cookies.accept }).click();
  const letGo = await holdCode(page);
  await page.goto('/en/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(WORDS.en.shell.cookies.text)).toBeHidden();
  letGo();
  await expect(page.getByText(WORDS.en.shell.cookies.text)).toHaveCount(0);
});
