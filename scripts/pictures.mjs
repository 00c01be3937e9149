// `npm run pictures`: the four pictures of the README, made again from the screens as they are.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readCommandLine } from './lib/command-line.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { makeResult } from './lib/make-result.mjs';
import { inRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { serveBuilt } from './lib/serve-built.mjs';

readCommandLine({
  usage: `Usage: npm run pictures

Writes the pictures of the README to docs/screenshots. Look at them before you commit them.`,
});

const WIDTH = 1280;
const HEIGHT = 860;
/** The draft of the manual analysis, as a person pastes it. */
const SECTION = `Butyl acetate. 1H NMR (400 MHz, CDCl3) δ 4.07 (t, J = 6.7 Hz, 2H), 2.04 (s, 3H),
1.61 (m, 2H), 1.38 (m, 2H), 0.94 (t, J = 7.4 Hz, 3H). 13C NMR (101 MHz, CDCl3) δ 171.2, 64.4, 30.7, 21.0, 19.1, 13.7.`;

await ensureBuilt('api', 'web');
const executablePath = await ensureChromium();
if (executablePath === undefined) throw new Error('no Chromium could be installed here');
const server = await serveBuilt();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { cookies, shared } = await makeResult(server);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() =>
    globalThis.localStorage.setItem('elucida.cookies.accepted', 'true'),
  );
  const page = await context.newPage();
  const picture = async (name, path, { dark = false, height = HEIGHT, prepare } = {}) => {
    await page.setViewportSize({ width: WIDTH, height });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.();
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot();
    await sharp(png)
      .png({ palette: true, colours: 256, dither: 0 })
      .toFile(inRoot(`docs/screenshots/${name}.png`));
    say(`docs/screenshots/${name}.png`);
  };
  await picture('home', '/en', { dark: true });
  await picture('guide', '/en/blog/c13nmr', {
    prepare: () =>
      page
        .getByRole('heading', { name: /DEPT/ })
        .first()
        .evaluate((heading) => heading.scrollIntoView()),
  });
  // The answer comes first.
  await picture('result', shared, { height: 1080 });
  await context.addCookies(
    cookies.map((each) => {
      const [name, ...value] = each.split('=');
      return { name, value: value.join('='), url: server.url };
    }),
  );
  await picture('manual', '/en/manual', {
    prepare: async () => {
      await page.getByText('Paste an experimental section', { exact: true }).click();
      await page.getByRole('textbox', { name: /^Experimental section/ }).fill(SECTION);
      await page.getByRole('button', { name: 'Fill in the form' }).click();
      await page
        .getByRole('region', { name: /spectrum 1/ })
        .first()
        .waitFor();
      await page.getByRole('textbox', { name: 'Molecular formula' }).fill('C6H12O2');
      await page.evaluate(() => globalThis.scrollTo(0, 0));
    },
  });
} finally {
  await browser.close();
  server.stop();
}
