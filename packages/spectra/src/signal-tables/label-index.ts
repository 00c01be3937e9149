import { fault } from '../listings/notation-result.ts';
import type { C13Peak, H1Peak } from '../spectrum.ts';
import { areHalves, halfOf, placeOfHalf, type Label } from './position-labels.ts';
import type { Position } from './positions.ts';

/** Positions by their labels. */
export interface LabelIndex {
  /** Carbons that a label names. Throws a fault where the table has no such position, or no shift for it. */
  readonly carbonsOf: (label: Label) => readonly C13Peak[];
  /** The same of hydrogens; `5a` of a position with two hydrogens is the first of them. */
  readonly protonsOf: (label: Label) => readonly H1Peak[];
}

/** Positions that share a label are few; more are a text that nobody wrote. */
const MOST_OF_ONE = 6;

/**
 * The positions of a table by label. A label may leave out the letter of two hydrogens in lines of their own (`H-5` of
 * `5a` and `5b`). `text`: the whole table, for faults.
 */
export function indexLabels(positions: readonly Position[], text: string): LabelIndex {
  const byKey = new Map<string, Position[]>();
  const put = (key: string, position: Position) => {
    const those = byKey.get(key) ?? [];
    if (those.length < MOST_OF_ONE && !those.includes(position)) those.push(position);
    byKey.set(key, those);
  };
  for (const position of positions) for (const key of position.keys) put(key, position);
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    const [key = '', other = ''] = [position.keys[0], before?.keys[0]];
    if (!before || !areHalves(key, other)) continue;
    const { base } = halfOf(key)!;
    if (byKey.has(base) && !byKey.get(base)!.includes(before)) continue;
    put(base, before);
    put(base, position);
  }
  const find = (key: string): readonly Position[] | undefined =>
    byKey.get(key) ??
    // "Me-19" of a table that numbers the methyl groups as well.
    byKey.get(/^(\d{1,3}'{0,4})-me$/u.exec(key)?.[1] ?? '');
  const unknown = ({ at, length }: Label) => fault('unknown_label', text, { at, length });
  const withShift = <Peak>(peaks: readonly Peak[], { at, length }: Label): readonly Peak[] => {
    if (peaks.length === 0) throw fault('label_without_shift', text, { at, length });
    return peaks;
  };
  return {
    carbonsOf(label) {
      const found = find(label.key);
      if (found === undefined) throw unknown(label);
      const carbons = found.flatMap(({ carbon }) => (carbon === null ? [] : [carbon]));
      return withShift([...new Set(carbons)], label);
    },
    protonsOf(label) {
      const found = find(label.key);
      if (found !== undefined)
        return withShift(
          found.flatMap(({ protons }) => protons),
          label,
        );
      const half = halfOf(label.key);
      const base = half === null ? undefined : find(half.base)?.[0];
      const isPair = base !== undefined && (base.protons.length > 1 || hasTwo(base));
      if (!isPair) throw unknown(label);
      const one = base.protons[placeOfHalf(half!.half)] ?? base.protons[0];
      return withShift(one === undefined ? [] : [one], label);
    },
  };
}

/** Two hydrogens with one shift. */
const hasTwo = ({ carbon }: Position): boolean =>
  carbon?.carbon_type === undefined || /^(?:CH2|even)$/u.test(carbon.carbon_type);
