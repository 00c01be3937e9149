import type { Spectrum } from '@elucida/spectra/spectrum';
import { analysisResponseSchema } from '@elucida/contract/analysis';
import { Cancelled, unattended, type Stage } from '@elucida/engine/stages';
import { readTrace } from '@elucida/spectra/traces/read-trace';
import { afterAll, describe, expect, test } from 'vitest';
import { BUTYL_ACETATE } from '../../../fixtures/cases.ts';
import { ETHYL_ACETATE } from '../../../fixtures/ethyl-acetate.ts';
import { renderSpectrumPng } from '../../../fixtures/render-spectrum.ts';
import { analyse } from './analyse.ts';
import { FormulaRejected, ImageRejected, UnreadableImages } from './errors.ts';
import { createOcr } from './imaging/ocr.ts';
import type { AnalysisJob, JobImage } from './job.ts';
import { loadEngine } from './load-engine.ts';

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
const png = async (spectrum: Spectrum, name = `${spectrum.type}.png`): Promise<JobImage> => ({
  name,
  bytes: new Uint8Array(await renderSpectrumPng({ ...spectrum })),
});
const blank = async (name: string): Promise<JobImage> => {
  const { default: sharp } = await import('sharp');
  return {
    name,
    bytes: new Uint8Array(
      await sharp({ create: { width: 600, height: 400, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    ),
  };
};

describe('typed peaks', () => {
  test('of ethyl acetate are answered with its name, its structure and reasons that quote the peaks', async () => {
    const response = await analyse(job(), env);
    expect(analysisResponseSchema.parse(response)).toMatchObject({
      status: 'ok',
      molecular_formula: 'C4H8O2',
      nombre_molecula: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
    });
    expect(response.confidence).toBeGreaterThan(0.8);
    for (const quoted of ['171.1', '60.4', '4.12', '**Ethyl acetate** (`CCOC(C)=O`) explains'])
      expect(response.informacion).toContain(quoted);
    expect(response).not.toHaveProperty('raw_evidence');
  });

  test(
    'come with the spin system of each candidate, at the shifts that its evidence ' +
      'states, in a few hundred bytes',
    async () => {
      const { candidates } = await analyse(job(), env);
      const [best] = candidates;
      expect(best!.h1_spins!.groups.map(([, nuclei, atoms]) => [nuclei, atoms])).toEqual([
        [2, [1]],
        [3, [0]],
        [3, [4]],
      ]);
      const stated = best!.evidence
        .filter(({ technique }) => technique === 'H1NMR')
        .map(({ predicted }) => predicted);
      for (const [ppm] of best!.h1_spins!.groups) expect(stated).toContain(ppm);
      expect(best!.h1_spins!.couplings).toEqual([[0, 1, 7.1]]);
      for (const candidate of candidates)
        expect(JSON.stringify(candidate.h1_spins).length).toBeLessThan(400);
      expect(
        (await analyse(job({ spectra: ETHYL_ACETATE.filter(({ type }) => type !== 'H1NMR') }), env))
          .candidates[0],
      ).not.toHaveProperty('h1_spins');
    },
  );

  test.each([
    ['es', 'acetato de etilo'],
    ['eu', 'etil azetatoa'],
  ] as const)('are answered in %s', async (lang, name) => {
    expect(await analyse(job({ lang }), env)).toMatchObject({
      status: 'ok',
      nombre_molecula: expect.stringMatching(new RegExp(name, 'i')),
    });
  });

  test('give the same answer twice, without the library too', async () => {
    const once = await analyse(job({ useLibrary: false, includeRaw: true }), env);
    const again = await analyse(job({ useLibrary: false, includeRaw: true }), env);
    expect({ ...again, elapsed_ms: 0 }).toEqual({ ...once, elapsed_ms: 0 });
    expect(once.smiles).toBe('CCOC(C)=O');
  });

  test('out of the usual ranges warn and are analysed all the same', async () => {
    const { warnings, status } = await analyse(
      job({ formula: 'CH4', spectra: [{ type: 'H1NMR', peaks: [{ delta_ppm: 14, int: 4 }] }] }),
      env,
    );
    expect(warnings).toEqual(['¹H row 1: δ out of range (0–12).']);
    expect(['ok', 'inconclusive']).toContain(status);
  });
});

describe('images', () => {
  test('of four techniques name butyl acetate', async () => {
    const images = await Promise.all(BUTYL_ACETATE.spectra.map((spectrum) => png(spectrum)));
    const response = await analyse(
      job({ formula: BUTYL_ACETATE.formula, spectra: [], images, includeRaw: true }),
      env,
    );
    expect(response).toMatchObject({
      status: 'ok',
      smiles: BUTYL_ACETATE.smiles,
      nombre_molecula: 'butyl acetate',
    });
    expect(response.spectra.map(({ type, source }) => `${type} ${source}`)).toEqual([
      'H1NMR image',
      'C13NMR image',
      'IR image',
      'MS image',
    ]);
    expect(response['raw_vision']).toHaveLength(4);
    // Sticks of a mass spectrum are no curve.
    expect(response.spectra.map(({ image, trace }) => [image, trace?.ordinate])).toEqual([
      [0, 'intensity'],
      [1, 'intensity'],
      [2, 'intensity'],
      [3, undefined],
    ]);
    for (const { trace } of response.spectra) {
      expect(trace?.heights.length ?? 0).toBeLessThan(6000);
      // The curve is as tall at the ester's carbonyl band as anywhere.
      if (trace?.from !== undefined && trace.from > 1000) {
        const { x, y } = readTrace(trace)!;
        const near = y.filter((_, k) => Math.abs(x[k]! - 1743) < 15);
        expect(Math.max(...near)).toBeGreaterThan(0.8 * trace.high);
      }
    }
  });

  test('that cannot be read become a warning next to readable ones', async () => {
    const response = await analyse(
      job({
        formula: BUTYL_ACETATE.formula,
        spectra: [],
        images: [await png(BUTYL_ACETATE.spectra[1]), await blank('empty.png')],
      }),
      env,
    );
    expect(response.warnings).toContain('empty.png could not be read: the image is blank.');
    expect(response.spectra).toHaveLength(1);
  });

  test('that cannot be read and come alone are refused by name', async () => {
    await expect(
      analyse(job({ spectra: [], images: [await blank('a.png'), await blank('b.png')] }), env),
    ).rejects.toMatchObject({
      images: [
        { file: 'a.png', reason: 'blank' },
        { file: 'b.png', reason: 'blank' },
      ],
    });
    await expect(
      analyse(job({ spectra: [], images: [await blank('a.png')] }), env),
    ).rejects.toBeInstanceOf(UnreadableImages);
  });

  test('of a technique that was typed give way to the typed peaks, and that is said', async () => {
    const { spectra, warnings } = await analyse(
      job({
        formula: BUTYL_ACETATE.formula,
        spectra: [BUTYL_ACETATE.spectra[1]],
        images: [await png(BUTYL_ACETATE.spectra[1], 'second.png')],
      }),
      env,
    );
    expect(spectra.map(({ source }) => source)).toEqual(['typed']);
    expect(warnings).toContain('second.png was not used: there is already a ¹³C NMR spectrum.');
  });

  test('that are not images are refused', async () => {
    await expect(
      analyse(
        job({ images: [{ name: 'notes.png', bytes: new TextEncoder().encode('not a picture') }] }),
        env,
      ),
    ).rejects.toBeInstanceOf(ImageRejected);
  });
});

test('a wrong formula is refused with its place', async () => {
  await expect(analyse(job({ formula: 'C6H6O)' }), env)).rejects.toMatchObject({
    formula: 'C6H6O)',
    error: { code: 'unbalanced_parenthesis', at: 5 },
  });
  await expect(analyse(job({ formula: 'C6H6O)' }), env)).rejects.toBeInstanceOf(FormulaRejected);
});

test('a formula alone is inconclusive unless it has a single isomer', async () => {
  expect(await analyse(job({ spectra: [] }), env)).toMatchObject({
    status: 'inconclusive',
    smiles: null,
    nombre_molecula: null,
  });
  expect(await analyse(job({ formula: 'C3H8', spectra: [] }), env)).toMatchObject({
    status: 'ok',
    smiles: 'CCC',
  });
});

test('progress goes through the stages in order, and cancelling stops the work', async () => {
  const stages: Stage[] = [];
  await analyse(job(), {
    ...env,
    task: { checkpoint: () => {}, progress: (stage) => stages.push(stage) },
  });
  expect([...new Set(stages)]).toEqual(['interpret', 'propose', 'judge', 'report']);
  let calls = 0;
  const task = {
    progress: () => {},
    checkpoint: () => {
      if (++calls > 3) throw new Cancelled();
    },
  };
  await expect(analyse(job(), { ...env, task })).rejects.toBeInstanceOf(Cancelled);
});
