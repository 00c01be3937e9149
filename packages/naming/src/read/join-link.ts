import type { Unit } from './tree.ts';
import { bracket } from './bracket.ts';

const TWO = new Set([
  'amino',
  'phosphoryl',
  'phosphanyl',
  'phosphorothioyl',
  'hydrazino',
  'carbamoyl',
  'carbamothioyl',
  'sulfamoyl',
  'ammonio',
  'ureido',
  'boryl',
  'arsino',
  'guanidino',
]);

const THREE = new Set(['silyl', 'siloxy', 'germyl', 'stannyl', 'plumbyl', 'ammonio', 'phosphonio']);

/** Puts what comes before a heteroatom link into brackets with it: (dimethylamino), (4-methoxyphenyl)oxy. */
export function joinLink(out: Unit[], link: Unit): void {
  const node = link.node;
  let room = node.is !== 'radical' ? 1 : THREE.has(node.name) ? 3 : TWO.has(node.name) ? 2 : 1;
  const inside: Unit[] = [];
  for (;;) {
    const before = out.at(-1);
    if (!before || room <= 0 || before.node.is === 'hydro') break;
    // `3,4-dimethylthio`: as many positions as multiplied, so the link is multiplied too.
    const onNitrogen =
      node.is === 'radical' &&
      node.name === 'amino' &&
      before.locants?.every((locant) => locant === 'N') === true;
    const shared =
      before.multiplied &&
      before.locants !== null &&
      before.locants.length === before.count &&
      !onNitrogen;
    if (
      inside.length > 0 &&
      before.hyphen === false &&
      before.locants !== null &&
      before.locants.length > 1
    )
      break;
    room -= shared ? 1 : before.count;
    if (room < 0) break;
    out.pop();
    if (shared) {
      out.push(
        bracket(
          [{ ...before, locants: null, count: 1, multiplied: false }, link],
          before.locants,
          before.count,
          true,
          before.hyphen,
        ),
      );
      return;
    }
    inside.unshift({ ...before, locants: null });
    if (onNitrogen) continue;
    if (before.locants !== null) {
      out.push(bracket([...inside, link], before.locants, 1, false, before.hyphen));
      return;
    }
    if (before.hyphen && out.length > 0) break;
  }
  out.push(inside.length > 0 ? bracket([...inside, link], null, 1, false, inside[0].hyphen) : link);
}
