import { cellField } from '../field.ts';
import { oneOf } from '../field-rule.ts';
import {
  correlationTechnique,
  readStrength,
  strengthField,
  strengthRule,
} from './correlation-technique.ts';

/** NOESY and ROESY: hydrogens close in space, whatever the bonds between them. */
export const noesy = correlationTechnique({
  type: 'NOESY',
  key: 'noesy',
  pair: {
    fields: ['delta_a_ppm', 'delta_b_ppm'],
    nuclei: ['1H', '1H'],
    record: '2D_1H_D_1H',
    drawn: 'space',
  },
  metadata: [cellField('experiment')],
  details: [strengthField],
  rules: {
    metadata: [{ code: 'noesy_experiment', field: 'experiment', holds: oneOf(['NOESY', 'ROESY']) }],
    peak: [strengthRule],
  },
  named: /NOESY|ROESY/iu,
  example: '3.81/6.90 (s), 7.26/6.90 (w)',
  title: 'NOESY (1H/1H, ppm)',
  readDetail: readStrength,
  readHeader: (header) => (/ROESY/iu.test(header) ? { experiment: 'ROESY' } : {}),
});
