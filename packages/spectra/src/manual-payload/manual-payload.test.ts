import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPECTRUM_TYPES } from '../spectrum.ts';
import { buildPayload, exportJson } from './build-payload.ts';
import { newBlock, type ManualDraft } from './draft.ts';
import { PEAK_FIELDS } from '../techniques/fields.ts';
import { importDraft } from './import-draft.ts';
import { restoreDraft, serialiseDraft } from './store-draft.ts';
import { ethylAcetate } from '../testing/ethyl-acetate-draft.ts';

const imported = (json: string): ManualDraft => {
  const result = importDraft(json);
  if (!result.ok) throw new Error(result.code);
  return result.draft;
};

describe('import and export', () => {
  test('export and import are inverse', () => {
    const draft = ethylAcetate();
    expect(buildPayload(imported(exportJson(draft)))).toEqual(buildPayload(draft));
  });

  test('the downloaded result of an analysis gives back its formula and its spectra', () => {
    const result = {
      status: 'ok',
      molecular_formula: 'C4H8O2',
      nombre_molecula: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
      candidates: [{ rank: 1 }],
      image_previews: ['data:image/png;base64,AAAA'],
      spectra: [
        {
          type: 'H1NMR',
          source: 'image',
          metadata: {},
          peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] }],
        },
        {
          type: 'IR',
          source: 'image',
          metadata: { phase: 'film' },
          peaks: [{ wavenumber_cm1: 1741, intensity: 's', depth: 0.95 }],
        },
      ],
    };
    expect(buildPayload(imported(JSON.stringify(result)))).toMatchObject({
      metadata: { molecular_formula: 'C4H8O2' },
      spectra: [
        { type: 'H1NMR', peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] }] },
        {
          type: 'IR',
          metadata: { phase: 'film' },
          peaks: [{ wavenumber_cm1: 1741, intensity: 's' }],
        },
      ],
    });
  });

  test('any typed draft builds the same payload after export and import, and is restored as it was', () => {
    const block = fc.constantFrom(...SPECTRUM_TYPES).chain((type) => {
      const cell = fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.double({ noNaN: true }).map(String),
        fc.constantFrom('7,1; 2,5', '8.2, 1', '__proto__', ' br-s '),
      );
      const row = fc.record(Object.fromEntries(PEAK_FIELDS[type].map(({ name }) => [name, cell])));
      return fc
        .array(row, { minLength: 1, maxLength: 4 })
        .map((peaks) => ({ ...newBlock(type, 'x'), peaks }));
    });
    const drafts = fc
      .record({
        formula: fc.string({ maxLength: 20 }),
        title: fc.string({ maxLength: 40 }),
        comments: fc.string({ maxLength: 200 }),
        structures: fc.string({ maxLength: 200 }),
        present: fc.string({ maxLength: 200 }),
        absent: fc.string({ maxLength: 200 }),
        spectra: fc.array(block, { maxLength: 4 }),
      })
      .map((draft) => ({
        ...draft,
        spectra: draft.spectra.map((one, index) => ({ ...one, id: `block-${index + 1}` })),
      }));
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(buildPayload(imported(exportJson(draft)))).toEqual(buildPayload(draft));
        expect(restoreDraft(serialiseDraft(draft))).toEqual(draft);
      }),
      { numRuns: 200 },
    );
  });

  test('a list that follows from experiments in two dimensions is left behind', () => {
    const imported = importDraft(
      JSON.stringify({
        spectra: [
          { type: 'HSQC', source: 'typed', peaks: [{ delta_h_ppm: 4.12, delta_c_ppm: 60.4 }] },
          { type: 'C13NMR', source: 'derived', peaks: [{ delta_ppm: 60.4 }] },
        ],
      }),
    );
    expect(imported.ok && imported.draft.spectra.map(({ type }) => type)).toEqual(['HSQC']);
  });

  test('unknown types and fields are left behind, couplings joined, no peaks become one empty row', () => {
    const draft = imported(
      JSON.stringify({
        metadata: { molecular_formula: 'C2H6O', title: 7, x: 1 },
        spectra: [
          { type: 'RAMAN', peaks: [{}] },
          {
            type: 'H1NMR',
            metadata: { frequency_mhz: 300, probe: 'BBO' },
            peaks: [{ delta_ppm: 1.2, j_hz: [7, 1.5], colour: 'red' }],
          },
          { type: 'IR', peaks: [] },
          null,
          5,
          { type: 'MS' },
        ],
      }),
    );
    expect(draft.spectra.map(({ type }) => type)).toEqual(['H1NMR', 'IR', 'MS']);
    expect(draft.spectra[0]).toEqual({
      id: 'block-1',
      type: 'H1NMR',
      metadata: { frequency_mhz: '300', solvent: '', temperature_c: '' },
      peaks: [{ delta_ppm: '1.2', int: '', mult: '', j_hz: '7; 1.5', assignment: '' }],
    });
    expect(draft.spectra[1]!.peaks).toEqual([
      { wavenumber_cm1: '', intensity: '', assignment: '' },
    ]);
    expect(draft.title).toBe('7');
  });

  test.each([
    ['', false],
    ['{', false],
    ['5', false],
    ['null', false],
    ['"C2H6O"', false],
    ['{}', true],
    ['[]', true],
    ['{"spectra": 5}', true],
    ['{"spectra": {"length": 3}}', true],
  ])('%s parses: %s', (json, ok) => expect(importDraft(json).ok).toBe(ok));

  test('__proto__ stays data', () => {
    const draft = imported(
      '{"__proto__": {"polluted": 1}, "metadata": {"__proto__": {"molecular_formula": ' +
        '"C"}}, "spectra": [{"type": "MS", "__proto__": {"peaks": [1]}, "metadata": ' +
        '{"__proto__": {"ionization": "ESI"}, "constructor": 1}, "peaks": [{"__proto__": ' +
        '{"m_z": 5}}]}, {"type": "__proto__"}]}',
    );
    expect(draft).toEqual({
      formula: '',
      title: '',
      comments: '',
      structures: '',
      present: '',
      absent: '',
      spectra: [
        {
          id: 'block-1',
          type: 'MS',
          metadata: { ionization: '', mode: '' },
          peaks: [{ m_z: '', rel_int: '', assignment: '' }],
        },
      ],
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('nesting 10,000 deep and 100,000 peaks', () => {
    const deep = `${'{"spectra":['.repeat(5000)}${']}'.repeat(5000)}`;
    expect(imported(deep).spectra).toEqual([]);
    expect(
      imported(`{"spectra":[{"type":"IR","peaks":[${'['.repeat(1e4)}${']'.repeat(1e4)}]}]}`)
        .spectra[0]!.peaks,
    ).toHaveLength(1);
    const many = imported(
      JSON.stringify({
        spectra: [
          {
            type: 'C13NMR',
            peaks: Array.from({ length: 1e5 }, (_, index) => ({ delta_ppm: index / 1000 })),
          },
        ],
      }),
    );
    expect(many.spectra[0]!.peaks).toHaveLength(1e5);
    expect(buildPayload(many).spectra[0]!.peaks[99_999]).toEqual({ delta_ppm: 99.999 });
  });

  test('of thousands of spectra the first hundred', () => {
    const many = imported(
      JSON.stringify({
        spectra: Array.from({ length: 5000 }, (_, index) => ({
          type: 'IR',
          peaks: [{ wavenumber_cm1: index }],
        })),
      }),
    );
    expect(many.spectra).toHaveLength(100);
    expect(many.spectra[99]!.peaks[0]!['wavenumber_cm1']).toBe('99');
  });
});

test.each([[null], [''], ['{'], ['[]'], ['7'], ['{"spectra": 1}'], ['null']])(
  'what is stored as %s is no draft',
  (stored) => expect(restoreDraft(stored)).toBeNull(),
);

test('a recorded curve goes out and comes back with its block; what is none is left behind', () => {
  const trace = {
    from: 12,
    to: 0,
    low: 0,
    high: 1,
    ordinate: 'intensity',
    heights: 'AAEC',
  } as const;
  const draft: ManualDraft = {
    ...ethylAcetate(),
    spectra: [{ ...newBlock('H1NMR', 'block-1'), trace }],
  };
  const imported = importDraft(exportJson(draft));
  expect(imported.ok && imported.draft.spectra[0]!.trace).toEqual(trace);
  expect(restoreDraft(serialiseDraft(draft))!.spectra[0]!.trace).toEqual(trace);
  const broken = exportJson(draft).replace('AAEC', '<script>');
  const other = importDraft(broken);
  expect(other.ok && other.draft.spectra[0]).not.toHaveProperty('trace');
});

test('a recorded plane does the same', () => {
  const plane = {
    across: [5, 1] as [number, number],
    down: [80, 10] as [number, number],
    ...{ columns: 2, rows: 2, low: 3, high: 300, noise: 1, heights: 'AQEBAQ==' },
  };
  const draft: ManualDraft = {
    ...ethylAcetate(),
    spectra: [{ ...newBlock('HSQC', 'block-1'), plane }],
  };
  const imported = importDraft(exportJson(draft));
  expect(imported.ok && imported.draft.spectra[0]!.plane).toEqual(plane);
  expect(restoreDraft(serialiseDraft(draft))!.spectra[0]!.plane).toEqual(plane);
  const broken = exportJson(draft).replace('"columns": 2', '"columns": 2000');
  const other = importDraft(broken);
  expect(other.ok && other.draft.spectra[0]).not.toHaveProperty('plane');
});
