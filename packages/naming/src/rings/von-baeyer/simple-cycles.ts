import type { Skeleton } from '../skeleton.ts';

/** More cycles than this belong to cages that get no von Baeyer name here. */
const MAX_CYCLES = 20_000;

/** Every longest simple cycle of a skeleton, each once; null when there are too many to look at. */
export function longestCycles({ neighbours }: Skeleton): number[][] | null {
  const n = neighbours.length;
  let best: number[][] = [];
  let longest = 0;
  let seen = 0;
  const onPath = new Array<boolean>(n).fill(false);
  const path: number[] = [];
  const walk = (root: number, atom: number): boolean => {
    path.push(atom);
    onPath[atom] = true;
    for (const next of neighbours[atom]) {
      if (next === root && path.length > 2 && path[1] < atom) {
        if (++seen > MAX_CYCLES) return false;
        if (path.length > longest) {
          longest = path.length;
          best = [];
        }
        if (path.length === longest) best.push([...path]);
      } else if (next > root && !onPath[next] && !walk(root, next)) return false;
    }
    path.pop();
    onPath[atom] = false;
    return true;
  };
  // A cycle from a later root has only later atoms, so it is shorter than the count of those.
  for (let root = 0; root < n && n - root >= longest; root++) if (!walk(root, root)) return null;
  return best;
}
