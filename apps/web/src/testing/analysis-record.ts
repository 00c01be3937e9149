/** An analysis as GET /analyses/{id} answers it. */
export const record = (over: Record<string, unknown> = {}) => ({
  id: 'a1',
  status: 'running',
  stage: 'propose',
  fraction: 0.5,
  created_at: '2026-01-02T12:00:00.000Z',
  formula: 'C4H8O2',
  title: '',
  comments: '',
  started_at: '2026-01-02T12:00:00.000Z',
  ended_at: null,
  kept_until: null,
  counted: true,
  outcome: null,
  nombre_molecula: null,
  history_id: null,
  share_url: null,
  found: [],
  ranking: null,
  models: null,
  images: [],
  result: null,
  error: null,
  ...over,
});

/** The answer of an analysis. */
export const answer = (over: Record<string, unknown> = {}) => ({
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 400,
  informacion: '**ethyl acetate**',
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  candidates: [],
  spectra: [{ type: 'C13NMR', source: 'image', peaks: [{ delta_ppm: 171.1 }] }],
  warnings: [],
  ...over,
});

/** An analysis that has found ethyl acetate, or is not certain. */
export const done = (over: Record<string, unknown> = {}) =>
  record({
    status: 'done',
    stage: 'report',
    fraction: 1,
    ended_at: '2026-01-02T12:00:05.000Z',
    kept_until: '2026-02-01T12:00:05.000Z',
    outcome: 'ok',
    nombre_molecula: 'ethyl acetate',
    result: answer(),
    ...over,
  });

/** One that does not single out a molecule. */
export const uncertain = (over: Record<string, unknown> = {}) =>
  done({
    outcome: 'inconclusive',
    nombre_molecula: null,
    result: answer({
      status: 'inconclusive',
      reason: 'ambiguous',
      nombre_molecula: null,
      smiles: null,
      confidence: 0.4,
    }),
    ...over,
  });
