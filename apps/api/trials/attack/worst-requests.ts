import { PAYLOAD_MAX, SMILES_MAX } from '@elucida/contract/limits';
import { SIGNALS_MAX } from '@elucida/contract/practice-exercises';
import { SET_KINDS } from '@elucida/contract/practice-terms';
import { allExercises } from '@elucida/practice/exercises/exercises';
import { allProblems } from '@elucida/practice/problems';
import { BODY_BOUNDS } from '../../src/bounds/requests.ts';
import { HARD_ANALYSIS } from '../../src/testing/hard-analysis.ts';
import { form } from '../../src/testing/images.ts';
import { PASSWORD } from '../../src/testing/test-app.ts';
import { heavyImages } from './heavy-images.ts';

export interface WorstRequest {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly leaveAfterMs?: number;
}

const json = (value: unknown): WorstRequest => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});
const formOf = (...parts: Parameters<typeof form>): WorstRequest => {
  const { payload, headers } = form(...parts);
  return { headers, body: payload };
};

/** As long as an ordinary body may be, and much to parse. */
const WIDE = json(`{"a":[${'1,'.repeat(BODY_BOUNDS.freeBytes / 2 - 10)}1]}`);
const LARGE_ITEM = json({
  formula: 'C6H6',
  nombre_molecula: null,
  result_json: { status: 'ok', informacion: 'x'.repeat(7_900_000) },
});
const REPORT = formOf(
  {
    result_json: JSON.stringify({ status: 'ok', informacion: '**x** '.repeat(1_500) }),
    images_base64: JSON.stringify(Array.from({ length: 10 }, () => 'A'.repeat(3_000_000))),
  },
  [],
);
const WIDE_SPECTRUM = {
  ...HARD_ANALYSIS,
  spectra: [
    {
      type: 'MS',
      peaks: Array.from({ length: PAYLOAD_MAX.peaks }, (_, index) => ({ m_z: index / 7 })),
    },
  ],
};
/** Analyses are left when the next comes: a client that closes its connection wants no answer. */
const LEAVE_MS = 2_000;

/**
 * Up to five hundred atoms, whatever of it is taken; another molecule for every `n` below 3^12, so
 * that no cache helps.
 */
function chain(n: number): string {
  const atoms = Array.from({ length: [60, 120, 250, 500][n % 4]! }, (_, index) =>
    index < 12 ? 'CNO'[Math.floor(n / 3 ** index) % 3] : 'C',
  );
  return atoms.join('');
}

/**
 * Formulas with more isomers than are listed, a long chain to be read and named, and names that are
 * nearly a known one; in turn.
 */
const MOLECULES: readonly ((n: number) => string)[] = [
  (n) => ['C10H16O2', 'C12H22N2O3', 'C8H10N4O2', 'C9H8O4', 'C15H20O2'][n % 5]!,
  (n) => chain(4 * n),
  (n) =>
    `InChI=1S/C${n % 60}H${2 * n}/c${Array.from({ length: 150 }, (_, index) => index + 1).join('-')}`,
  (n) => `${'(2-methylpropyl)'.repeat(50)}benzene${n}`,
  (n) => `cyclobutanecarboxilic acid ethil estre ${n}`,
];
const molecule = (n: number) => MOLECULES[n % MOLECULES.length]!(Math.floor(n / MOLECULES.length));

/** Another problem each time, so that none is ready. */
const PROBLEMS = allProblems().map(({ id }) => id);
const problem = (n: number) => PROBLEMS[n % PROBLEMS.length]!;
const EXERCISES = allExercises().map((each) => each.problem.id);
const exercise = (n: number) => EXERCISES[n % EXERCISES.length]!;

const images = await heavyImages();
const upload = (n: number): WorstRequest => ({
  ...formOf({ formula: 'C6H6' }, [{ name: 'a.png', bytes: images[n % images.length]! }]),
  leaveAfterMs: LEAVE_MS,
});

/** Atoms of a structure that is taken and keeps a thread busy. */
const JUDGED = 28;
/** Another structure each time, with the spectra of a hard analysis and by-products that are no cheaper. */
const verification = (n: number): WorstRequest => ({
  ...json({
    structure: chain(n).slice(0, JUDGED),
    spectra: HARD_ANALYSIS.spectra,
    byproducts: Array.from({ length: 20 }, (_, i) => chain(n + i + 1).slice(0, JUDGED)),
  }),
  leaveAfterMs: LEAVE_MS,
});

/** A session of an assistant each time. */
const introduction = (n: number): WorstRequest => ({
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body: Buffer.from(
    JSON.stringify({
      jsonrpc: '2.0',
      id: n,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'x'.repeat(10_000), version: '1' },
      },
    }),
  ),
});

/** As many signals as an answer may have. */
const ASSIGNMENT = json({
  signals: Array.from({ length: SIGNALS_MAX }, (_, peak) => ({
    technique: peak % 2 === 0 ? 'H1NMR' : 'C13NMR',
    peak: peak >> 1,
    // The smallest exercise has five atoms.
    atoms: [0, 1, 2, 3, 4],
  })),
});

/** The dearest request that a route takes, by its name in the table; `n` makes each another one. */
const WORST: Readonly<Record<string, (n: number) => WorstRequest>> = {
  'GET /structures.svg': (n) => ({ path: `/structures.svg?smiles=${chain(n)}` }),
  'GET /structures.mol': (n) => ({ path: `/structures.mol?smiles=${chain(n)}` }),
  'GET /history': () => ({ path: '/history?limit=200' }),
  'POST /auth/register': (n) =>
    json({ email: `flood${n}-${process.pid}@example.net`, password: 'x'.repeat(500), name: 'x' }),
  'POST /auth/login': (n) => json({ email: `unknown${n}@example.net`, password: 'x'.repeat(500) }),
  'POST /auth/verify': (n) => json({ email: `unknown${n}@example.net`, code: '123456' }),
  'POST /auth/verify/resend': (n) => json({ email: `unknown${n}@example.net` }),
  'POST /auth/forgot': (n) => json({ email: `unknown${n}@example.net` }),
  'POST /auth/reset': (n) => json({ token: `guess${n}`, password: 'x'.repeat(500) }),
  'POST /auth/password': () => json({ old: `not ${PASSWORD}`, new: 'x'.repeat(500) }),
  'POST /auth/email': (n) =>
    json({ email: `unknown${n}@example.net`, password: `not ${PASSWORD}` }),
  'POST /auth/email/verify': (n) => json({ email: `unknown${n}@example.net`, code: '123456' }),
  'POST /feedback': () => json({ message: 'x'.repeat(1_000) }),
  'POST /history': () => LARGE_ITEM,
  'POST /export_pdf': () => REPORT,
  'POST /analyze': upload,
  'POST /images/describe': upload,
  'POST /analyze/manual': (n) => ({
    ...json(n % 2 === 0 ? HARD_ANALYSIS : WIDE_SPECTRUM),
    leaveAfterMs: LEAVE_MS,
  }),
  'POST /isomers': (n) => ({
    ...json({ name: molecule(n) }),
    ...(n % 2 === 0
      ? { headers: { 'content-type': 'application/json', accept: 'application/pdf' } }
      : {}),
  }),
  'GET /names': (n) => ({ path: `/names?q=${encodeURIComponent(molecule(n))}` }),
  'GET /practice/problems/:id': (n) => ({ path: `/practice/problems/${problem(n)}` }),
  'GET /practice/problems/:id/solution': (n) => ({
    path: `/practice/problems/${problem(n)}/solution`,
  }),
  'GET /practice/problems/:id/hints/:kind': (n) => ({
    path: `/practice/problems/${problem(n)}/hints/fragment`,
  }),
  'POST /practice/problems/:id/replies': (n) => ({
    ...json({ structure: n % 2 === 0 ? molecule(n >> 1).slice(0, SMILES_MAX) : chain(n) }),
    path: `/practice/problems/${problem(n)}/replies`,
  }),
  'GET /practice/exercises/:id': (n) => ({ path: `/practice/exercises/${exercise(n)}` }),
  'GET /practice/exercises/:id/solution': (n) => ({
    path: `/practice/exercises/${exercise(n)}/solution`,
  }),
  'POST /practice/exercises/:id/replies': (n) => ({
    ...ASSIGNMENT,
    path: `/practice/exercises/${exercise(n)}/replies`,
  }),
  'POST /practice/sets': (n) =>
    json({
      title: 'x'.repeat(120),
      problems: Array.from({ length: 30 }, (_, i) => ({
        structure: chain(n + i).slice(0, JUDGED),
        kind: SET_KINDS[(n + i) % SET_KINDS.length],
      })),
    }),
  'GET /practice/shared/:token': (n) => ({ path: `/practice/shared/guess${n}` }),
  'POST /practice/shared/:token/students': (n) => ({
    ...json({ name: 'x'.repeat(80) }),
    path: `/practice/shared/guess${n}/students`,
  }),
  'POST /practice/shared/:token/problems/:place/replies': (n) => ({
    ...json({ structure: chain(n) }),
    path: `/practice/shared/guess${n}/problems/0/replies`,
  }),
  'POST /practice/shared/:token/problems/:place/exercise-replies': (n) => ({
    ...ASSIGNMENT,
    path: `/practice/shared/guess${n}/problems/0/exercise-replies`,
  }),
  'POST /account/keys': () => json({ name: 'x'.repeat(100) }),
  'POST /verifications': verification,
  'POST /v1/verifications': verification,
  'POST /v1/analyses': (n) => ({
    ...json(n % 2 === 0 ? HARD_ANALYSIS : WIDE_SPECTRUM),
    leaveAfterMs: LEAVE_MS,
  }),
  'GET /v1/analyses': () => ({ path: '/v1/analyses?limit=100' }),
  'GET /v1/names': (n) => ({ path: `/v1/names?q=${encodeURIComponent(molecule(n))}` }),
  'GET /v1/isomers': (n) => ({ path: `/v1/isomers?name=${encodeURIComponent(molecule(n))}` }),
  'POST /v1/predictions': (n) => json({ structure: chain(n), frequency_mhz: 1_300 }),
  'POST /mcp': (n) => introduction(n),
  'POST /stripe/checkout': () => json({ plan: 'pro' }),
  'DELETE /account': () => json({ password: `not ${PASSWORD}` }),
};

/**
 * A request of the flood of a route. What has no line above: its bare path, and a body that is as
 * much to parse as is taken.
 */
export function worstRequest(route: string, n: number): WorstRequest {
  const worst = WORST[route]?.(n);
  if (worst !== undefined) return worst;
  return route.startsWith('GET ') ? {} : WIDE;
}
