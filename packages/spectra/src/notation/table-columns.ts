import { PEAK_FIELDS } from '../techniques/fields.ts';
import { toNumber } from '../number-format.ts';
import type { SpectrumType } from '../spectrum.ts';

/** Column titles met in exports and papers, by field. */
const TITLES: Readonly<Record<string, RegExp>> = {
  delta_ppm:
    /^(?:δ|d|delta|shift|chemical shift|ppm|cs)\b|δ|ppm|shift|desplazamiento|lerrakuntza/iu,
  delta_h_ppm: /^(?:δ|d|delta|f2)?\s?_?\(?(?:1h|h|¹h)\b|f2|proton/iu,
  delta_c_ppm: /^(?:δ|d|delta|f1)?\s?_?\(?(?:13c|c|¹³c)\b|f1|carbon/iu,
  delta_a_ppm: /^(?:δ|d|delta)?\s?_?(?:a|1)\b|f2/iu,
  delta_b_ppm: /^(?:δ|d|delta)?\s?_?(?:b|2)\b|f1/iu,
  phase: /phase|sign/iu,
  carbon_type: /type|dept|apt|tipo|mota/iu,
  int: /^(?:int(?:egral|egration|\.)?|nh|#?h|h's|protons?|area)$|integra/iu,
  mult: /mult|class|splitting/iu,
  j_hz: /^[³]?j\b|coupling|hz|acoplamiento|akoplamendu/iu,
  wavenumber_cm1: /wave\s?number|cm|ν|n[uú]mero de onda/iu,
  intensity: /int|strength|height/iu,
  lambda_max_nm: /λ|lambda|nm|wave\s?length|longitud/iu,
  epsilon_M_1cm_1: /ε|eps|absorptiv|m-1/iu,
  note: /note|comment|remark/iu,
  m_z: /^m\s?[/_]?\s?z|mass/iu,
  rel_int: /rel|int|abund|%/iu,
  assignment: /assign|atom|group|ion|fragment|asign/iu,
};

/**
 * Field names of the columns where `cells` is a title line (no cell of it is a number and the
 * position is among them), else null.
 */
export function titledColumns(
  type: SpectrumType,
  cells: readonly string[],
): (string | null)[] | null {
  if (cells.some((cell) => Number.isFinite(toNumber(cell)))) return null;
  const free = PEAK_FIELDS[type].map(({ name }) => name);
  const columns = cells.map((cell) => {
    const index = free.findIndex((name) => TITLES[name]?.test(cell));
    return index < 0 ? null : free.splice(index, 1)[0]!;
  });
  return columns.includes(PEAK_FIELDS[type][0].name) ? columns : null;
}
