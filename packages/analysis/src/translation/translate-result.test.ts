import type { AnalysisResponse } from '@elucida/contract/analysis';
import { LANGUAGES } from '@elucida/contract/languages';
import { unattended } from '@elucida/engine/stages';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { ETHYL_ACETATE } from '../../../../fixtures/ethyl-acetate.ts';
import { analyse } from '../analyse.ts';
import { firstLook } from '../first-look.ts';
import type { AnalysisJob } from '../job.ts';
import { loadEngine } from '../load-engine.ts';
import { lookAgain } from '../look-again.ts';
import { failing, proposal, proposing } from '../testing/replies.ts';
import { translateResult } from './translate-result.ts';

const NO_IMAGES = { read: () => Promise.reject(new Error('There are no images.')) };
const env = { data: loadEngine(), ocr: NO_IMAGES as never, task: unattended };
const carbons = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});
const job = (
  lang: AnalysisJob['lang'],
  formula: string,
  spectra: readonly Spectrum[],
): AnalysisJob => ({ formula, spectra, images: [], lang, includeRaw: false });
/** As it comes out of the database. */
const stored = (response: AnalysisResponse): AnalysisResponse => ({
  ...(JSON.parse(JSON.stringify(response)) as AnalysisResponse),
  elapsed_ms: 0,
});

test.each([
  ['an ester', 'C4H8O2', ETHYL_ACETATE],
  ['a line that nothing explains', 'C4H8O2', [carbons(171.1, 60.4, 21.0, 14.2, 128.5)]],
  ['spectra of something else', 'C6H14', [carbons(197.2, 137.1, 133.0, 128.5, 128.2, 26.5)]],
  ['a formula alone', 'C3H8O', []],
  ['no spectra of a rare formula', 'C2HF4I', []],
  [
    'a row out of range',
    'C2H6O',
    [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 14, int: 1 },
          { delta_ppm: 1.2, int: 3, mult: 't' },
        ],
      },
    ],
  ],
] as const)(
  '%s reads in each language as if it had been run in it',
  async (_, formula, spectra) => {
    const run = async (lang: AnalysisJob['lang']) =>
      stored(await analyse(job(lang, formula, spectra as readonly Spectrum[]), env));
    const english = await run('en');
    for (const lang of LANGUAGES) {
      const there = translateResult(english, lang);
      expect(there).toEqual(await run(lang));
      expect(translateResult(there, 'en')).toEqual(english);
    }
  },
);

test('what the judge says of AI models is translated too, what they wrote themselves is not', async () => {
  const run = async (lang: AnalysisJob['lang']) => {
    const { carry } = await firstLook(job(lang, 'C4H8O2', ETHYL_ACETATE), env);
    const replies = [
      proposing('openai', proposal('CCC(=O)OC', 0.99)),
      failing('google', 'timeout'),
    ];
    return stored(lookAgain({ carry, replies, secondLook: false }, env).response);
  };
  const basque = translateResult(await run('en'), 'eu');
  expect(basque).toEqual(await run('eu'));
  expect(basque.warnings[0]).toContain('google');
});

test('a result without statements, or with one of another version, keeps its text', async () => {
  const response = stored(await analyse(job('en', 'C4H8O2', ETHYL_ACETATE), env));
  const older = {
    ...response,
    report: response.report!.map(({ statements: _, ...point }) => point),
  };
  const [first, ...others] = response.report!;
  const foreign = (statements: typeof first.statements) => ({
    ...response,
    report: [{ ...first, statements }, ...others],
  });
  const { kind, values } = first.statements![0]!;
  for (const kept of [
    older,
    foreign([{ kind: 'answered-by-oracle', values: {} }]),
    foreign([{ kind, values: { ...values, molecule: 'benzene' } }]),
    foreign([{ kind, values: {} }]),
    { status: 'ok', informacion: 'From 2025.' },
  ])
    expect(translateResult(kept, 'es')).toBe(kept);
});

test('the statements of a report add little to it', async () => {
  const response = stored(await analyse(job('en', 'C4H8O2', ETHYL_ACETATE), env));
  const bare = JSON.stringify(response, (key, value: unknown) =>
    key === 'statements' || key === 'names' ? undefined : value,
  );
  expect(JSON.stringify(response).length / bare.length).toBeLessThan(1.4);
});
