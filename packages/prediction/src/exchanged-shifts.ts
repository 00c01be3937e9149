import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { exchangedForms } from '@elucida/molecules/tautomers';

/**
 * Atoms that change places as a hydrogen passes between N, O or S are seen at the mean of both
 * places where it passes fast, and at either where it does not (benzimidazole in dry DMSO): the
 * mean, with half their distance as further standard deviation. Classes are numbered canonically,
 * so that the other form's shifts are the molecule's own.
 */
export function averageExchange(
  { shift, sd }: { readonly shift: Float32Array; readonly sd: Float32Array },
  graph: MolecularGraph,
  perception: Perception,
): void {
  const forms = exchangedForms(graph, perception);
  if (forms.length === 0) return;
  const [ownShift, ownSd] = [shift.slice(), sd.slice()];
  const atomOf = (symmetryClass: number) => perception.symmetryClass.indexOf(symmetryClass);
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const places = [atom, ...forms.map(({ symmetryClass }) => atomOf(symmetryClass[atom]))].filter(
      (place) => !Number.isNaN(ownShift[place]),
    );
    if (places.length < 2 || Number.isNaN(ownShift[atom])) continue;
    const shifts = places.map((place) => ownShift[place]);
    shift[atom] = shifts.reduce((sum, each) => sum + each, 0) / shifts.length;
    sd[atom] = Math.hypot(ownSd[atom], (Math.max(...shifts) - Math.min(...shifts)) / 2);
  }
}
