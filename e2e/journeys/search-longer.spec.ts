import { analyses as text } from '@elucida/messages/pages/en/analyses';
import { verified } from './accounts.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
/** An analysis may wait for others on a small machine. */
const ANALYSIS_MS = 120_000;
/** What the journey gives the search in place of a minute: it waits for no more than it needs. */
const SECONDS = 6;
/** ¹³C shifts (ppm) that fit many molecules of C11H15NO2: too many isomers to judge them all. */
const UNSURE = [165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8, 27.1, 18.4].map((delta_ppm) => ({
  delta_ppm,
}));

test('a search that was not exhaustive goes on for longer, with who leads and the time left', async ({
  page,
  app,
}) => {
  test.setTimeout(3 * ANALYSIS_MS);
  await verified(page, app);
  const first = await page.request.post('/api/analyze/manual', {
    data: {
      metadata: { molecular_formula: 'C11H15NO2', title: 'Flask 3' },
      spectra: [{ type: 'C13NMR', peaks: UNSURE }],
    },
    timeout: ANALYSIS_MS,
  });
  const before = (await first.json()) as {
    search: { rounds?: number };
    candidates: { smiles: string }[];
  };
  // What a search finds decides how often it begins; twice is not said.
  const rounds = before.search.rounds ?? 2;
  const from = `/en/analyses/${first.headers()['analysis-id']}`;

  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/analyze/manual', (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    sent.push(body);
    return route.continue({ postData: { ...body, search_seconds: SECONDS } });
  });
  await page.goto(from);
  await page.getByRole('button', { name: text.longer.heading }).click();
  const panel = page.getByRole('region', { name: text.longer.heading });
  await expect(panel.getByRole('button', { name: text.longer.minutes(3) })).toBeDisabled();
  await panel.getByRole('button', { name: text.longer.minutes(1) }).click();
  await page.waitForURL(
    (url) => /\/analyses\/[0-9a-f-]+$/.test(url.pathname) && !url.pathname.endsWith(from),
  );

  const stages = page.getByRole('region', { name: words.stages.label });
  await expect(stages.getByText(/^Time left to search: 0:\d\d$/)).toBeVisible({
    timeout: ANALYSIS_MS,
  });
  const leads = page
    .getByRole('region', { name: text.ranking.leader })
    .or(page.getByRole('region', { name: text.ranking.heading }));
  await expect(leads.getByRole('img').first()).toBeVisible({ timeout: ANALYSIS_MS });

  await expect(page.getByRole('article', { name: words.result.label })).toBeVisible({
    timeout: ANALYSIS_MS,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flask 3');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ search_seconds: 60, search_from: { rounds } });
  const { structures } = sent[0]!['search_from'] as { structures: string[] };
  expect(structures).toEqual(before.candidates.map(({ smiles }) => smiles));

  const id = page.url().split('/').at(-1)!;
  const { result } = (await (await page.request.get(`/api/analyses/${id}`)).json()) as {
    result: { search: { rounds: number }; candidates: { proposed_by: string[] }[] };
  };
  expect(result.search.rounds).toBeGreaterThan(rounds);
  expect(result.candidates.flatMap((each) => each.proposed_by)).not.toContain('you');
  // It can go on once more.
  await expect(page.getByRole('button', { name: text.longer.heading })).toBeVisible();
});
