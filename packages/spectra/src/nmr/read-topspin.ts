const NUMBERS = /^\s*\d+(?:\s+[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)+\s*$/iu;

/**
 * Place of the ppm column in a line of numbers, known from the units of the commented title lines,
 * or -1.
 */
function ppmColumn(titles: string): number {
  const units = [...titles.matchAll(/\[\s*([^\]]+?)\s*\]/gu)].map((match) =>
    match[1]!.toLowerCase(),
  );
  const ppm = units.indexOf('ppm');
  if (ppm < 0) return -1;
  // A peak's number comes first, then, in the older form, its address, which has no unit.
  return ppm + 1 + (/ADDRESS/iu.test(titles) ? 1 : 0);
}

/**
 * Shifts of a peak list as Bruker's TopSpin prints it (`peak.txt` of the command `pp`): title lines
 * that begin with `#` and name `[Hz]` and `[ppm]`, then lines of numbers. Null for any other text.
 */
export function readTopSpin(text: string): number[] | null {
  const lines = text.split('\n');
  const column = ppmColumn(lines.filter((line) => /^\s*#/u.test(line)).join(' '));
  if (column < 0) return null;
  const shifts = lines
    .filter((line) => NUMBERS.test(line))
    .map((line) => Number(line.trim().split(/\s+/u)[column]))
    .filter(Number.isFinite);
  return shifts.length > 0 ? shifts : null;
}
