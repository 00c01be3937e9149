import { DEFAULT_LANGUAGE } from '@elucida/spectra/languages';
import type { ModelClaim } from '@elucida/contract/models';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { loadEngine } from '../load-engine.ts';
import { checkClaims } from '../models/claims/check-claims.ts';

const { predictor } = loadEngine();
/** Ethyl 4-aminobenzoate (benzocaine), shifts in CDCl₃ and bands in KBr as printed. */
const BENZOCAINE: Spectrum[] = [
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 7.85, int: 2, mult: 'd' },
      { delta_ppm: 6.63, int: 2, mult: 'd' },
      { delta_ppm: 4.31, int: 2, mult: 'q' },
      { delta_ppm: 4.06, int: 2, mult: 'br-s' },
      { delta_ppm: 1.36, int: 3, mult: 't' },
    ],
  },
  {
    type: 'C13NMR',
    peaks: [166.7, 150.8, 131.6, 120.0, 113.8, 60.3, 14.4].map((delta_ppm) => ({ delta_ppm })),
  },
  {
    type: 'IR',
    peaks: [3424, 3344, 2985, 1684, 1637, 1597, 1282, 1172, 772].map((wavenumber_cm1) => ({
      wavenumber_cm1,
    })),
  },
  {
    type: 'MS',
    peaks: [
      { m_z: 165, rel_int: 40 },
      { m_z: 120, rel_int: 100 },
    ],
  },
];
function formula() {
  const parsed = parseFormula('C9H11NO2');
  if (!parsed.ok) throw new Error('formula');
  return parsed.formula;
}
const facts = readFacts(formula(), BENZOCAINE);
const NOTHING = {
  technique: null,
  position: null,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
};
/** A claim of a kind that says nothing but these values. */
export const claim = (kind: ModelClaim['kind'], values: Partial<ModelClaim>): ModelClaim => ({
  ...NOTHING,
  kind,
  ...values,
});

/** What the check of one claim says, by default of benzocaine. */
export function check(
  claimed: ModelClaim,
  { smiles = 'CCOC(=O)c1ccc(N)cc1', spectra = BENZOCAINE, lang = DEFAULT_LANGUAGE } = {},
) {
  const [{ verdict, code, text }] = checkClaims(
    [claimed],
    smiles === '' ? null : graphFromSmiles(smiles),
    {
      spectra,
      facts: spectra === BENZOCAINE ? facts : readFacts(facts.formula, spectra),
      predictor,
      lang,
    },
  );
  return { verdict, code, text };
}
