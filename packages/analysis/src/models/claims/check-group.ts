import {
  confirmed,
  notCheckable,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';
import { findConcept } from './find-concept.ts';
import type { GroupConcept } from './group-concept.ts';
import type { MoleculeView } from './molecule-view.ts';

/** Looks for a stated group in the structure: its atoms, or why the claim ends here. */
export function seekGroup(
  word: string | null,
  { structure }: ClaimGround,
):
  | {
      readonly concept: GroupConcept;
      readonly atoms: readonly number[];
      readonly structure: MoleculeView;
    }
  | ClaimCheck {
  if (word === null || word.trim() === '') return notCheckable('incomplete');
  if (structure === null) return notCheckable('no-structure');
  const concept = findConcept(word);
  if (concept === null) return notCheckable('group-unknown', { word });
  const atoms = concept.find(structure);
  if (atoms.length > 0) return { concept, atoms, structure };
  return concept.disputed?.(structure)
    ? notCheckable('group-disputed', { word })
    : refuted('group-missing', { word });
}

/** `group`: the structure contains it. */
export function checkGroup(
  { group }: { readonly group: string | null },
  ground: ClaimGround,
): ClaimCheck {
  const sought = seekGroup(group, ground);
  return 'verdict' in sought ? sought : confirmed('group-present', { word: group! });
}
