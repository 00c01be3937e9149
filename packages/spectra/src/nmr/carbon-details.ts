import type { C13Peak } from '../spectrum.ts';
import { splitTop, type Piece } from '../listings/peak-list.ts';
import { carbonTypeIn, offResonanceType, readCarbonType } from '../chemistry/carbon-types.ts';
import { readCouplings } from '../listings/read-couplings.ts';

type Details = Omit<C13Peak, 'delta_ppm'>;

const COUPLINGS = /^(?:[¹²³⁴1-4]?\s?J\s?(?:_?\{?[A-Z][\w,–-]*\}?)?\s?=?\s?)([\d.,;\s]+)(?:Hz)?$/iu;
const PATTERN = /^(?:s|d|t|q|m|dd|dt|td|ddd|qd|dq|br\.?\s?[sd])$/iu;

const FURTHER_COUPLING = /^[\d.]+\s?(?:Hz)?$/iu;

/**
 * What is in the parentheses behind a ¹³C shift: the kind of carbon, the pattern and couplings to ¹⁹F
 * or ³¹P; everything else is the assignment.
 */
function read(brackets: readonly Piece[]): Details {
  const details: Details = {};
  const assignments: string[] = [];
  for (const bracket of brackets) {
    const others: string[] = [];
    for (const { text } of splitTop(bracket)) {
      const type = readCarbonType(text);
      const couplings = COUPLINGS.exec(text);
      if (type !== null && details.carbon_type === undefined) details.carbon_type = type;
      else if (couplings && readCouplings(couplings[1]!).length > 0)
        details.j_hz = [...(details.j_hz ?? []), ...readCouplings(couplings[1]!)];
      else if (details.j_hz !== undefined && FURTHER_COUPLING.test(text))
        details.j_hz.push(...readCouplings(text.replace(/Hz/iu, '')));
      else if (PATTERN.test(text) && details.mult === undefined) details.mult = text.toLowerCase();
      else others.push(text);
    }
    if (others.length > 0) assignments.push(others.join(', '));
  }
  const type = details.carbon_type ?? assignments.map(carbonTypeIn).find((each) => each !== null);
  return {
    ...(type && { carbon_type: type }),
    ...(details.mult !== undefined && { mult: details.mult }),
    ...(details.j_hz && { j_hz: details.j_hz }),
    ...(assignments.length > 0 && { assignment: assignments.join('; ') }),
  };
}

/** Share of the lines that must carry one for letters to be of the off-resonance experiment. */
const MOST_LINES = 0.6;

/**
 * The details of all lines of a ¹³C list. Older papers print kinds of carbon as `s`, `d`, `t`, `q`:
 * where most lines carry one of these letters, and none a coupling constant, that is what they are;
 * otherwise a letter is a splitting by ¹⁹F or ³¹P.
 */
export function readCarbonDetails(lines: readonly (readonly Piece[])[]): Details[] {
  const details = lines.map(read);
  const lettered = details.filter(({ mult }) => mult !== undefined && offResonanceType(mult));
  const isOffResonance =
    lettered.length >= MOST_LINES * details.length &&
    lettered.length > 1 &&
    details.every(({ j_hz, carbon_type }) => j_hz === undefined && carbon_type === undefined);
  if (!isOffResonance) return details;
  return details.map(({ mult, ...rest }) => {
    const type = mult === undefined ? null : offResonanceType(mult);
    return type === null
      ? { ...(mult !== undefined && { mult }), ...rest }
      : { carbon_type: type, ...rest };
  });
}
