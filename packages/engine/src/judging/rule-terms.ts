import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { GroupCounts } from '../functional-groups/group-names.ts';
import { scoreIr } from '../techniques/infrared/infrared.ts';
import { scoreMs } from '../techniques/mass/mass-spectrum.ts';
import { scoreUvVis } from '../techniques/ultraviolet/uv-vis.ts';
import type { Molecule } from './molecule.ts';
import { TERM_INDEX } from './terms.ts';

/** Writes the log likelihoods of IR, MS and UV-Vis by the rules into `terms`. */
export function scoreRules(
  { graph, perception }: Molecule,
  groups: GroupCounts,
  facts: SpectralFacts,
  terms: Float64Array,
): void {
  if (facts.ir) terms[TERM_INDEX.ir] = scoreIr(groups, facts.ir.prepared);
  if (facts.ms) terms[TERM_INDEX.ms] = scoreMs(graph, perception, groups, facts.ms.prepared);
  if (facts.uv) terms[TERM_INDEX.uv] = scoreUvVis(graph, perception, groups, facts.uv.prepared);
}
