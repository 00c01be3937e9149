import type { SpectrumType } from '../spectrum.ts';

/** How a cell is typed and what it becomes in the payload. */
export type FieldKind = 'number' | 'text' | 'couplings';
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Most characters that can be typed (specification §5). */
  readonly cap: number;
  /** What a new block starts with. */
  readonly initial?: string;
}

/** Characters, specification §5. */
export const CAPS = { formula: 20, title: 40, comments: 200, cell: 30, freeText: 120 } as const;

const number = (name: string, initial?: string): Field => ({
  name,
  kind: 'number',
  cap: CAPS.cell,
  ...(initial === undefined ? {} : { initial }),
});
const text = (name: string, initial?: string): Field => ({
  name,
  kind: 'text',
  cap: CAPS.freeText,
  ...(initial === undefined ? {} : { initial }),
});
const cell = (name: string): Field => ({ name, kind: 'text', cap: CAPS.cell });

/** Metadata fields by type with their defaults (specification §3). */
export const METADATA_FIELDS: Readonly<Record<SpectrumType, readonly Field[]>> = {
  H1NMR: [number('frequency_mhz', '400'), text('solvent', 'CDCl3'), number('temperature_c')],
  C13NMR: [number('frequency_mhz', '100'), text('solvent', 'CDCl3')],
  IR: [text('phase', 'ATR')],
  UVVIS: [text('solvent')],
  MS: [text('ionization', 'EI'), text('mode', 'pos')],
};

/** Peak fields by type, in column order; the first is the peak's position. */
export const PEAK_FIELDS: Readonly<Record<SpectrumType, readonly Field[]>> = {
  H1NMR: [
    number('delta_ppm'),
    number('int'),
    text('mult'),
    { name: 'j_hz', kind: 'couplings', cap: CAPS.cell },
    cell('assignment'),
  ],
  C13NMR: [number('delta_ppm'), cell('assignment')],
  IR: [number('wavenumber_cm1'), text('intensity'), cell('assignment')],
  UVVIS: [number('lambda_max_nm'), number('epsilon_M_1cm_1'), cell('note')],
  MS: [number('m_z'), number('rel_int'), cell('assignment')],
};
