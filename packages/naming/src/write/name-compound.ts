import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { hydrideOf } from '../words/hydrides.ts';
import { ION_WORDS } from '../words/ion-words.ts';
import { ELEMENT_WORDS } from '../words/element-words.ts';
import { LOW_VALENT_WORDS, METAL_WORDS } from '../words/metal-words.ts';
import type { Words } from '../words/word.ts';
import { nameConnected } from './name-connected.ts';
import { prepareMolecule, type StereoLabels } from './molecule.ts';
import type { Counted, NameNode } from './name-tree.ts';
import { partsOf, type Part } from '@elucida/molecules/parts';
import { isConnected } from './parts.ts';
import type { Perceived } from './perceived.ts';
import { renderName } from './render-name.ts';

/** Most parts of a compound that is named. */
const MOST_PARTS = 12;
let ionWords: ReturnType<typeof ionWordsByAtoms> | undefined;

/**
 * The systematic name of a constitution of one or several parts: salts as cations and anions,
 * others as compounds of their parts. Null where no rule covers it.
 */
export function nameCompound(
  { graph, perception }: Perceived,
  stereo?: StereoLabels,
): NameNode | null {
  if (hasRadical(graph)) return null;
  if (isConnected(graph)) return namePart(graph, stereo, perception);
  const parts = partsOf(graph);
  if (parts.length > MOST_PARTS) return null;
  const cations: Counted[] = [],
    anions: Counted[] = [],
    neutral: Counted[] = [];
  for (const part of parts) {
    const node = namePart(part.graph, stereo && labelsOf(part, stereo));
    if (!node) return null;
    const charge = part.graph.charge.reduce((sum, q) => sum + q, 0);
    count(charge > 0 ? cations : charge < 0 ? anions : neutral, node);
  }
  const salt: NameNode | null =
    cations.length + anions.length > 0
      ? { form: 'salt', cations: sorted(cations), anions: sorted(anions) }
      : null;
  if (neutral.length === 0) return salt;
  return {
    form: 'adduct',
    parts: [...(salt ? [{ node: salt, count: 1 }] : []), ...sorted(neutral)],
  };
}

/** An atom with an odd number of bonds less than its element has: radicals follow other rules. */
function hasRadical(graph: MolecularGraph): boolean {
  for (let a = 0; a < graph.atomCount; a++) {
    const valence = graph.element[a] === 6 ? 4 : hydrideOf(graph.element[a])?.valence;
    if (valence === undefined || graph.charge[a] !== 0) continue;
    const mayHaveLess =
      (LOW_VALENT_WORDS[graph.element[a]] ?? METAL_WORDS[graph.element[a]]) !== undefined;
    let bonds = graph.hydrogens[a];
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++)
      bonds += graph.orders[slot];
    if ((bonds < valence && !mayHaveLess) || (bonds - valence) % 2 !== 0) return true;
  }
  return false;
}

function namePart(
  graph: MolecularGraph,
  stereo?: StereoLabels,
  perception?: Perception,
): NameNode | null {
  if (graph.atomCount === 1 && METAL_WORDS[graph.element[0]] && graph.hydrogens[0] === 0)
    return { form: 'word', words: metalIon(graph) };
  if (graph.atomCount <= 7) {
    const words = smallWords(graph);
    if (words) return { form: 'word', words };
  }
  return nameConnected(prepareMolecule(graph, stereo, perception));
}

/** A metal, with its charge where it has other usual ones: sodium, copper(2+). */
function metalIon({ element, charge }: MolecularGraph): Words {
  const { words, charge: usual } = ELEMENT_WORDS.find((entry) => entry.element === element[0])!;
  if (charge[0] === usual || charge[0] <= 0) return words;
  return [`${words[0]}(${charge[0]}+)`, `${words[1]}(${charge[0]}+)`, `${words[2]}(${charge[0]}+)`];
}

/**
 * The retained name of an ion or small inorganic molecule. Most structures are distinguished from all of
 * them by their atoms alone.
 */
function smallWords(graph: MolecularGraph): Words | undefined {
  ionWords ??= ionWordsByAtoms();
  const alike = ionWords.get(atomsKey(graph));
  if (!alike) return undefined;
  const key = constitutionKey(graph);
  return alike.find((word) => word.key === key)?.words;
}

function ionWordsByAtoms(): Map<number, { key: string; words: Words }[]> {
  const found = new Map<number, { key: string; words: Words }[]>();
  for (const [smiles, words] of ION_WORDS) {
    const graph = graphFromSmiles(smiles);
    const atoms = atomsKey(graph),
      entry = { key: constitutionKey(graph), words };
    found.set(atoms, [...(found.get(atoms) ?? []), entry]);
  }
  return found;
}

/** Sum over the atoms: equal for equal constitutions. */
function atomsKey({ atomCount, element, charge, hydrogens, degree }: MolecularGraph): number {
  let sum = 0;
  for (let a = 0; a < atomCount; a++)
    sum +=
      (element[a] * 7919 + (charge[a] + 8) * 104_729 + hydrogens[a] * 1_299_709) * (degree[a] + 3);
  return sum;
}

function labelsOf(part: Part, { atoms, bonds, pseudo }: StereoLabels): StereoLabels {
  const partAtoms = new Map<number, 'R' | 'S'>(),
    partPseudo = new Set<number>(),
    partBonds = new Map<number, 'E' | 'Z'>();
  part.atoms.forEach((a, i) => {
    const label = atoms.get(a);
    if (label) partAtoms.set(i, label);
    if (pseudo.has(a)) partPseudo.add(i);
    part.atoms.forEach((b, j) => {
      const bond = i < j ? bonds.get(Math.min(a, b) * 256 + Math.max(a, b)) : undefined;
      if (bond) partBonds.set(i * 256 + j, bond);
    });
  });
  return { atoms: partAtoms, bonds: partBonds, pseudo: partPseudo };
}

function count(list: Counted[], node: NameNode): void {
  const text = renderName(node, 0);
  const same = list.findIndex((item) => renderName(item.node, 0) === text);
  if (same >= 0) list[same] = { node, count: list[same].count + 1 };
  else list.push({ node, count: 1 });
}

/** Larger parts first, water and hydrogen halides last. */
function sorted(list: readonly Counted[]): Counted[] {
  const weight = ({ node }: Counted) => (node.form === 'word' ? 1 : 0);
  return [...list].sort(
    (a, b) => weight(a) - weight(b) || (renderName(a.node, 0) < renderName(b.node, 0) ? -1 : 1),
  );
}
