import { correlationTechnique } from './correlation-technique.ts';

/** COSY: hydrogens that couple, over two or three bonds as a rule. */
export const cosy = correlationTechnique({
  type: 'COSY',
  key: 'cosy',
  pair: {
    fields: ['delta_a_ppm', 'delta_b_ppm'],
    nuclei: ['1H', '1H'],
    record: '2D_1H_NJ_1H',
    drawn: 'bond',
  },
  metadata: [],
  details: [],
  rules: { metadata: [], peak: [] },
  named: /COSY/iu,
  example: '4.12/1.26, 7.26/6.90',
  title: 'COSY (1H/1H, ppm)',
  readDetail: () => ({}),
  readHeader: () => ({}),
});
