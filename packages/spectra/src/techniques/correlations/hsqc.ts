import { cellField, flagField } from '../field.ts';
import { oneOf } from '../field-rule.ts';
import { correlationTechnique } from './correlation-technique.ts';

const SIGNS = ['+', '-'] as const;
const isSign = oneOf(SIGNS);

/** HSQC and HMQC: hydrogens and the carbons that carry them. */
export const hsqc = correlationTechnique({
  type: 'HSQC',
  key: 'hsqc',
  pair: {
    fields: ['delta_h_ppm', 'delta_c_ppm'],
    nuclei: ['1H', '13C'],
    record: '2D_13C_1J_1H',
    drawn: null,
  },
  metadata: [flagField('edited'), cellField('ch2_phase')],
  details: [cellField('phase')],
  rules: {
    metadata: [{ code: 'pair_phase', field: 'ch2_phase', holds: isSign }],
    peak: [{ code: 'pair_phase', field: 'phase', holds: isSign }],
  },
  named: /HSQC|HMQC/iu,
  example: '7.26/128.5, 3.81/55.3',
  title: 'HSQC (1H/13C, ppm)',
  readDetail(detail): Record<string, string> {
    const sign = /^(?:([+]|pos(?:itive)?)|([-−–]|neg(?:ative)?))$/iu.exec(detail);
    if (sign) return { phase: sign[1] === undefined ? '-' : '+' };
    // A list that names the kinds of carbon has been read from an edited experiment.
    if (/^CH(?:3|₃)?$/u.test(detail)) return { phase: '+' };
    return /^CH(?:2|₂)$/u.test(detail) ? { phase: '-' } : {};
  },
  readHeader: (header) => (/edited|DEPT/iu.test(header) ? { edited: true } : {}),
});
