import { LANGUAGES } from '@elucida/spectra/languages';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import type { Random } from '../../../../../fixtures/random.ts';
import { manualPayload, PASSWORD } from '../../../src/testing/test-app.ts';
import type { RouteInfo } from '../routes.ts';
import { hostileFormula, hostileSmiles } from './chemistry.ts';
import { NUMBERS, STRINGS, toJson } from './hostile-values.ts';
import { mutate, sampleOf } from './json-bodies.ts';

const number = (random: Random) =>
  random.chance(0.8) ? random.between(-5, 300) : random.pick(NUMBERS);

/** A spectrum block of any technique with peaks of any kind. */
function block(random: Random): unknown {
  const type = random.pick([...SPECTRUM_TYPES]);
  const peaks = Array.from({ length: random.chance(0.95) ? random.whole(0, 8) : 5_000 }, () => ({
    delta_ppm: number(random),
    int: number(random),
    mult: random.pick(['s', 'd', 't', 'q', 'm', 'br-s', 'x']),
    j_hz: [number(random)],
    wavenumber_cm1: number(random) * 15,
    intensity: random.pick(['w', 'm', 's', 'br']),
    lambda_max_nm: number(random),
    m_z: number(random),
    rel_int: number(random),
    assignment: 'CH2',
  }));
  return { type, metadata: { frequency_mhz: number(random), solvent: 'CDCl3' }, peaks };
}

/** A stored result, as the pages send it back. */
const result = (random: Random) => ({
  status: 'ok',
  molecular_formula: hostileFormula(random),
  nombre_molecula: random.chance(0.5) ? 'ethanol' : random.pick(STRINGS),
  informacion: random.pick(STRINGS),
  smiles: hostileSmiles(random),
  confidence: random.between(0, 1),
  candidates: [
    {
      rank: 1,
      name: 'x',
      smiles: hostileSmiles(random),
      confidence: 0.5,
      proposed_by: ['generator'],
      evidence: [],
    },
  ],
  spectra: [block(random)],
  warnings: [],
});

const BODIES: Readonly<Record<string, (random: Random) => unknown>> = {
  '/auth/register': (random) => ({
    email: `fuzz${random.whole(0, 1e9)}@example.net`,
    password: random.chance(0.5) ? PASSWORD : random.pick(STRINGS),
    name: random.pick(['Ada', ...STRINGS]),
  }),
  '/auth/login': (random) => ({
    email: `user${random.whole(0, 30)}@example.org`,
    password: random.pick([PASSWORD, 'wrong password', ...STRINGS]),
  }),
  '/auth/verify': (random) => ({
    email: `user${random.whole(0, 30)}@example.org`,
    code: random.pick(['123456', ...STRINGS]),
  }),
  '/analyze/manual': (random) =>
    random.chance(0.2)
      ? manualPayload()
      : {
          metadata: {
            molecular_formula: hostileFormula(random),
            title: random.pick(STRINGS).slice(0, 150),
          },
          spectra: Array.from({ length: random.whole(0, 3) }, () => block(random)),
        },
  '/history': (random) => ({
    formula: hostileFormula(random).slice(0, 100),
    nombre_molecula: random.chance(0.3) ? null : 'ethanol',
    result_json: {
      ...result(random),
      image_previews: random.chance(0.7) ? [] : [random.pick(STRINGS)],
    },
  }),
};

/** A body that a JSON route takes, or nearly: the rest is for `jsonBody` to spoil. */
export function exampleBody({ url, body }: RouteInfo, random: Random): unknown {
  const made = BODIES[url.replace(/^\/api(?=\/)/, '')];
  return made?.(random) ?? (body === undefined ? {} : sampleOf(body, random));
}

/** The fields of a form. */
export function exampleFields({ url }: RouteInfo, random: Random): Record<string, string> {
  if (url.endsWith('/export_pdf')) {
    const value = random.chance(0.5) ? result(random) : mutate(result(random), random);
    return {
      result_json: toJson(value),
      lang: random.pick([...LANGUAGES, 'xx']),
      ...(random.chance(0.3)
        ? { images_base64: random.pick(['[]', '["AAAA"]', '[1]', '{', '["iVBORw0KGgo="]']) }
        : {}),
    };
  }
  return {
    formula: hostileFormula(random),
    include_raw: random.pick(['true', 'false', '1', 'x']),
    ...(random.chance(0.3)
      ? {
          image_types: random.pick([
            '["IR"]',
            '[null]',
            '["H1NMR","C13NMR","IR"]',
            '[[]]',
            '{',
            'null',
            '["__proto__"]',
          ]),
        }
      : {}),
    ...(random.chance(0.3)
      ? {
          image_axes: random.pick([
            '[[4000,400]]',
            '[null]',
            '[[1e308,-1e308]]',
            '[[0,0]]',
            '[["a","b"]]',
            '[[1]]',
          ]),
        }
      : {}),
  };
}

/** A value for a parameter of a query. */
export function exampleQuery(
  name: string,
  { schema, random }: { schema: Parameters<typeof sampleOf>[0]; random: Random },
): string {
  if (name === 'smiles' || name === 'q') return hostileSmiles(random);
  return String(sampleOf(schema, random));
}
