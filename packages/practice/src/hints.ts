import type { HintKind } from '@elucida/contract/practice-terms';
import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writePosition } from '@elucida/analysis/report/value-writers';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import { ofCode } from '@elucida/engine/evidence/of-code';
import type { Vibration } from '@elucida/engine/evidence/vibrations';
import {
  environmentOf,
  type ExplainedCandidate,
} from '@elucida/engine/statements/explained-candidate';
import { asNamed } from '@elucida/engine/techniques/infrared/shown-correlations';
import { hintsEn } from '@elucida/messages/practice/hints-en';
import { hintsEs } from '@elucida/messages/practice/hints-es';
import { hintsEu } from '@elucida/messages/practice/hints-eu';
import type { HintText } from '@elucida/messages/practice/hint-text';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { GROUP_INDEX } from '@elucida/molecules/functional-groups/group-names';
import { locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { Language } from '@elucida/spectra/languages';
import type { H1Peak, SpectrumType } from '@elucida/spectra/spectrum';
import type { PreparedProblem } from './judge-drawn.ts';

export interface Hint {
  readonly kind: HintKind;
  /** Markdown. */
  readonly text: string;
  readonly technique?: SpectrumType;
  /** 0-based peaks of the spectrum of that technique. */
  readonly peaks?: readonly number[];
}

const TEXTS: Readonly<Record<Language, HintText>> = { en: hintsEn, es: hintsEs, eu: hintsEu };

/** Vibrations that name a group, the most telling first; others of the table say little. */
const TELLING: readonly Vibration[] = [
  'c-o-double',
  'c-o-double-high',
  'c-n-triple',
  'c-c-triple',
  'cumulated',
  'o-h-acid',
  'o-h',
  'n-h-pair',
  'n-h',
  'n-o-asymmetric',
  's-o-double-asymmetric',
  's-h',
  'c-h-alkyne',
  'c-h-aldehyde',
  'c-c-aromatic',
  'c-c-double',
  'c-o-c-aryl',
  'c-o',
];

/**
 * The hints of a problem, made from the evidence of its answer: true for it, and absent where it has
 * nothing of the kind. In the order in which they are given.
 */
export function hintsOf(prepared: PreparedProblem, lang: Language): Hint[] {
  const text = TEXTS[lang];
  const { problem, answer } = prepared;
  const { hill, unsaturation } = problem.formula;
  return [
    {
      kind: 'unsaturation',
      text: writeStatement(
        unsaturation > 0
          ? { kind: 'formula-unsaturation', values: { formula: hill, unsaturation } }
          : { kind: 'formula-saturated', values: { formula: hill } },
        lang,
      ),
    },
    ...bandHint(answer, text, lang),
    ...carbonHint(answer, text),
    ...spinHint(prepared, text, lang),
    ...fragmentHint(answer, text, lang),
  ];
}

function bandHint({ candidate }: ExplainedCandidate, text: HintText, lang: Language): Hint[] {
  const found = ofCode(candidate.evidence, 'ir-band-found');
  const [best] = TELLING.flatMap((vibration) =>
    found.filter(({ values }) => values.vibration === vibration),
  );
  if (best === undefined) return [];
  const position = String(best.observed);
  const vibration = CATALOGUES[lang].vibrations[best.values.vibration];
  return [
    { kind: 'band', text: text.band({ position, vibration }), technique: 'IR', peaks: [best.peak] },
  ];
}

function carbonHint(answer: ExplainedCandidate, text: HintText): Hint[] {
  const { graph, candidate } = answer;
  const assigned = ofCode(candidate.evidence, 'carbon-assignment').filter(
    ({ atoms }) => atoms.length > 0,
  );
  if (assigned.length === 0) return [];
  const kind = (hydrogens: number) =>
    assigned.filter(({ atoms }) => graph.hydrogens[atoms[0]] === hydrogens).length;
  return [
    {
      kind: 'carbons',
      text: text.carbons({
        signals: assigned.length,
        carbons: [...graph.element].filter((element) => element === 6).length,
        ch3: kind(3),
        ch2: kind(2),
        ch: kind(1),
        c: kind(0),
      }),
      technique: 'C13NMR',
      peaks: assigned.map(({ peak }) => peak),
    },
  ];
}

/** Two signals whose carbons are bonded, else one that nothing splits. */
function spinHint(
  { problem, answer: { graph, candidate } }: PreparedProblem,
  text: HintText,
  lang: Language,
): Hint[] {
  // Couplings that the list does not show are none to a student.
  const isSplit = (peak: number, technique: SpectrumType) => {
    const listed = problem.spectra.find(({ type }) => type === technique)?.peaks[peak] as H1Peak;
    return !/^(?:br )?s$/u.test(listed.mult ?? 's');
  };
  const signals = ofCode(candidate.evidence, 'proton-assignment').filter(
    ({ atoms, peak, technique }) => atoms.length > 0 && isSplit(peak, technique),
  );
  const at = (ppm: number) => writePosition(ppm, { technique: 'H1NMR', lang });
  const isBonded = (a: number, b: number) =>
    graph.neighbours.subarray(a * MAX_DEGREE, a * MAX_DEGREE + graph.degree[a]).includes(b);
  const about = (...peaks: number[]) =>
    ({ kind: 'spins', technique: 'H1NMR', peaks: [...new Set(peaks)] }) as const;
  for (const one of signals)
    for (const other of signals)
      if (
        one.peak !== other.peak &&
        one.observed > other.observed &&
        one.atoms.some((a) => other.atoms.some((b) => isBonded(a, b)))
      )
        return [
          {
            ...about(one.peak, other.peak),
            text: text.neighbours({ one: at(one.observed), other: at(other.observed) }),
          },
        ];
  const single = ofCode(candidate.evidence, 'multiplicity').find(
    ({ values }) => values.observed === 's' && values.most === 0,
  );
  return single === undefined
    ? []
    : [{ ...about(single.peak), text: text.alone({ position: at(single.observed) }) }];
}

/**
 * Entries of the table of groups that are not groups to a chemist, and ring ketones, whose names there do not
 * look at what else is in the ring.
 */
const NO_GROUP =
  /^(?:(?:hetero)?aryl-ch-run|ring-|methyl$|methylene|methine|aromatic$|arene-fused|ketone-ring)/u;

/** The first group in the order of the tables, carbonyls before all, and the ¹³C signal at lowest field. */
function fragmentHint(answer: ExplainedCandidate, text: HintText, lang: Language): Hint[] {
  const sites = locateGroups(answer.graph, answer.perception);
  const [first] = sites
    .filter(({ group }) => !NO_GROUP.test(group))
    .sort((a, b) => GROUP_INDEX[a.group] - GROUP_INDEX[b.group]);
  const [lowest] = ofCode(answer.candidate.evidence, 'carbon-assignment')
    .filter(({ atoms }) => atoms.length > 0)
    .sort((a, b) => b.observed - a.observed);
  if (lowest === undefined) return [];
  const { groups, environments } = CATALOGUES[lang];
  const said = [
    ...(first === undefined ? [] : [text.group({ group: groups[asNamed(first.group, answer)] })]),
    text.environment({
      nucleus: '¹³C',
      position: writePosition(lowest.observed, { technique: 'C13NMR', lang }),
      environment: environments[environmentOf(answer, lowest.atoms[0])],
    }),
  ];
  return [{ kind: 'fragment', text: said.join(' '), technique: 'C13NMR', peaks: [lowest.peak] }];
}
