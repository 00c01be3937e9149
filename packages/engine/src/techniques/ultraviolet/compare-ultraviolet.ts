import type { ExplainedMolecule } from '../../statements/explained-candidate.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { expectedMaxima } from './uv-chromophores.ts';

/** Maxima farther apart than this are different bands, nm. */
const CLEAR_NM = 20;

/**
 * What a UV-Vis spectrum would show: a strong band that only one has, or the same band elsewhere.
 */
export function compareUltraviolet({ best, rival, names }: Pair): Measurement[] {
  const strong = ({ graph, perception }: ExplainedMolecule) =>
    expectedMaxima(graph, perception, detectGroups(graph, perception))
      .filter((maximum) => maximum.strong && maximum.nm > 220)
      .sort((a, b) => b.nm - a.nm)[0];
  const mine = strong(best),
    theirs = strong(rival);
  if (mine && theirs) {
    if (Math.abs(mine.nm - theirs.nm) < CLEAR_NM) return [];
    return [
      {
        power: 2.5,
        statement: {
          kind: 'settle-uv-position',
          technique: 'UVVIS',
          values: { ...names, shift: mine.nm, rivalShift: theirs.nm },
        },
      },
    ];
  }
  const only = mine ?? theirs;
  if (only === undefined) return [];
  const [molecule, other] = mine ? [names.molecule, names.rival] : [names.rival, names.molecule];
  return [
    {
      power: 3,
      statement: {
        kind: 'settle-uv-band',
        technique: 'UVVIS',
        values: { molecule, rival: other, shift: only.nm },
      },
    },
  ];
}
