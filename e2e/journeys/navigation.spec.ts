import { expectAwake } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

test('unknown languages and paths lead to /en', async ({ page }) => {
  for (const address of ['/', '/xx', '/xx/manual', '/en/nothing', '/manual']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/en$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.home.title);
  }
});

test('the language switcher keeps query and hash, and the draft', async ({ page }) => {
  await page.goto('/en/manual?from=mail#spectra');
  await page.getByRole('textbox', { name: WORDS.en.formula.label }).fill('C8H8O');
  await page.getByRole('link', { name: /Euskara/ }).click();
  await expect(page).toHaveURL(/\/eu\/manual\?from=mail#spectra$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.eu.manual.heading);
  await expect(page.getByRole('textbox', { name: WORDS.eu.formula.label })).toHaveValue('C8H8O');
});

test('a change of screen moves the focus to its heading; the skip link leads past the header', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('button', { name: WORDS.en.shell.groups.engines }).click();
  await page.getByRole('link', { name: WORDS.en.shell.links.manual }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.manual.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/en');
  await expectAwake(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: WORDS.en.shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

/**
 * The focused element's HTML where the fixed header covers all of it, else null. In the page, hence
 * as text.
 */
const COVERED = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest('header, .skip-link')) return null;
  const bottom = (shown) => shown.getBoundingClientRect().bottom;
  const covered = bottom(element) <= bottom(document.querySelector('header'));
  return covered ? element.outerHTML.slice(0, 120) : null;
})()`;

test('no focus hides under the fixed header on the way back up', async ({ page }) => {
  // Without the animated scroll, where a focus is on its way for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/manual');
  await page.getByRole('button', { name: 'Add IR' }).click();
  await page.getByRole('button', { name: 'Add MS' }).click();
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(COVERED)).toBeNull();
  }
});

test('the hamburger repeats the links of the groups, and home', async ({ page }) => {
  const { shell } = WORDS.en;
  await page.goto('/en');
  await expectAwake(page);
  // Also those of a closed group, which no screen reader announces.
  const linksIn = () =>
    page
      .locator('header nav')
      .locator('visible=true')
      .first()
      .locator('ul a')
      .evaluateAll((links) =>
        links
          .map((link) => link as unknown as { pathname: string; hash: string; textContent: string })
          .map(({ textContent, pathname, hash }) => `${textContent} ${pathname}${hash}`),
      );
  const wide = await linksIn();
  expect(wide.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  const menu = page.locator('#menu section a');
  await expect(menu).toHaveCount(wide.length);
  const narrow = await menu.evaluateAll((links) =>
    links
      .map((link) => link as unknown as { pathname: string; hash: string; textContent: string })
      .map(({ textContent, pathname, hash }) => `${textContent} ${pathname}${hash}`),
  );
  expect(narrow).toEqual(wide);
  await expect(
    page.locator('#menu').getByRole('link', { name: shell.home, exact: true }),
  ).toHaveAttribute('href', '/en');
  await expect(
    page.locator('#menu').getByRole('link', { name: shell.signIn, exact: true }),
  ).toHaveAttribute('href', '/en/auth');
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: shell.menu, exact: true })).toBeFocused();
});

test(
  'the cookie notice says what the specification says, leads to the privacy part, ' +
    'and stays away once accepted',
  async ({ page }) => {
    await page.goto('/en/faq');
    const notice = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(notice).toContainText('This site uses cookies for login sessions and analytics.');
    await notice.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/en\/legal#privacy$/);
    await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport();
    await notice.getByRole('button', { name: 'Accept' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
