import type { ModelClaim } from '@elucida/contract/models';
import { assignmentVerdicts } from '@elucida/engine/nmr/assignment-verdicts';
import { carries } from '@elucida/prediction/shift-tables';
import { techniqueOf } from '@elucida/engine/techniques/registry';
import type { ShiftsPart } from '@elucida/engine/techniques/technique';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf as outside } from '@elucida/spectra/techniques/registry';
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
import { C } from '@elucida/molecules/atomic-numbers';
import type { MoleculeView } from './molecule-view.ts';

/**
 * `shift`: the structure's group gives the peak. In NMR by the predicted shifts of the group's
 * atoms, with the judge's own limits; in IR by the bands of the group.
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
  const { bandsOf, shifts } = techniqueOf(peak.technique);
  const stated = { technique: peak.technique, word: group!, observed, ...sought };
  if (bandsOf !== null) return checkBand(stated, bandsOf);
  return shifts === null
    ? notCheckable('peak-without-rule', { ...peak })
    : comparePrediction({ ...stated, shifts }, ground);
}

interface Compared {
  readonly technique: SpectrumType;
  readonly shifts: ShiftsPart;
  readonly word: string;
  readonly observed: number;
  readonly atoms: readonly number[];
  readonly structure: MoleculeView;
}

function comparePrediction(
  { technique, shifts: { nucleus, widen }, word, observed, atoms, structure }: Compared,
  { predictor }: ClaimGround,
): ClaimCheck {
  const bearing = atoms.filter((atom) => carries(nucleus, structure.graph, atom));
  if (bearing.length === 0) return notCheckable('shift-silent', { word, technique });
  const shifts = predictor.predict(nucleus, structure.graph, structure.perception);
  const predictions = bearing
    .filter((atom) => structure.element(atom) === C && Number.isFinite(shifts.shift[atom]))
    .map((atom) => ({
      predicted: shifts.shift[atom],
      sd: Math.hypot(shifts.sd[atom], widen),
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
    predicted: rounded(best.predicted, technique),
    sd: rounded(best.sd, technique),
  };
  if (verdict === 'for') return confirmed('shift-agrees', values);
  return verdict === 'against'
    ? refuted('shift-differs', values)
    : notCheckable('shift-uncertain', values);
}

const rounded = (value: number, technique: SpectrumType): number =>
  Number(value.toFixed(outside(technique).axis.decimals));
