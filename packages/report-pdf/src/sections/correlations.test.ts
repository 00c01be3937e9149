import { loadEngine } from '@elucida/analysis/load-engine';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { writeReportPdf } from '../write-report-pdf.ts';

const engine = loadEngine();
const print = async (over: Parameters<typeof sampleResult>[0], lang: (typeof LANGUAGES)[number]) =>
  readPdf(
    await writeReportPdf(
      {
        result: sampleResult(over),
        images: [],
        lang,
        now: Date.UTC(2026, 10, 28, 12),
        timeZone: 'UTC',
      },
      engine,
    ),
  );

/** Ethyl acetate, CCOC(C)=O: HMBC from OCH₂ to C=O, COSY between OCH₂ and its CH₃. */
const [best, ...others] = sampleResult().candidates;
const crossed = {
  spectra: [
    ...sampleResult().spectra,
    {
      type: 'HMBC' as const,
      metadata: {},
      peaks: [{ delta_h_ppm: 4.12, delta_c_ppm: 171.1 }],
    },
    { type: 'COSY' as const, metadata: {}, peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }] },
  ],
  candidates: [
    {
      ...best!,
      evidence: [
        ...best!.evidence,
        {
          technique: 'HMBC' as const,
          atoms: [1, 3],
          observed: 4.12,
          verdict: 'for' as const,
          peak: 0,
          code: 'correlation-path',
          values: { other: 171.1, bonds: 3, carriers: 1 },
        },
        {
          technique: 'COSY' as const,
          atoms: [1, 0],
          observed: 4.12,
          verdict: 'for' as const,
          peak: 0,
          code: 'correlation-path',
          values: { other: 1.26, bonds: 3, carriers: 1 },
        },
      ],
    },
    ...others,
  ],
};

test.each([
  ['en', 'HMBC. Each arrow goes', 'COSY. Bold bonds join'],
  ['es', 'HMBC. Cada flecha va', 'COSY. Los enlaces gruesos'],
  ['eu', 'HMBC. Gezi bakoitza', 'COSY. Lotura lodiek'],
] as const)('%s: the cross peaks are drawn on the structure', async (lang, arrows, bonds) => {
  const { text, alts } = await print(crossed, lang);
  expect(text).toContain(arrows);
  expect(text).toContain(bonds);
  expect(alts.filter((alt) => /^(?:HMBC|COSY)\. /.test(alt))).toHaveLength(2);
});

test('without cross peaks on the structure there is no such figure', async () => {
  const { text } = await print({}, 'en');
  expect(text).not.toContain('Each arrow goes');
});
