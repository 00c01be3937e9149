import { CannotBuild, type Building } from './building.ts';
import { takeCarbonyl } from './make-derivative.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

/**
 * `propanal diethyl acetal`, `cyclohexanone ethyl methyl ketal`, `acetone ethylene ketal`: two
 * alkoxy groups for the oxygen of the only carbonyl group.
 */
export function joinAcetal(building: Building, reads: readonly ReadWord[]): void {
  const [carbonyl, ...groups] = reads;
  if (
    carbonyl?.kind !== 'molecule' ||
    carbonyl.count > 1 ||
    groups.length === 0 ||
    groups.some((word) => word.kind !== 'radical')
  )
    throw new CannotBuild('no acetal');
  buildWord(building, carbonyl);
  const carbon = takeCarbonyl(building);
  const ends = groups.flatMap((word) =>
    Array.from({ length: word.count }, () => buildWord(building, word).frees).flat(),
  );
  if (ends.length !== 2 || ends.some((end) => end.order !== 1))
    throw new CannotBuild('two groups wanted');
  for (const { atom } of ends) {
    const oxygen = building.addAtom(8);
    building.bond(carbon, oxygen, 1);
    building.bond(oxygen, atom, 1);
  }
}
