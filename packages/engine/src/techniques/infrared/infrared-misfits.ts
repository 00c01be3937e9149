import type { ExplainedCandidate } from '../../statements/explained-candidate.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { GROUP_INDEX, type Group } from '@elucida/molecules/functional-groups/group-names';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import type { Vibration } from '../../evidence/vibrations.ts';
import type { Misfits } from '../misfits.ts';
import { CORRELATIONS } from './infrared-correlations.ts';
import { asNamed } from './shown-correlations.ts';

/**
 * What evidence of IR against a candidate becomes. A carbonyl that is only shifted is one
 * statement, not a foreign band and a missing one.
 */
export const INFRARED_MISFITS: Misfits<'IR'> = {
  'ir-band-missing': (molecule, item) =>
    item === shiftedCarbonyl(molecule)?.missing
      ? []
      : [
          {
            kind: 'ir-band-missing',
            values: { ...item.values, ...nearestBand(molecule, item) },
          },
        ],
  'ir-band-foreign': (molecule, item) => {
    const shifted = shiftedCarbonyl(molecule);
    return item === shifted?.band
      ? [
          {
            kind: item.observed < shifted.values.from ? 'ir-band-lowered' : 'ir-band-raised',
            values: shifted.values,
          },
        ]
      : [{ kind: 'ir-band-foreign', values: { observed: item.observed, ...item.values } }];
  },
  'ir-band-found': null,
  'ir-band-compatible': null,
  'ir-band-zwitterion': null,
  'ir-band-carboxylate': null,
  'ir-band-c-h': null,
  'ir-band-carbon-dioxide': null,
  'ir-band-overtone': null,
  'ir-band-fingerprint': null,
  'ir-band-unexplained': null,
};

/** A band this close to a range may be the one meant, cm⁻¹. */
const CLOSE_BY_CM1 = 40;
/**
 * A carbonyl band this far outside its range is still taken for that carbonyl's: gas phase,
 * electron-withdrawing or conjugating neighbours, cm⁻¹.
 */
const SHIFTED_BY_CM1 = 90;

/**
 * The band nearest to the range of a missing one, when it lies close by: a shifted band is a better
 * clue than none.
 */
function nearestBand(
  { candidate }: ExplainedCandidate,
  { values: { from, to } }: EvidenceOf<'ir-band-missing'>,
): { near?: number } {
  const distance = (position: number) => Math.max(from - position, position - to, 0);
  const [nearest] = candidate.evidence
    .flatMap(({ technique, observed }) =>
      technique === 'IR' && observed !== undefined ? [observed] : [],
    )
    .sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= CLOSE_BY_CM1 ? { near: nearest } : {};
}

/**
 * A C=O band outside the range of the molecule's own carbonyl, which would otherwise be stated as a
 * foreign band and a missing one.
 */
function shiftedCarbonyl({ candidate, graph, perception }: ExplainedCandidate):
  | {
      band: EvidenceOf<'ir-band-foreign'>;
      missing: EvidenceOf<'ir-band-missing'> | undefined;
      values: {
        observed: number;
        vibration: Vibration;
        group: Group;
        from: number;
        to: number;
      };
    }
  | undefined {
  const band = ofCode(candidate.evidence, 'ir-band-foreign').find(
    ({ values: { vibration } }) => vibration === 'c-o-double' || vibration === 'c-o-double-high',
  );
  if (band === undefined) return undefined;
  const groups = detectGroups(graph, perception);
  const distance = ({ from, to }: { from: number; to: number }) =>
    Math.max(from - band.observed, band.observed - to);
  const own = CORRELATIONS.flatMap(({ vibration, from, to, groups: names }) => {
    const group = names.find((name) => groups[GROUP_INDEX[name]] > 0);
    return group !== undefined && vibration === 'c-o-double'
      ? [{ vibration, group: asNamed(group, { graph, perception }), from, to }]
      : [];
  }).sort((a, b) => distance(a) - distance(b))[0];
  if (own === undefined || distance(own) > SHIFTED_BY_CM1) return undefined;
  const missing = ofCode(candidate.evidence, 'ir-band-missing').find(
    ({ values }) => values.vibration === own.vibration && values.group === own.group,
  );
  return { band, missing, values: { observed: band.observed, ...own } };
}
