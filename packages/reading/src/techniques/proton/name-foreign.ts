import type { ImpurityId } from '@elucida/spectra/chemistry/impurities';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { ForeignLine, ReadingWarning } from '../../page/trace/peaks-read.ts';

/** Says of the signals that are kept out of a ¹H spectrum what they are assigned to, and why. */
export function nameForeign(
  foreign: readonly ForeignLine[],
  printed: SolventId | null,
): ReadingWarning[] {
  const groups = new Map<string, ForeignLine[]>();
  for (const line of foreign) {
    const key = `${line.kind} ${line.solvent} ${line.impurity}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((own) => {
    const { kind, solvent, impurity } = own[0]!;
    const lines = own.map(({ value }) => value);
    if (impurity !== undefined) return impurityWarning(impurity, lines);
    if (solvent === undefined) return { code: 'proton_small', values: { lines } };
    const values = { lines, solvent };
    if (kind === 'water') return { code: 'proton_water', values };
    return { code: solvent === printed ? 'proton_solvent_printed' : 'proton_solvent', values };
  });
}

const impurityWarning = (impurity: ImpurityId, lines: readonly number[]): ReadingWarning =>
  impurity === 'tms'
    ? { code: 'proton_reference', values: { lines } }
    : { code: 'proton_impurity', values: { impurity, lines } };
