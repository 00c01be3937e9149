import { loadEngine } from '@elucida/analysis/load-engine';
import type { Language } from '@elucida/contract/languages';
import { reportResultSchema, type ReportResult } from '@elucida/contract/reports';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPdf } from './testing/read-pdf.ts';
import { sampleResult } from './testing/sample-result.ts';
import { writeReportPdf } from './write-report-pdf.ts';

const engine = loadEngine();
const NOW = Date.UTC(2026, 10, 21, 12);
const print = (
  result: ReportResult,
  { lang = 'en', images = [] as Uint8Array[] }: { lang?: Language; images?: Uint8Array[] } = {},
) => writeReportPdf({ result, images, lang, now: NOW, timeZone: 'UTC' }, engine);
const read = async (...args: Parameters<typeof print>) => readPdf(await print(...args));
const picture = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#9bd' } })
    .toFormat(format)
    .toBuffer();

describe('ethyl acetate', () => {
  test('the data are printed as in a thesis, with sub- and superscripts that can be selected', async () => {
    const { text, title, language, pages } = await read(sampleResult());
    expect(text).toContain('¹H NMR (400 MHz, CDCl₃) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)');
    expect(text).toContain('¹³C NMR δ 171.1, 60.4, 21.0, 14.2');
    expect(text).toContain('IR (ATR) ν 1741 (s) cm⁻¹');
    expect(text).toContain('C₄H₈O₂');
    expect(text).toContain('High confidence: 96%');
    expect([title, language]).toEqual(['ethyl acetate – Structure report', 'en']);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1}/${pages.length}`));
  });

  test.each(['es', 'eu'] as const)('%s: plots and tables have a decimal comma', async (lang) => {
    const { text, alts } = await read(sampleResult(), { lang });
    expect(text).toContain('4,12 (q, J = 7,1 Hz, 2H) C2 OCH₂ 4,14 ± 0,06 10');
    expect(alts).toEqual(expect.arrayContaining(['δ 4,14; 2H']));
    expect(alts.filter((alt) => /\d\.\d/.test(alt))).toEqual([]);
    // The data as a thesis prints them are read again by programs.
    expect(text).toContain('δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)');
  });

  test('every signal with its atoms, what was expected and what is missing', async () => {
    const { text } = await read(sampleResult());
    expect(text).toContain('4.12 (q, J = 7.1 Hz, 2H) C2 OCH₂ 4.14 ± 0.06 10 agrees');
    expect(text).toContain('171.1 C4 ester C=O 170.9 ± 0.5 12 agrees');
    expect(text).toContain('not observed C1 CH₃ 1.26 ± 0.05 28 disagrees');
  });

  test('the predicted ¹H spectrum is simulated: multiplets with their hydrogens, enlarged below', async () => {
    const { text, alts } = await read(sampleResult());
    expect(alts).toEqual(expect.arrayContaining(['δ 4.14, 2H', 'δ 2.04, 3H', 'δ 1.26, 3H']));
    expect(text).toContain('The prediction is simulated at 400 MHz');
    const withoutProtons = await read(
      sampleResult({
        spectra: [{ type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }] }],
      }),
    );
    expect(withoutProtons.text).not.toContain('simulated');
  });

  test('the runner-up is named, drawn and distinguished from the first', async () => {
    const { text, alts } = await read(sampleResult());
    expect(text).toContain('2. methyl propionate · 4%');
    expect(alts).toContain('Structure of methyl propionate, SMILES CCC(=O)OC');
  });

  test.each([
    [
      'es',
      'acetato de etilo',
      'Confianza alta: 96 %',
      'OCH₂',
      '21 de noviembre de 2026',
      'Página 1/',
    ],
    [
      'eu',
      'etil azetatoa',
      'Konfiantza handia: % 96',
      'bat dator',
      '2026ko azaroaren 21a',
      'Orrialdea: 1/',
    ],
  ] as const)('in %s, the analysis being English', async (lang, ...words) => {
    const { text, language } = await read(sampleResult(), { lang });
    expect(language).toBe(lang);
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
    for (const english of ['agrees', 'Verdict', 'confidence', 'signal', 'spectrum'])
      expect(text).not.toContain(english);
  });

  test('it is tagged: headings in order, tables with heads, figures with texts', async () => {
    const { tagged, roles, alts } = await read(sampleResult());
    expect(tagged).toBe(true);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('H2'));
    expect(roles).toEqual(
      expect.arrayContaining([
        'Document',
        'Sect',
        'H3',
        'P',
        'Table',
        'THead',
        'TBody',
        'TR',
        'TH',
        'TD',
        'L',
        'LI',
        'LBody',
        'Figure',
      ]),
    );
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(alts.length);
    expect(alts).toContain(
      '¹³C NMR spectrum. Observed: 171.1, 60.4, 21.0, 14.2. Predicted: 170.9, 60.5, 20.9, 14.3.',
    );
  });

  test('the same job gives the same bytes, another day others', async () => {
    const first = await print(sampleResult());
    expect(Buffer.compare(await print(sampleResult()), first)).toBe(0);
    const tomorrow = await writeReportPdf(
      { result: sampleResult(), images: [], lang: 'en', now: NOW + 86_400_000, timeZone: 'UTC' },
      engine,
    );
    expect(Buffer.compare(tomorrow, first)).not.toBe(0);
  });

  test('all faces are embedded', async () => {
    const source = Buffer.from(await print(sampleResult())).toString('latin1');
    const fonts = [...source.matchAll(/\/Type \/FontDescriptor[^]*?endobj/g)].map(
      ([descriptor]) => descriptor,
    );
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    for (const font of fonts) expect(font).toMatch(/\/FontFile2 \d+ 0 R/);
  });
});

describe('other results', () => {
  test('without candidates', async () => {
    const { text, pages } = await read(
      sampleResult({
        status: 'inconclusive',
        reason: 'no-candidates',
        nombre_molecula: null,
        smiles: null,
        candidates: [],
        spectra: [],
        confidence: 0,
      }),
    );
    expect(text).toContain('We are not sure');
    expect(text).toContain('No plausible molecule was found for C₄H₈O₂.');
    expect(pages).toHaveLength(1);
  });

  test('inconclusive: the candidates come before the data', async () => {
    const { text } = await read(
      sampleResult({
        status: 'inconclusive',
        reason: 'ambiguous',
        nombre_molecula: null,
        smiles: null,
        confidence: 0.5,
      }),
    );
    expect(text.indexOf('1. ethyl acetate')).toBeGreaterThan(text.indexOf('We are not sure'));
    expect(text.indexOf('Experimental data')).toBeGreaterThan(text.indexOf('2. methyl propionate'));
    expect(text).not.toContain('High confidence');
  });

  test.each([
    [['C13NMR'] as const, 'No isomer of this formula explains the ¹³C NMR spectrum'],
    [['C13NMR', 'H1NMR'] as const, 'No isomer of this formula explains the NMR spectra'],
  ])('without its evidence: which spectra were set aside, %s', async (setAside, reason) => {
    const { text } = await read(
      sampleResult({
        status: 'inconclusive',
        reason: 'contradiction',
        set_aside: [...setAside],
        nombre_molecula: null,
        smiles: null,
        candidates: [],
        search: undefined,
      }),
    );
    expect(text).toContain(reason);
  });

  test('an older one, of which only its text is left', async () => {
    const { text } = await read(
      reportResultSchema.parse({
        nombre_molecula: 'acetone',
        molecular_formula: 'C3H6O',
        informacion: '# Result\n\n**Acetone** fits.\n\n- IR 1715',
      }),
    );
    expect(text).toContain('Text of the analysis');
    expect(text).toContain('Acetone fits.');
  });

  test('ten images come last, in proportion', async () => {
    const images = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        picture(300 + 60 * index, index % 2 === 0 ? 200 : 900, index % 2 === 0 ? 'png' : 'jpeg'),
      ),
    );
    const { text, roles, pages } = await read(sampleResult(), { images });
    expect(roles.filter((role) => role === 'Caption')).toHaveLength(10);
    expect(text.indexOf('Submitted image 1 of 10')).toBeGreaterThan(
      text.indexOf('Method and limits'),
    );
    expect(pages.at(-1)).toContain('Submitted image 10 of 10');
  });

  test('200 peaks run over pages, and each page repeats the head of the table for the eye alone', async () => {
    const peaks = Array.from({ length: 200 }, (_, index) => ({
      delta_ppm: 9.9 - index * 0.045,
      int: 1,
      mult: 'm',
    }));
    const { pages, roles } = await read(
      sampleResult({ spectra: [{ type: 'H1NMR', source: 'typed', peaks }] }),
    );
    const withTable = pages.filter((page) => page.includes('Signal (ppm)'));
    expect(withTable.length).toBeGreaterThan(3);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(6);
  });

  test('a name of 1,000 letters without a place to part it stays on the paper', async () => {
    const { text, pages } = await read(sampleResult({ nombre_molecula: 'x'.repeat(1_000) }));
    expect(text.replaceAll(' ', '')).toContain('x'.repeat(1_000));
    expect(pages.length).toBeLessThan(5);
  });

  test.each([
    [
      'markup and PDF syntax',
      '<b>&amp;</b> )Tj ET endstream %%EOF \\',
      '<b>&amp;</b> )Tj ET endstream %%EOF \\',
    ],
    ['directions and control characters', 'a\u202Egnp\u0000\u0007\u200bb', 'agnpb'],
    ['characters no face has', '漢字 😀', '□□ □'],
  ])('hostile text is text: %s', async (_what, name, printed) => {
    const { text, title } = await read(
      reportResultSchema.parse({
        status: 'ok',
        nombre_molecula: name,
        metadata: { title: name, comments: name },
      }),
    );
    expect(text.split(printed).length - 1).toBeGreaterThanOrEqual(3);
    expect(title).not.toMatch(/[<>&]/);
  });

  test('evidence and structures that cannot be', async () => {
    const candidates = [
      {
        smiles: 'CC(=O',
        name: 'x',
        evidence: [
          {
            technique: 'C13NMR',
            atoms: [99],
            verdict: 'for',
            observed: 1,
            predicted: 1,
            code: 'carbon-assignment',
          },
        ],
      },
    ];
    const { text } = await read(sampleResult({ candidates, smiles: 'CC(=O' }));
    expect(text).toContain('ethyl acetate');
  });
});
