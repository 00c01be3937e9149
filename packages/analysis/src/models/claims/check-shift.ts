import type { ModelClaim } from '@elucida/contract/models';
import { assignmentVerdicts } from '@elucida/engine/nmr/assignment-verdicts';
import { WIDEN_PPM } from '@elucida/engine/techniques/proton/align-protons';
import { C13_NARROW } from '@elucida/engine/techniques/carbon/carbon-costs';
import {
  confirmed,
  notCheckable,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';
import { checkBand } from './check-band.ts';
import { seekGroup } from './check-group.ts';
import { seekPeak } from './check-peak.ts';
import { C, type MoleculeView } from './molecule-view.ts';

/**
 * `shift`: the structure's group gives the peak. In NMR by the predicted shifts of the group's
 * atoms, with the judge's own limits; in IR by the correlation tables.
 */
export function checkShift(
  { technique, position, group }: Pick<ModelClaim, 'technique' | 'position' | 'group'>,
  ground: ClaimGround,
): ClaimCheck {
  const peak = seekPeak({ technique, position }, ground);
  if ('verdict' in peak) return peak;
  const { observed } = peak;
  const sought = seekGroup(group, ground);
  if ('verdict' in sought) return sought;
  if (peak.technique === 'IR') return checkBand({ word: group!, observed, ...sought });
  if (peak.technique === 'MS' || peak.technique === 'UVVIS')
    return notCheckable('peak-without-rule', { ...peak });
  return comparePrediction(
    { technique: peak.technique, word: group!, observed, ...sought },
    ground,
  );
}

interface Compared {
  readonly technique: 'C13NMR' | 'H1NMR';
  readonly word: string;
  readonly observed: number;
  readonly atoms: readonly number[];
  readonly structure: MoleculeView;
}

function comparePrediction(
  { technique, word, observed, atoms, structure }: Compared,
  { predictor }: ClaimGround,
): ClaimCheck {
  const isProton = technique === 'H1NMR';
  const bearing = atoms.filter((atom) =>
    isProton ? structure.hydrogens(atom) > 0 : structure.element(atom) === C,
  );
  if (bearing.length === 0) return notCheckable('shift-silent', { word, technique });
  const shifts = predictor.predict(isProton ? 'H1' : 'C13', structure.graph, structure.perception);
  const predictions = bearing
    .filter((atom) => structure.element(atom) === C && Number.isFinite(shifts.shift[atom]))
    .map((atom) => ({
      predicted: shifts.shift[atom],
      sd: Math.hypot(shifts.sd[atom], isProton ? WIDEN_PPM : C13_NARROW.widen),
    }))
    .sort(
      (a, b) => Math.abs(a.predicted - observed) / a.sd - Math.abs(b.predicted - observed) / b.sd,
    );
  const [best] = predictions;
  const verdict =
    best === undefined ? 'against' : assignmentVerdicts([(observed - best.predicted) / best.sd])[0];
  // Hydrogens on heteroatoms may lie anywhere.
  if (verdict === 'against' && bearing.some((atom) => structure.element(atom) !== C))
    return notCheckable('shift-varies', { word });
  const values = {
    technique,
    word,
    observed,
    predicted: rounded(best.predicted, isProton),
    sd: rounded(best.sd, isProton),
  };
  if (verdict === 'for') return confirmed('shift-agrees', values);
  return verdict === 'against'
    ? refuted('shift-differs', values)
    : notCheckable('shift-uncertain', values);
}

const rounded = (value: number, isProton: boolean): number =>
  Number(value.toFixed(isProton ? 2 : 1));
