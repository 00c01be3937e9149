import { alkaneStem } from '../../words/alkane-stem.ts';

const COUNTS = new Map<string, number>();

/** Number of atoms of `heptane`, `heptan`; null for other words. */
export function readAlkane(text: string): number | null {
  if (COUNTS.size === 0)
    for (let count = 1; count < 100; count++) COUNTS.set(alkaneStem(count)![0], count);
  const match = /^([a-z]+?)ane?$/.exec(text.replace(/^eicos/, 'icos'));
  return (match && COUNTS.get(match[1])) ?? null;
}

/** Number of atoms named by a stem alone: `hept` is 7. */
export function readStem(text: string): number | null {
  return readAlkane(`${text}ane`);
}
