import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Evidence } from '../identification.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import { explainIr } from '../techniques/infrared/explain-infrared.ts';
import { explainMs } from '../techniques/mass/explain-mass.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { explainUvVis } from '../techniques/ultraviolet/uv-vis.ts';
import { carbonEvidence } from '../techniques/carbon/carbon-evidence.ts';
import type { Molecule } from './molecule.ts';
import { nameSlowForms } from '../nmr/slow-form-evidence.ts';
import { protonEvidence } from '../techniques/proton/proton-evidence.ts';

/** All evidence for and against one molecule; atoms are those of the graph given. */
export function candidateEvidence(
  molecule: Molecule,
  facts: SpectralFacts,
  predictor: ShiftPredictor,
): Evidence[] {
  const { graph, perception } = molecule;
  const { carbon, proton, ir, ms, uv, formula } = facts;
  const signals = [
    ...(carbon
      ? carbonEvidence(molecule, predictor.predict('C13', graph, perception), carbon)
      : []),
    ...(proton ? protonEvidence(molecule, predictor.predict('H1', graph, perception), proton) : []),
  ];
  return [
    ...nameSlowForms(signals, graph, predictor),
    ...(ir ? explainIr(graph, perception, ir.prepared) : []),
    ...(ms ? explainMs(graph, perception, formula, ms.prepared) : []),
    ...(uv ? explainUvVis(graph, perception, detectGroups(graph, perception), uv.prepared) : []),
  ];
}
