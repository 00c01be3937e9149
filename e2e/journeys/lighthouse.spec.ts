import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { expect, test } from '../support/test.ts';

/** The screens of the performance budgets (docs/style.md); axe checks every other one. */
for (const route of ['', '/new', '/manual', '/history']) {
  test(`/en${route}: Lighthouse finds nothing to mend in accessibility`, async ({
    app,
    launchOptions,
  }) => {
    const chrome = await launch({
      chromePath: launchOptions.executablePath ?? chromium.executablePath(),
      chromeFlags: ['--headless=new', ...(launchOptions.args ?? [])],
    });
    const result = await lighthouse(`${app.url}/en${route}`, {
      port: chrome.port,
      onlyCategories: ['accessibility'],
      logLevel: 'silent',
    });
    chrome.kill();
    const audits = Object.values(result!.lhr.audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, details }) => `${id}: ${JSON.stringify(details).slice(0, 300)}`);
    expect(audits).toEqual([]);
    expect(result!.lhr.categories['accessibility']!.score).toBe(1);
  });
}
