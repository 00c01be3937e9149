import {
  correlationTechnique,
  readStrength,
  strengthField,
  strengthRule,
} from './correlation-technique.ts';

/** HMBC: hydrogens and carbons over two or three bonds, now and then four. */
export const hmbc = correlationTechnique({
  type: 'HMBC',
  key: 'hmbc',
  pair: {
    fields: ['delta_h_ppm', 'delta_c_ppm'],
    nuclei: ['1H', '13C'],
    record: '2D_13C_NJ_1H',
    drawn: 'arrow',
  },
  metadata: [],
  details: [strengthField],
  rules: { metadata: [], peak: [strengthRule] },
  named: /HMBC/iu,
  example: '3.81 → 159.6, 7.26 → 159.6, 128.5',
  title: 'HMBC (1H/13C, ppm)',
  readDetail: readStrength,
  readHeader: () => ({}),
});
