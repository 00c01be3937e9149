import type { ExplainedMolecule } from '../../statements/explained-candidate.ts';
import type { Vibration } from '../../evidence/vibrations.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { shownCorrelations } from './shown-correlations.ts';

/**
 * How far a band can be trusted, log odds: those a chemist recognises at a glance first. Other
 * vibrations are too common to decide.
 */
const BAND_POWER: Readonly<Partial<Record<Vibration, number>>> = {
  'c-o-double': 5,
  'c-o-double-high': 5,
  'c-n-triple': 5,
  'o-h': 4.5,
  'o-h-acid': 4.5,
  cumulated: 4.5,
  'n-o-asymmetric': 4,
  'n-h-pair': 3.5,
  'n-h': 3.5,
  'c-h-alkyne': 4,
  's-h': 3,
  'c-h-aldehyde': 3,
  's-o-double': 3.5,
  's-o-double-asymmetric': 3.5,
  'si-h': 4,
  'c-h-out-of-plane': 3,
  'c-c-double': 2,
  'p-o-double': 3,
};
/** Ranges of one vibration closer than this cannot be distinguished in practice, cm⁻¹. */
const CLEAR_CM1 = 10;

/** What an IR spectrum would show: a band that only one has, or one vibration at two places. */
export function compareInfrared({ best, rival, names }: Pair): Measurement[] {
  const bandsOf = ({ graph, perception }: ExplainedMolecule) =>
    shownCorrelations(graph, perception).flatMap((correlation) =>
      BAND_POWER[correlation.vibration] === undefined
        ? []
        : [{ ...correlation, power: BAND_POWER[correlation.vibration]! }],
    );
  const first = bandsOf(best),
    second = bandsOf(rival);
  const apart = (a: (typeof first)[number], b: (typeof first)[number]) =>
    a.from - b.to >= CLEAR_CM1 || b.from - a.to >= CLEAR_CM1;
  const found: Measurement[] = [];
  for (const [own, others, has] of [
    [first, second, 'molecule'],
    [second, first, 'rival'],
  ] as const) {
    for (const band of own) {
      const same = others.filter(({ vibration }) => vibration === band.vibration);
      const { vibration, from, to, group, power } = band;
      if (same.length === 0) {
        const [molecule, other] =
          has === 'molecule' ? [names.molecule, names.rival] : [names.rival, names.molecule];
        found.push({
          power,
          statement: {
            kind: 'settle-ir-band',
            technique: 'IR',
            values: { molecule, rival: other, vibration, from, to, group },
          },
        });
      } else if (
        has === 'molecule' &&
        same.every((other) => apart(band, other)) &&
        own
          .filter((each) => each.vibration === vibration)
          .every((each) => same.every((other) => apart(each, other)))
      ) {
        const [other] = same;
        found.push({
          power: power - 1,
          statement: {
            kind: 'settle-ir-position',
            technique: 'IR',
            values: {
              ...names,
              vibration,
              from,
              to,
              group,
              rivalFrom: other.from,
              rivalTo: other.to,
              rivalGroup: other.group,
            },
          },
        });
      }
    }
  }
  return found.sort((a, b) => b.power - a.power).slice(0, 1);
}
