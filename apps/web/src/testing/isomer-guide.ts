import { user as aUser, type Answers } from './fake-server.ts';

/** Somebody who is signed in, with an empty history. */
export const SIGNED_IN: Answers = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/history': { json: [] },
};
const signals = (ppm: number) => ({
  H1NMR: [
    {
      delta_ppm: ppm,
      sd_ppm: 0.1,
      hydrogens: 3,
      multiplicity: 's',
      j_hz: [],
      atoms: [0],
      exchangeable: false,
    },
  ],
  C13NMR: [],
  IR: [],
});
/** Two isomers of C3H6O, one of them named. */
export const ROWS = [
  {
    name: 'Acetone',
    aka: ['propanone', 'dimethyl ketone'],
    h1nmr: ['2.17 (s, 6H)'],
    c13nmr: ['206.7', '30.9'],
    ir: ['1740–1705 (s): C=O stretch'],
    diagnostics: ['One proton signal only.'],
    named: true,
    known: true,
    signals: signals(2.17),
  },
  {
    name: 'Propanal',
    aka: [],
    h1nmr: ['9.79 (t, 1H)'],
    c13nmr: [],
    ir: [],
    diagnostics: [],
    named: false,
    known: true,
    signals: signals(9.79),
  },
];
/** The guide that lists them. */
export const GUIDE = {
  query: 'acetone',
  note: 'All isomers of C3H6O.',
  isomers: ROWS,
  total: 9,
  formula: 'C3H6O',
  generated_on: '2026-01-02T03:04:05.000Z',
  listed: 2,
};
