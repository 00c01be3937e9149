import { CLEAVAGE_KINDS } from '../../evidence/cleavages.ts';
import { detectGroups } from '../../functional-groups/functional-groups.ts';
import { fragmentKinds, type FragmentOrigin } from '../../techniques/mass/mass-fragments.ts';
import { majorLogit } from '../../techniques/mass/mass-spectrum.ts';
import type { Vibration } from '../../evidence/vibrations.ts';
import { shownCorrelations } from '../../techniques/infrared/shown-correlations.ts';
import { expectedMaxima } from '../../techniques/ultraviolet/uv-chromophores.ts';
import type { ExplainedMolecule } from '../../statements/explained-candidate.ts';
import type { Measurement, Pair } from './measurement.ts';

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
/** Ranges of one vibration closer than this cannot be told apart in practice, cm⁻¹. */
const CLEAR_CM1 = 10;
/** Learned logit from which a cleavage is counted on, and the lightest ion worth a look. */
const LIKELY_FRAGMENT = 0.6,
  LIGHTEST_MZ = 41;
/** Maxima farther apart than this are different bands, nm. */
const CLEAR_NM = 20;

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

/** What a mass spectrum would show: an ion of a favoured cleavage that the other cannot give. */
export function compareMass({ best, rival, names }: Pair): Measurement[] {
  const ions = ({ graph, perception }: ExplainedMolecule) => {
    const origins: FragmentOrigin[] = [];
    return {
      kinds: fragmentKinds(graph, perception, detectGroups(graph, perception), origins),
      origins,
    };
  };
  const mine = ions(best),
    theirs = ions(rival);
  const found: Measurement[] = [];
  for (const [own, other, has] of [
    [mine, theirs, 'molecule'],
    [theirs, mine, 'rival'],
  ] as const) {
    for (const { mz, kind } of own.origins) {
      const likely = majorLogit(CLEAVAGE_KINDS.indexOf(kind));
      if (mz < LIGHTEST_MZ || likely < LIKELY_FRAGMENT || (other.kinds[mz] ?? 0) !== 0) continue;
      const [molecule, without] =
        has === 'molecule' ? [names.molecule, names.rival] : [names.rival, names.molecule];
      found.push({
        power: Math.min(3, 1 + likely),
        statement: {
          kind: 'settle-ms-fragment',
          technique: 'MS',
          values: { molecule, rival: without, mz, process: kind },
        },
      });
    }
  }
  return found.sort((a, b) => b.power - a.power).slice(0, 1);
}

/**
 * What a UV-Vis spectrum would show: a strong band that only one has, or the same band elsewhere.
 */
export function compareUltraviolet({ best, rival, names }: Pair): Measurement[] {
  const strong = ({ graph, perception }: ExplainedMolecule) =>
    expectedMaxima(graph, perception, detectGroups(graph, perception))
      .filter((maximum) => maximum.strong && maximum.nm > 220)
      .sort((a, b) => b.nm - a.nm)[0];
  const mine = strong(best),
    theirs = strong(rival);
  if (mine && theirs) {
    if (Math.abs(mine.nm - theirs.nm) < CLEAR_NM) return [];
    return [
      {
        power: 2.5,
        statement: {
          kind: 'settle-uv-position',
          technique: 'UVVIS',
          values: { ...names, shift: mine.nm, rivalShift: theirs.nm },
        },
      },
    ];
  }
  const only = mine ?? theirs;
  if (only === undefined) return [];
  const [molecule, other] = mine ? [names.molecule, names.rival] : [names.rival, names.molecule];
  return [
    {
      power: 3,
      statement: {
        kind: 'settle-uv-band',
        technique: 'UVVIS',
        values: { molecule, rival: other, shift: only.nm },
      },
    },
  ];
}
