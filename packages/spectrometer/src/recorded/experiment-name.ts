/** Experiments by the names of their pulse programs, Bruker's first (TopSpin, "Pulse Program Catalogue"). */
const TWO_DIMENSIONAL: readonly (readonly [RegExp, string])[] = [
  [/hsqc.{0,12}tocsy|hsqc.{0,3}(?:dipsi|mlev)/iu, 'HSQC-TOCSY'],
  [/h2bc/iu, 'H2BC'],
  [/hsqc/iu, 'HSQC'],
  [/hmbc|inv4lp/iu, 'HMBC'],
  [/hmqc|^inv4/iu, 'HMQC'],
  [/hoesy/iu, 'HOESY'],
  [/roesy/iu, 'ROESY'],
  [/noesy/iu, 'NOESY'],
  [/tocsy|mlev|dipsi|clean/iu, 'TOCSY'],
  [/adeq/iu, 'ADEQUATE'],
  [/inad/iu, 'INADEQUATE'],
  [/jres|homo2dj/iu, 'JRES'],
  [/cosy/iu, 'COSY'],
  [/dosy|^led|^ste(?:bp|gp)|^dste|oneshot/iu, 'DOSY'],
];
/**
 * One-dimensional ones whose lines are not all there, point down, or belong to a part of the molecule. A DEPT is
 * named with its angle.
 */
const EDITED: readonly (readonly [RegExp, string])[] = [
  [/pendant/iu, 'PENDANT'],
  [/inept/iu, 'INEPT'],
  [/^(?:jmod|apt|attached)|(?:^|[^a-z])apt(?:$|[^a-z])/iu, 'APT'],
  [/sel(?:no|ro)|noediff|(?:noe|noesy|roesy)1d|1d(?:noe|roe)/iu, '1D NOE'],
  [/sel(?:di|ml|to|cl)|(?:tocsy|dipsi)1d/iu, '1D TOCSY'],
  [/selco/iu, '1D COSY'],
];

const named = (program: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(program))?.[1] ?? null;

/** The name of a two-dimensional experiment; the pulse program's where it is not known, empty without one. */
export const twoDimensionalName = (program: string): string =>
  named(program, TWO_DIMENSIONAL) ?? program;

/**
 * The name of an edited one-dimensional experiment, or null for a plain spectrum. Presaturation by NOESY
 * (`noesypr1d`, `noesygppr1d`) leaves all lines and is a plain one.
 */
export function editedName(program: string): string | null {
  if (/noesy(?:gp)?pr/iu.test(program)) return null;
  const dept = /(?<![a-z])g?dept(q?)(?:sp|gp|nd|[_-]){0,4}(45|90|135)?/iu.exec(program);
  if (dept) return `DEPT${dept[1]!.toUpperCase()}${dept[2] === undefined ? '' : `-${dept[2]}`}`;
  return named(program, EDITED);
}
