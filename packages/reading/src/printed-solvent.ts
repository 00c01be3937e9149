import { solventPrinted } from '@elucida/spectra/chemistry/solvent-names';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';

/** What text recognition makes of the names of solvents: `CDC13`, `DMS0-d6`, `CD30D`. */
const MISREAD: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bcdc[il1|!]\s?[3s]/giu, 'CDCl3'],
  [/\bdms[o0]\b/giu, 'DMSO'],
  [/\bcd3[o0]d\b/giu, 'CD3OD'],
  [/\bd2[o0]\b/giu, 'D2O'],
];

/** The deuterated solvent in recognised text that may speak of other things; null without one. */
export function printedSolvent(text: string): SolventId | null {
  const mended = MISREAD.reduce((all, [pattern, name]) => all.replace(pattern, name), text);
  return solventPrinted(mended)?.id ?? null;
}
