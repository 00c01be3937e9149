import { buildBody } from './build-body.ts';
import { branch } from './branch.ts';
import { hydrazinePartner } from './carbon-groups.ts';
import { inRing, order, type Molecule } from './molecule.ts';
import type { NameNode } from './name-tree.ts';
import { wordSkeleton } from './skeleton.ts';
import type { SpecialParent } from './special-parent.ts';
import { wordWith } from './word-body.ts';
import type { Words } from '../words/word.ts';

/** Esters of nitric and nitrous acid (P-67.1.3): ethyl nitrate, methyl nitrite. */
export function nitrogenAcid(m: Molecule, n: number): SpecialParent | null {
  const { element, charge, degree } = m.graph;
  const oxygens = m.neighbours[n].filter((b) => element[b] === 8);
  if (oxygens.length !== degree[n] || degree[n] < 2) return null;
  const isNitrate =
    charge[n] === 1 &&
    degree[n] === 3 &&
    oxygens.some((o) => order(m, n, o) === 2 && degree[o] === 1) &&
    oxygens.some((o) => charge[o] === -1 && degree[o] === 1);
  const isNitrite =
    charge[n] === 0 &&
    degree[n] === 2 &&
    oxygens.some((o) => order(m, n, o) === 2 && degree[o] === 1);
  if (!isNitrate && !isNitrite) return null;
  const bridge = oxygens.find((o) => degree[o] === 2 && order(m, n, o) === 1);
  if (bridge === undefined) return null;
  const root = m.neighbours[bridge].find((b) => b !== n)!;
  if (element[root] !== 6 && element[root] !== 14) return null;
  const words: Words = isNitrate
    ? ['nitrate', 'nitrato', 'nitrato']
    : ['nitrite', 'nitrito', 'nitrito'];
  const build = (): NameNode | null => {
    const node = branch(m, root, bridge);
    return node && { form: 'ester', body: wordWith(words, []), alkyls: [{ place: null, node }] };
  };
  return { rank: 260, center: n, own: [n, ...oxygens], build };
}

/** Cyanamide and its N-derivatives (P-66.1.6.2). */
export function cyanamideParent(m: Molecule, n: number): SpecialParent | null {
  const { element, charge, degree } = m.graph;
  if (
    charge[n] !== 0 ||
    inRing(m, n) ||
    hydrazinePartner(m, n) >= 0 ||
    m.neighbours[n].some((b) => order(m, n, b) !== 1)
  )
    return null;
  const c = m.neighbours[n].find(
    (b) =>
      element[b] === 6 &&
      degree[b] === 2 &&
      m.neighbours[b].some((x) => element[x] === 7 && degree[x] === 1 && order(m, b, x) === 3),
  );
  if (c === undefined) return null;
  const end = m.neighbours[c].find((b) => b !== n)!;
  return {
    rank: 440,
    center: n,
    own: [n, c, end],
    build: () => {
      const built = buildBody(m, {
        skeleton: wordSkeleton(['cyanamide', 'cianamida', 'zianamida'], n),
        groups: [],
        ending: null,
        elsewhere: [c, end],
        branch,
      });
      return built && { form: 'body', body: built.body };
    },
  };
}
