import { readCarbonType, type CarbonType } from '../../chemistry/carbon-types.ts';

/** A line of DEPT or APT with what it says of its carbon. */
export interface EditedLine {
  readonly shift: number;
  readonly type: CarbonType;
}

const HEADING =
  /^\s*(DEPT|APT)(?:[ -]?\{?Q?\}?)?[ -]?(\d{2,3})?°?(?:[ -]?(?:NMR|RMN|EMN|spectrum))?/iu;
/** Frequency and solvent. */
const CONDITIONS = /\([^()]{0,60}(?:MHz|CD|DMSO|D2O|C6D6)[^()]{0,60}\)/iu;
/** A kind of carbon, or a side to which lines point, in front of its shifts or in parentheses behind one. */
const LABEL = String.raw`CH[₂₃23]?|C(?:q|quat\.?)?|quat(?:ernary|\.)?|positive|negative|up|down|pos\.?|neg\.?`;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,3})?)`;
const BEHIND = String.raw`(?:\s?\(\s?(?:(?:\d\s?[×x]?\s?)(?=C))?(${LABEL})[^()]{0,20}\))?`;
const TOKEN = new RegExp(
  `${NUMBER}${BEHIND}|` + String.raw`(?<![\p{L}\d])(${LABEL})(?![\p{L}\d])`,
  'giu',
);
/** Largest text that is read. */
const MOST_LETTERS = 4000;

/**
 * What a label says. DEPT-135 has CH and CH₃ on one side and CH₂ on the other; APT, carbons with an even number of
 * hydrogens on one side; which side is up is the spectroscopist's choice, but CH₂ is usually drawn down.
 */
function typeOf(label: string, isApt: boolean): CarbonType | null {
  const type = readCarbonType(label);
  if (type !== null) return type;
  if (/^(?:pos|up)/iu.test(label)) return 'odd';
  if (/^(?:neg|down)/iu.test(label)) return isApt ? 'even' : 'CH2';
  return null;
}

/**
 * The lines of a DEPT or APT list as articles print it: `DEPT-135 δ CH: 129.0, 127.6; CH2: 65.4`, `DEPT 129.0 (CH),
 * 65.4 (CH2)`, `DEPT-90 δ 129.0`. Of APT, sides are not read, since either convention is met. Lines without a label say
 * nothing, but for DEPT-90, which has CH alone. Linear.
 */
export function readDept(text: string): EditedLine[] {
  const heading = HEADING.exec(text);
  if (heading === null) return [];
  const isApt = /^APT$/iu.test(heading[1]!);
  const isCh = heading[2] === '90';
  const list = text
    .slice(heading[0].length, MOST_LETTERS)
    .replace(CONDITIONS, ' ')
    .replace(/(\d),(?=\d)/gu, '$1.');
  let group: CarbonType | null = isCh ? 'CH' : null;
  const lines: EditedLine[] = [];
  for (const [, number, behind, label] of list.matchAll(TOKEN)) {
    if (label !== undefined) group = isApt && !readCarbonType(label) ? null : typeOf(label, isApt);
    else {
      const type = behind === undefined ? group : typeOf(behind, isApt);
      if (type !== null) lines.push({ shift: Number(number), type });
    }
  }
  return lines;
}
