import { loadEngine } from '@elucida/analysis/load-engine';
import type { Language } from '@elucida/contract/languages';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { writeReportPdf } from '../write-report-pdf.ts';

const engine = loadEngine();
async function print(over: Parameters<typeof sampleResult>[0], lang: Language = 'en') {
  const read = await readPdf(
    await writeReportPdf(
      {
        result: sampleResult({ ...ANSWER, ...over }),
        images: [],
        lang,
        now: Date.UTC(2026, 10, 29, 12),
        timeZone: 'UTC',
      },
      engine,
    ),
  );
  return { ...read, text: read.text.replaceAll('\u00a0', ' ') };
}
const count = (text: string, part: string) => text.split(part).length - 1;

/** trans-2-Methylcyclohexanol as the engine answers it. */
const STATED = 'C[C@H]1CCCC[C@@H]1O';
const ANSWER = {
  molecular_formula: 'C7H14O',
  nombre_molecula: '2-methylcyclohexan-1-ol',
  smiles: 'CC(CCCC1)C1O',
  confidence: 0.99,
  candidates: [
    {
      rank: 1,
      name: '2-methylcyclohexan-1-ol',
      smiles: 'CC(CCCC1)C1O',
      confidence: 0.99,
      proposed_by: ['library'],
      evidence: [],
    },
  ],
  spectra: [
    {
      type: 'H1NMR' as const,
      source: 'typed',
      metadata: {},
      peaks: [{ delta_ppm: 3.11, int: 1, mult: 'td', j_hz: [9.6, 4.4] }],
    },
  ],
};
const FOUND = {
  smiles: STATED,
  probability: 0.97,
  complete: true,
  open: [],
  diastereomers: [
    { smiles: STATED, probability: 0.97 },
    { smiles: 'C[C@@H]1CCCC[C@@H]1O', probability: 0.03 },
  ],
};
const method = (...statements: readonly { kind: string; values: Record<string, unknown> }[]) =>
  statements.map((statement) => ({ section: 'method' as const, statements: [statement] }));
const CONSIDERED = { kind: 'method-exhaustive', values: { considered: 581 } };
const COUPLING = {
  kind: 'configuration-coupling',
  values: {
    observed: 3.11,
    atoms: 'C7',
    measured: [9.6, 9.6, 4.4],
    expected: [8.2, 7.5, 3.7],
    otherwise: [4.7, 3, 2.9],
  },
};
const REPORT = method(
  CONSIDERED,
  { kind: 'configuration-stated', values: { smiles: STATED, probability: 0.97, count: 2 } },
  COUPLING,
);

test.each([
  [
    'en',
    'Relative configuration',
    'Very likely: 97%',
    'Nothing of it is left open.',
    '3.11 ppm (C7) has J = 9.6, 9.6, 4.4 Hz.',
  ],
  [
    'es',
    'Configuración relativa',
    'Muy probable: 97 %',
    'No queda nada de ella abierto.',
    '3,11 ppm (C7) tiene J = 9,6; 9,6; 4,4 Hz.',
  ],
  [
    'eu',
    'Konfigurazio erlatiboa',
    'Oso probablea: % 97',
    'Ez da haren ezer zabalik geratzen.',
    '3,11 ppm (C7), J = 9,6; 9,6; 4,4 Hz.',
  ],
] as const)(
  '%s: it is drawn, and what decides it is said there and nowhere else',
  async (lang, heading, sure, whole, reason) => {
    const { text, alts } = await print({ relative_configuration: FOUND, report: REPORT }, lang);
    for (const said of [heading, sure, whole, reason]) expect(count(text, said)).toBe(1);
    // The drawing is one figure more, and says in its text what it shows.
    expect(alts.filter((alt) => alt.includes(`SMILES ${STATED}`))).toHaveLength(1);
    expect(count(text, STATED)).toBe(1);
  },
);

test('a part of it names what is left open', async () => {
  const { text } = await print({
    relative_configuration: { ...FOUND, complete: false, open: [[1]] },
    report: REPORT,
  });
  expect(text).toContain('Left open: C2.');
});

test('an open one has the sentence of the report and the likeliest diastereomers', async () => {
  const { text, alts } = await print({
    relative_configuration: { ...FOUND, smiles: null, probability: 0.51 },
    report: method(CONSIDERED, {
      kind: 'configuration-open',
      values: { probability: 0.51, count: 2 },
    }),
  });
  expect(count(text, 'do not decide the relative configuration')).toBe(1);
  expect(text).toContain('Diastereomers, likeliest first');
  expect(alts.filter((alt) => alt.includes('relative configuration'))).toHaveLength(2);
});

test('sentences of a result without the drawing stay in the method', async () => {
  const { text, alts } = await print({ report: REPORT });
  expect(text).toContain('Relative configuration: C[C@H]1CCCC[C@@H]1O (probability: 97%');
  expect(alts.filter((alt) => alt.includes('relative configuration'))).toEqual([]);
});

test('a result that keeps no sentences says of no configuration that it is both stated and not', async () => {
  const { text } = await print({ relative_configuration: FOUND });
  expect(text).toContain('Configuration is not determined');
  expect(text).not.toContain('Very likely');
});
