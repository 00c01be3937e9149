import { LANGUAGES } from '@elucida/spectra/languages';
import { analysisResponseSchema } from '@elucida/contract/analysis';
import type { ModelAnswer, ModelReply } from '@elucida/contract/models';
import { unattended } from '@elucida/engine/stages';
import { afterAll, describe, expect, test } from 'vitest';
import { BUTYL_ACETATE } from '../../../fixtures/cases.ts';
import { ETHYL_ACETATE } from '../../../fixtures/ethyl-acetate.ts';
import { renderSpectrumPng } from '../../../fixtures/render-spectrum.ts';
import { analyse } from './analyse.ts';
import { firstLook, type Carry } from './first-look.ts';
import { createOcr } from './imaging/ocr.ts';
import type { AnalysisJob } from './job.ts';
import { loadEngine } from './load-engine.ts';
import { lookAgain } from './look-again.ts';
import { proposal, reply, proposing, failing } from './testing/replies.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());

const job = (changes: Partial<AnalysisJob> = {}): AnalysisJob => ({
  formula: 'C4H8O2',
  spectra: ETHYL_ACETATE,
  images: [],
  lang: 'en',
  includeRaw: false,
  ...changes,
});

/** The carry as it comes back from outside the engine's thread. */
async function looked(asked: AnalysisJob) {
  const first = await firstLook(asked, env);
  return { ...first, carry: JSON.parse(JSON.stringify(first.carry)) as Carry };
}
const again = (carry: Carry, ...replies: ModelReply[]) =>
  lookAgain({ carry, replies, secondLook: replies.some(({ round }) => round === 2) }, env);

describe('a first look', () => {
  test('answers as an analysis without models does', async () => {
    const { response, question } = await looked(job());
    expect({ ...response, elapsed_ms: 0 }).toEqual({
      ...(await analyse(job(), env)),
      elapsed_ms: 0,
    });
    expect(question).toMatchObject({
      formula: 'C4H8O2',
      status: 'ok',
      confidence: response.confidence,
      unexplained: [],
    });
    expect(question.ranking[0]).toEqual({
      smiles: 'CCOC(C)=O',
      name: 'ethyl acetate',
      confidence: response.confidence,
    });
  });

  test('names the peaks that nothing explains', async () => {
    const { question } = await looked(
      job({
        spectra: [
          {
            type: 'C13NMR',
            peaks: [171.1, 60.4, 21.0, 14.2, 128.5].map((delta_ppm) => ({ delta_ppm })),
          },
        ],
      }),
    );
    expect(question.unexplained).toContainEqual({ technique: 'C13NMR', position: 128.5 });
  });
});

describe('looking again', () => {
  test("where nobody answered gives the engine's answer, and says so in each language", async () => {
    const said = {
      en: 'No AI model answered: the embedded engine alone gives this answer.',
      es: 'Ningún modelo de IA ha respondido: esta respuesta es solo del motor integrado.',
      eu: 'Ez du AA eredu batek ere erantzun: erantzun hau motor txertatuarena soilik da.',
    };
    for (const lang of LANGUAGES) {
      const { response: first, carry } = await looked(job({ lang }));
      const { response } = again(
        carry,
        failing('openai', 'timeout'),
        failing('google', 'unreachable'),
      );
      const { elapsed_ms: _, warnings, warning_codes: codes, models, ...rest } = response;
      expect(rest).toEqual({
        ...first,
        elapsed_ms: undefined,
        warnings: undefined,
        warning_codes: undefined,
      });
      expect([warnings.length, codes!.length, models!.members.length]).toEqual([3, 3, 2]);
      expect(response.warnings[0]).toContain('openai-1 (OpenAI)');
      expect(response.warnings.at(-1)).toBe(said[lang]);
      expect(
        analysisResponseSchema.parse(response).models?.members.map(({ failure }) => failure),
      ).toEqual(['timeout', 'unreachable']);
    }
  });

  test(
    "says which model failed, once that the day's calls are used up, and that a " +
      'second answer is missing',
    async () => {
      const { carry } = await looked(job());
      expect(
        again(carry, failing('openai', 'rate-limited'), proposing('google')).response.warnings,
      ).toEqual([
        'The AI model openai-1 (OpenAI) did not answer: its provider accepts no more requests at the moment.',
      ]);
      expect(
        again(carry, failing('openai', 'daily-cap'), failing('google', 'daily-cap')).response
          .warnings,
      ).toEqual([
        "The server's AI calls for today are used up: the embedded engine alone gives this answer.",
      ]);
      expect(
        again(carry, proposing('openai'), failing('openai', 'timeout', 2)).response.warnings,
      ).toEqual([
        'The AI model openai-1 (OpenAI) did not answer in time. That was the second time ' +
          'it was asked; its first answer was used.',
      ]);
    },
  );

  test('shows who proposed what and what became of it', async () => {
    const { carry } = await looked(job());
    const { response } = again(
      carry,
      proposing(
        'openai',
        proposal('CC(=O)OCC'),
        proposal('CCOC(C)=O', 0.1),
        proposal('CCO'),
        proposal('CC.CC(=O)O'),
        proposal('ethyl acetate'),
      ),
      proposing('google', proposal('O=C(OCC)C'), proposal('COC(=O)CC', 0.3)),
    );
    expect(analysisResponseSchema.parse(response).models).toMatchObject({
      state: 'asked',
      second_look: false,
    });
    expect(
      response.models!.members.map(({ id, proposals }) => [
        id,
        ...proposals.map(({ smiles, verdict, rank }) => `${smiles} ${verdict} ${rank}`),
      ]),
    ).toEqual([
      [
        'openai',
        'CCOC(C)=O judged 1',
        'CCOC(C)=O duplicate 1',
        'CCO wrong-formula null',
        'CC.CC(=O)O unreadable null',
        'ethyl acetate unreadable null',
      ],
      ['google', 'CCOC(C)=O judged 1', 'CCC(OC)=O judged 3'],
    ]);
    expect(response.candidates[0].proposed_by).toEqual([
      'library',
      'generator',
      'openai',
      'google',
    ]);
    expect(response.models!.members.map(({ overruled }) => overruled)).toEqual([null, null]);
  });

  test("says why another structure comes before a model's first", async () => {
    const { carry } = await looked(job());
    const overruled = (...proposals: ModelAnswer['proposals']) =>
      again(carry, proposing('openai', ...proposals)).response.models!.members[0].overruled;
    expect(overruled(proposal('CCOC(C)=O', 0.2), proposal('CCC(=O)OC', 0.99))).toMatch(
      new RegExp(
        '^What it put first, \\*\\*methyl propionate\\*\\* \\(`CCC\\(OC\\)=O`\\), is number \\d+ in ' +
          "the judge's ranking; the first is \\*\\*ethyl acetate\\*\\* \\(`CCOC\\(C\\)=O`\\)\\. .*\\d",
      ),
    );
    expect(overruled(proposal('CCO'))).toBe('What it put first has the formula C2H6O, not C4H8O2.');
    expect(overruled(proposal('C1COCCO1'))).toMatch(
      /1,4-dioxane.* is number \d+ in the judge's ranking/i,
    );
    expect(overruled(proposal('?'))).toBe(
      'What it put first cannot be read as the structure of one molecule.',
    );
    expect(overruled()).toBeNull();
  });

  test('shows a confident wrong claim as refuted, in the language of the report', async () => {
    const { carry } = await looked(job({ lang: 'es' }));
    const claim = {
      kind: 'peak' as const,
      technique: 'C13NMR' as const,
      position: 128.5,
      multiplicity: null,
      hydrogens: null,
      count: null,
      group: null,
      name: null,
    };
    const { response } = again(
      carry,
      proposing(
        'openai',
        proposal('CCOC(C)=O', 1, { claims: [claim, { ...claim, position: 60.5 }] }),
      ),
    );
    expect(response.models!.members[0].proposals[0].claims).toEqual([
      {
        claim,
        verdict: 'refuted',
        code: 'peak-absent',
        values: { technique: 'C13NMR', position: 128.5, near: 171.1 },
        text: 'El espectro de RMN de ¹³C no tiene ningún pico en 128,5 ppm; el más cercano está en 171,1 ppm.',
      },
      expect.objectContaining({ verdict: 'confirmed', code: 'peak-found' }),
    ]);
  });

  test('keeps what the models really said where that is asked for', async () => {
    const replies = [
      reply('openai', { raw: '{"a":1}' }),
      reply('openai', { raw: '{"b":2}', round: 2 }),
      failing('google', 'timeout'),
    ];
    const { carry } = await looked(job({ includeRaw: true }));
    expect(again(carry, ...replies).response).toMatchObject({
      raw_openai: ['{"a":1}', '{"b":2}'],
      raw_google: [null],
      raw_vision: [],
      models: { second_look: true },
    });
    expect(again((await looked(job())).carry, ...replies).response).not.toHaveProperty(
      'raw_openai',
    );
  });
});

test("a model's reading of an image is set compared with ours, which decides", async () => {
  const [h1, c13] = BUTYL_ACETATE.spectra;
  const images = await Promise.all(
    [h1, c13].map(async (spectrum) => ({
      name: `${spectrum.type}.png`,
      bytes: new Uint8Array(await renderSpectrumPng({ ...spectrum })),
    })),
  );
  const { carry } = await looked(job({ formula: BUTYL_ACETATE.formula, spectra: [], images }));
  const peak = (position: number, changes = {}) => ({
    position,
    multiplicity: null,
    hydrogens: null,
    couplings_hz: [],
    ...changes,
  });
  const shifts = c13.peaks.map((each) => (each as { delta_ppm: number }).delta_ppm);
  const readings = [
    {
      image: 1,
      technique: 'C13NMR' as const,
      peaks: [...shifts.slice(1), 111.1].map((shift) => peak(shift)),
    },
    {
      image: 0,
      technique: 'H1NMR' as const,
      peaks: [peak(4.06, { multiplicity: 'triplet', hydrogens: 2, couplings_hz: [6.7] })],
    },
    { image: 7, technique: 'IR' as const, peaks: [peak(1740)] },
  ];
  const { response } = again(carry, reply('openai', { answer: { readings, proposals: [] } }));
  const [proton, carbon, ...others] = response.models!.members[0].readings;
  expect(others).toEqual([]);
  expect(carbon).toMatchObject({
    image: 1,
    technique: 'C13NMR',
    agree: shifts.length - 1,
    only_model: [111.1],
    only_ours: [expect.closeTo(shifts[0], 0)],
  });
  expect(proton).toMatchObject({
    image: 0,
    agree: 1,
    only_model: [],
    peaks: [{ delta_ppm: 4.06, int: 2, mult: 't', j_hz: [6.7] }],
  });
  expect(proton.only_ours).toHaveLength(h1.peaks.length - 1);
  expect(response.spectra).toEqual(
    carry.prepared.request.spectra.map(
      ({ type, source, metadata, peaks, trace, image, picture }) => ({
        type,
        source,
        metadata: { ...metadata },
        peaks,
        trace,
        image,
        picture,
      }),
    ),
  );
});
