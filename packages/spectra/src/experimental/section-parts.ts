import { IN_ORDER_OF_REASONS, techniqueOf } from '../techniques/registry.ts';
import type { SpectrumType } from '../spectrum.ts';

/** What an experimental section holds next to the spectra that are judged. */
export const OTHER_DATA = [
  'other_nucleus',
  'two_dimensional',
  'melting_point',
  'boiling_point',
  'rotation',
  'retention',
  'elemental',
  'crystal',
  'dichroism',
] as const;
export type OtherData = (typeof OTHER_DATA)[number];

/** A stretch of a section, from its heading to the next. */
export interface SectionPart {
  /** Text before the first heading: null. */
  readonly kind: SpectrumType | OtherData | null;
  readonly text: string;
}

/** Where a kind of data begins; behind the start, a space, or the end of a sentence. */
const OTHER: readonly (readonly [OtherData, RegExp])[] = [
  [
    'other_nucleus',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:11|¹¹|29|²⁹|15|¹⁵|77|⁷⁷|119|¹¹⁹|195|¹⁹⁵|2|²|7|⁷) ?(?:B|Si|N|Se|` +
        String.raw`Sn|Pt|H|D|Li)(?:[ -]?\{[^{}]{1,8}\})?[ \n–-]{0,3}(?:NMR|RMN|EMN)|(?<!\p{L})(?:NMR|` +
        String.raw`RMN|EMN)[ -]{0,2}(?:de )?(?:11|¹¹|29|²⁹) ?(?:B|Si)|(?<!\p{L})δ ?_?(?:B|Si)(?=[ (:=])`,
      'gu',
    ),
  ],
  [
    'two_dimensional',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:[1¹] ?H[ ,–-]{1,3})?(?:[1¹] ?H|(?:13|¹³) ?C)[ –-]{1,2})?(?:COSY|` +
        String.raw`HSQC|HMBC|HMQC|NOESY|ROESY|TOCSY|NOE|DEPTQ?(?:[ -]?\d{2,3}°?)?|APT|INADEQUATE)(?=[ :(])`,
      'gu',
    ),
  ],
  [
    'melting_point',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:m\.? ?p\.?|Mp\.?|M\.? ?[Pp]\.?|melting (?:point|range)|p\. ?f\.?|P` +
        String.raw`\. ?[fF]\.?|pf|punto de fusión|fusio-?puntua|Smp\.?)(?=[ \n:.=,]{0,3}(?:\(|[<>~=]? ?` +
        String.raw`\d{2,3}|dec))`,
      'gu',
    ),
  ],
  [
    'boiling_point',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:b\.? ?p\.?|B\.? ?[Pp]\.?|boiling point|p\. ?e\.|punto de ebullición` +
        String.raw`|irakite-?puntua)(?=[ \n:.=,]{0,3}(?:[~=(]? ?\d{2,3}))`,
      'gu',
    ),
  ],
  ['rotation', /[[(] ?[αaɑ] ?[\])][ _^{]{0,3}(?:D|\d|[²³⁰-⁹]|\^|\{|\()/gu],
  [
    'retention',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:R_?f|t_?R|TLC|CCF|HPLC|UPLC|SFC|Chiral HPLC|GC(?! ?[-/]? ?MS)|Reten` +
        String.raw`tion time|Tiempo de retención|Rt)(?=[ \n:=(,])`,
      'gu',
    ),
  ],
  [
    'elemental',
    new RegExp(
      String.raw`(?<!\p{L})(?:Anal\.?(?=[ :(])|Elemental analysis|Microanalysis|Análisis elemental|An` +
        String.raw`ál\.|Elementuen analisia|EA(?=[ :]{1,2}\(?%?\)? ?[cC]alc))`,
      'gu',
    ),
  ],
  ['crystal', /(?<!\p{L})(?:CCDC|X-ray|Crystal data|Rayos X)(?=[ :(])/gu],
  ['dichroism', /(?<!\p{L})(?:E?CD)(?= \((?:c |MeOH|MeCN|EtOH))/gu],
];

interface Heading {
  readonly kind: SpectrumType | OtherData;
  readonly at: number;
  readonly end: number;
  /** A symbol alone: behind the name of its technique it is a part of the header. */
  readonly isSymbol: boolean;
}

const found = (
  text: string,
  pattern: RegExp | null,
  as: Pick<Heading, 'kind' | 'isSymbol'>,
): Heading[] =>
  pattern === null
    ? []
    : [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        ...as,
        at: index,
        end: index + length,
      }));

/** All headings in their order, those inside others left out. */
function headingsOf(text: string): Heading[] {
  const all = [
    ...IN_ORDER_OF_REASONS.flatMap((kind) => {
      const { name, symbol } = techniqueOf(kind).notation.heading;
      return [
        ...found(text, name, { kind, isSymbol: false }),
        ...found(text, symbol, { kind, isSymbol: true }),
      ];
    }),
    ...OTHER.flatMap(([kind, pattern]) => found(text, pattern, { kind, isSymbol: false })),
  ].sort((a, b) => a.at - b.at || b.end - a.end);
  const kept: Heading[] = [];
  for (const heading of all) {
    const last = kept.at(-1);
    if (last && heading.at < last.end) continue;
    if (last && heading.isSymbol && heading.kind === last.kind) continue;
    kept.push(heading);
  }
  return kept;
}

/** Whether each technique is named; what a text is before it is read at all. */
export const techniquesIn = (text: string): ReadonlySet<SpectrumType> =>
  new Set(
    IN_ORDER_OF_REASONS.filter((type) => {
      const { name, symbol } = techniqueOf(type).notation.heading;
      return text.search(name) >= 0 || (symbol !== null && text.search(symbol) >= 0);
    }),
  );

/** A section cut at its headings, in its order. */
export function sectionParts(text: string): SectionPart[] {
  const headings = headingsOf(text);
  const first = headings[0]?.at ?? text.length;
  const before = text.slice(0, first);
  return [
    ...(before.trim() === '' ? [] : [{ kind: null, text: before }]),
    ...headings.map(({ kind, at }, index) => ({
      kind,
      text: text.slice(at, headings[index + 1]?.at ?? text.length),
    })),
  ];
}
