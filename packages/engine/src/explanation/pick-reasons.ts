import type { Candidate } from '../identification.ts';
import type { Vibration } from '../evidence/vibrations.ts';
import {
  CARBONYL_ENVIRONMENTS,
  IMINE_AND_ACETAL_ENVIRONMENTS,
  type AtomEnvironment,
} from '../statements/atom-environment.ts';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import { allTechniques } from '../techniques/registry.ts';
import { points } from './points.ts';
import type { StatementKind } from '@elucida/messages/report/statements/statements';
import type { Section } from '@elucida/spectra/statements/sections';
import type { Statement } from '../statements/statement.ts';

/** Reasons shown before the full text. */
const REASONS = 5;
/** Runners-up whose fit at the same peaks is compared. */
const COMPARED = 3;
/** Statements that are about peaks without being a reason. */
const NO_REASON: ReadonlySet<StatementKind> = new Set([
  'exchangeable-signal',
  'hsqc-shared',
  'noesy-long',
  'ir-bands-compatible',
  'ir-bands-c-h',
  'ir-bands-carbon-dioxide',
  'ir-bands-overtone',
  'ir-bands-fingerprint',
  'ms-fragments-minor',
  'ms-ions-hydrocarbon',
  'ms-ions-listed',
  'ms-ions-of-bonds',
  'ms-ions-later',
  'ms-peaks-isotope',
  'ms-peaks-small',
  'uv-end-absorption',
  'proton-divided',
  'proton-not-listed',
  'carbon-divided',
]);
/**
 * Log units that a peak is worth beyond its weight because it names a group by itself: a C=O, a
 * band that few groups have, a pattern or constant of one arrangement.
 */
const TELLING = 1.5;
const TELLING_KINDS: ReadonlySet<StatementKind> = new Set([
  'coupling-trans',
  'coupling-cis',
  'para-pattern',
  'splitting-by-neighbours',
]);
const TELLING_VIBRATIONS: ReadonlySet<Vibration> = new Set<Vibration>([
  'c-o-double',
  'c-o-double-high',
  'c-n-triple',
  'cumulated',
  'o-h',
  'o-h-acid',
  'n-h',
  'n-h-pair',
  'c-h-alkyne',
  'n-o-asymmetric',
  's-o-double-asymmetric',
]);
/** Carbonyls, and what is next to one; triple bonds, imines, acetals. */
const TELLING_ENVIRONMENTS: ReadonlySet<AtomEnvironment> = new Set([
  'methyl-on-carbonyl',
  'methylene-on-carbonyl',
  'methine-on-carbonyl',
  'alkyne-ch',
  'alkyne-carbon',
  'nitrile-carbon',
  ...CARBONYL_ENVIRONMENTS,
  ...IMINE_AND_ACETAL_ENVIRONMENTS,
]);

/** Whether a spectroscopist reads a group off this peak. */
function isTelling(point: readonly Statement[]): boolean {
  return point.some(
    ({ kind, values }) =>
      TELLING_KINDS.has(kind) ||
      ('vibration' in values && TELLING_VIBRATIONS.has(values.vibration)) ||
      ('signals' in values &&
        typeof values.signals === 'object' &&
        values.signals.some(({ environment }) => TELLING_ENVIRONMENTS.has(environment))),
  );
}

/** What the evidence on some peaks adds to a candidate's score, log units. */
function weightOn({ evidence }: Candidate, { technique, peaks = [] }: Statement): number {
  return evidence.reduce(
    (sum, item) =>
      item.technique === technique && item.peak !== undefined && peaks.includes(item.peak)
        ? sum + (item.weight ?? 0)
        : sum,
    0,
  );
}

const shareAPeak = (a: Statement, b: Statement) =>
  a.technique === b.technique && a.peaks!.some((peak) => b.peaks!.includes(peak));

/**
 * The points that carry the answer, one peak each: what weighs most for the first candidate, and
 * more for it than for the runners-up, and what names a group by itself. Each technique has its
 * best one; in the order of the report.
 */
export function pickReasons(
  molecule: ExplainedCandidate,
  sections: Readonly<Record<Section, readonly Statement[]>>,
  candidates: readonly Candidate[],
): Statement[][] {
  const techniques = allTechniques();
  const all = [
    ...techniques.flatMap(({ reasons }) => reasons?.(molecule) ?? []).map((one) => [one]),
    ...points(techniques.flatMap(({ type, reasons }) => (reasons ? [] : sections[type]))),
  ].filter(([{ peaks, kind }]) => (peaks?.length ?? 0) > 0 && !NO_REASON.has(kind));
  const rivals = candidates.slice(1, 1 + COMPARED);
  const strength = (point: readonly Statement[]) => {
    const [statement] = point;
    const own = weightOn(molecule.candidate, statement);
    return (
      (isTelling(point) ? TELLING : 0) +
      (rivals.length === 0
        ? own
        : 3 * own -
          (2 * rivals.reduce((sum, rival) => sum + weightOn(rival, statement), 0)) / rivals.length)
    );
  };
  const ranked = all
    .map((point) => ({ point, strength: strength(point) }))
    .sort((a, b) => b.strength - a.strength)
    .map(({ point }) => point);
  const chosen: Statement[][] = [];
  for (const point of ranked)
    if (!chosen.some(([other]) => other.technique === point[0].technique)) chosen.push(point);
  for (const point of ranked)
    if (chosen.length < REASONS && !chosen.some(([other]) => shareAPeak(other, point[0])))
      chosen.push(point);
  return all.filter((point) => chosen.includes(point)).slice(0, REASONS);
}
