import { loadEngine } from '@elucida/analysis/load-engine';
import type { Language } from '@elucida/contract/languages';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { writeReportPdf } from '../write-report-pdf.ts';

const engine = loadEngine();
const refuted = {
  verdict: 'refuted',
  code: 'group-missing',
  values: { word: 'OH' },
  text: '“OH”: the structure does not have it.',
};
const absent = {
  verdict: 'refuted',
  code: 'peak-absent',
  values: { technique: 'H1NMR', position: 3.67, near: 4.12 },
  text: '',
};
const partial = { verdict: 'refuted', code: 'peak-absent', values: {}, text: 'As it was written.' };
const later = {
  verdict: 'refuted',
  code: 'of-a-later-version',
  values: {},
  text: 'A check of a later version.',
};
const confirmed = {
  verdict: 'confirmed',
  code: 'group-present',
  values: { word: 'ester' },
  text: 'An ester.',
};
const MODELS = {
  state: 'asked',
  second_look: false,
  members: [
    {
      id: 'openai',
      provider: 'openai',
      model: 'gpt-5',
      failure: null,
      proposals: [
        {
          smiles: 'CCC(=O)OC',
          name: 'another name',
          confidence: 0.99,
          verdict: 'judged',
          rank: 2,
          claims: [refuted, absent, partial, later, confirmed],
        },
        { smiles: 'CCO', name: null, verdict: 'wrong-formula' },
      ],
      overruled: 'What it put first, **methyl propionate**, is number 2.',
    },
    {
      id: 'local',
      provider: 'local',
      model: 'llama',
      failure: 'timeout',
      proposals: [],
      overruled: null,
    },
  ],
};
const print = async (models: unknown, lang: Language = 'en') =>
  (
    await readPdf(
      await writeReportPdf(
        { result: sampleResult({ models }), images: [], lang, now: 0, timeZone: 'UTC' },
        engine,
      ),
    )
  ).text.replaceAll('\u00a0', ' ');

test('who proposed what, where the judge put it, what is refuted, and who did not answer', async () => {
  const text = await print(MODELS);
  expect(text).toContain('OpenAI gpt-5');
  expect(text).toContain(
    'methyl propionate (CCC(=O)OC) – rank 2; its own figure: 99%. Refuted: “OH”: the structure does not have it.',
  );
  for (const each of ['3.67 ppm', 'As it was written.', 'A check of a later version.'])
    expect(text).toContain(each);
  expect(text).toContain('What it put first, methyl propionate, is number 2.');
  expect(text).toContain('1 proposal was not judged.');
  expect(text).toContain('The operator’s own AI server llama: It did not answer in time.');
  for (const absent of ['another name', '“ester”']) expect(text).not.toContain(absent);
});

test.each([
  ['es', 'Modelos de IA', 'puesto 2', 'Refutado:'],
  ['eu', 'AA ereduak', '2. postua', 'Ezeztatua:'],
] as const)(
  'in %s the checks are in that language, whatever the analysis was in',
  async (lang, ...words) => {
    const text = await print(MODELS, lang);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('does not have it');
  },
);

test.each([
  ['switched off', { state: 'off', members: [] }],
  ['none configured', undefined],
])('%s: no such section', async (_case, models) =>
  expect(await print(models)).not.toContain('AI models'),
);
