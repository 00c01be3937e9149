import { ALKYL_CONCEPTS } from './alkyl-concepts.ts';
import type { GroupConcept } from './group-concept.ts';
import { HETERO_CONCEPTS } from './hetero-concepts.ts';
import { OXYGEN_CONCEPTS } from './oxygen-concepts.ts';
import { UNSATURATED_CONCEPTS } from './unsaturated-concepts.ts';

/**
 * What claims about groups are looked up in: definitions a chemist would sign, wide rather than
 * narrow, so that "does not have it" is true.
 */
export const GROUP_CONCEPTS: readonly GroupConcept[] = [
  ...ALKYL_CONCEPTS,
  ...OXYGEN_CONCEPTS,
  ...UNSATURATED_CONCEPTS,
  ...HETERO_CONCEPTS,
];
