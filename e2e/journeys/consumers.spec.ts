// Every response that the engine can write goes through everything that takes one: translation,
// PDF, history, CSV, JSON import, a second run, a shared page. CONSUMER_CASES=400 takes that many
// in place of a few of each kind.
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { verified } from './accounts.ts';
import { expectAwake } from '../support/check-page.ts';
import { analyse, takenByAll } from '../support/every-consumer.ts';
import { fewCases, manyCases } from '../support/response-cases.ts';
import { expect, test } from '../support/test.ts';

const COUNT = process.env['CONSUMER_CASES'];
const CASES = COUNT === undefined ? fewCases() : manyCases(Number(COUNT));

for (const [index, each] of CASES.entries()) {
  const lang = LANGUAGES[index % LANGUAGES.length]!;
  test(`${index + 1}, ${lang}: everything takes the whole response to ${each.name}`, async ({
    page,
    app,
  }) => {
    const { email } = await verified(page, app);
    app.admin('plan', email, 'pro');
    const answered = await analyse(page.request, each, lang);
    // A warning about lines of the solvent holds a list of shifts.
    if (COUNT === undefined && each.images !== undefined)
      expect(answered.result.warning_codes?.map(({ code }) => code)).toContainEqual(
        expect.stringMatching(/solvent|water|reference|impurity/),
      );
    if (each.has !== undefined) expect(answered.result).toHaveProperty(each.has);
    const shared = await takenByAll(page.request, answered);
    await page.goto(`/${lang}/${shared}`);
    await expectAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
