import type { Language } from '@elucida/contract/languages';
import { brackets, isMark, tokensOfPhrase } from './tokens.ts';

/** What a reason begins with: the peak that it is about. */
export interface Lead {
  readonly kind: 'carbon' | 'proton' | 'band' | 'ion';
  /**
   * The token behind it: the colon, or where there is none the first of what the peak is assigned
   * to.
   */
  readonly end: number;
  /** The token behind what the peak is assigned to: a mark or an opening bracket. */
  readonly assignedEnd: number;
  /** What the peak may be called apart from its technique's own words. */
  readonly callable: readonly string[];
}

/** The sign of a pattern in a list of peaks, as its noun. */
const PATTERNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    s: 'singlet',
    d: 'doublet',
    t: 'triplet',
    q: 'quartet',
    quint: 'quintet',
    sext: 'sextet',
    sept: 'septet',
    m: 'multiplet',
  },
  es: {
    s: 'singlete',
    d: 'doblete',
    t: 'triplete',
    q: 'cuarteto',
    quint: 'quinteto',
    sext: 'sexteto',
    sept: 'septeto',
    m: 'multiplete',
  },
  eu: {
    s: 'singletea',
    d: 'dobletea',
    t: 'tripletea',
    q: 'kuartetea',
    quint: 'kintetea',
    sext: 'sextetea',
    sept: 'septetea',
    m: 'multipletea',
  },
};
/** What peaks of the other techniques may be called apart from peaks, signals and bands. */
const CALLABLE: Readonly<Record<'ion' | 'band', Readonly<Record<Language, string>>>> = {
  ion: { en: 'ion', es: 'ion', eu: 'ioia' },
  band: { en: 'absorption', es: 'absorción', eu: 'xurgapena' },
};

const SHIFT = /^\*\*-?\d+\.\d+\*\*$/;

function kindOf([first = '', second = '']: readonly string[]): {
  readonly kind: Lead['kind'];
  readonly length: number;
} | null {
  if (SHIFT.test(first))
    return { kind: isMark(second) || second.startsWith('(') ? 'proton' : 'carbon', length: 1 };
  if (/^\*\*\d/.test(first) && /^(?:cm⁻¹|nm)\*\*$/.test(second)) return { kind: 'band', length: 2 };
  return first === '***m/z*' && second.endsWith('**') ? { kind: 'ion', length: 2 } : null;
}

/** The lead of a reason; null where it begins with something else than one peak. */
export function leadOf(tokens: readonly string[], lang: Language): Lead | null {
  const known = kindOf(tokens);
  if (known === null) return null;
  const { kind } = known;
  let end = known.length;
  let open = 0;
  if (tokens[end]?.startsWith('(') === true)
    do open += brackets(tokens[end]!);
    while (++end < tokens.length && open > 0);
  if (kind !== 'carbon' && tokens[end] !== ' :') return null;
  const from = tokens.findIndex((token, i) => i > end && (isMark(token) || token.startsWith('(')));
  const pattern =
    kind === 'proton' ? PATTERNS[lang][tokens[1]!.replace(/^\(|\)$/g, '')] : undefined;
  const callable = kind === 'ion' || kind === 'band' ? CALLABLE[kind][lang] : pattern;
  return {
    kind,
    end,
    assignedEnd: from === -1 ? tokens.length : from,
    callable: callable === undefined ? [] : [callable],
  };
}

const phrases = (line: string): readonly (readonly string[])[] =>
  line.split(' | ').map(tokensOfPhrase);

interface Links {
  /** Between a peak and what it is assigned to, in the place of the colon. */
  readonly between: readonly (readonly string[])[];
  /** The same, but an ion does not come from an ion: it is one. */
  readonly origin: readonly (readonly string[])[];
  readonly ions: RegExp;
  /**
   * Behind what a peak is assigned to, where no link is between the two: Basque has its verb there.
   */
  readonly behind: Readonly<Record<Lead['kind'], readonly (readonly string[])[]>>;
  /** The last word of what a peak is assigned to, with its ending before a verb. */
  readonly declined: readonly { readonly ours: string; readonly theirs: readonly string[] }[];
  /**
   * A peak in the case of what something is assigned to, and the verb that then comes behind that.
   */
  readonly given: { readonly peaks: ReadonlySet<string>; readonly verb: string } | null;
}

const NONE = { carbon: [], proton: [], band: [], ion: [] } as const;
const GROUP = 'taldea da | taldeari dagokio | taldearena da';

export const LINKS: Readonly<Record<Language, Links>> = {
  en: {
    between: phrases(
      'is | belongs to | corresponds to | is due to | is assigned to | is that of | : this is | : it is',
    ),
    origin: phrases('comes from | arises from | stems from | results from'),
    ions: /^(?:ion|cation)$/,
    behind: NONE,
    declined: [],
    given: null,
  },
  es: {
    between: phrases(
      'es | es de | es del | corresponde a | corresponde al | pertenece a | pertenece ' +
        'al | se debe a | se debe al | se asigna a | se asigna al | aparece | : es | : ' +
        'se trata de | : se trata del',
    ),
    origin: phrases('procede de | procede del | proviene de | proviene del | viene de | viene del'),
    ions: /^(?:ion|catión)$/,
    behind: NONE,
    declined: [],
    given: null,
  },
  eu: {
    between: [],
    origin: [],
    ions: /^(?:ioia|katioia)$/,
    behind: {
      carbon: phrases(`da | ${GROUP} | karbonoa da | karbonoari dagokio | karbonoarena da`),
      proton: phrases(`da | dira | ${GROUP} | taldeko hidrogenoei dagokie | hidrogenoei dagokie`),
      band: phrases('da | dira'),
      ion: phrases('da'),
    },
    declined: [
      { ours: 'aromatikoa', theirs: ['aromatikoari', 'dagokio'] },
      { ours: 'galera', theirs: ['galeratik', 'dator'] },
      { ours: 'galera', theirs: ['galerari', 'dagokio'] },
      { ours: 'tentsioa', theirs: ['tentsioari', 'dagokio'] },
      { ours: 'bentzeno-eraztuna', theirs: ['bentzeno-eraztunari', 'dagokio'] },
    ],
    given: { peaks: new Set(['seinaleari', 'bandari', 'gailurrari']), verb: 'dagokio' },
  },
};

/**
 * Words for one atom or group that a peak is assigned to, by what it can be; in Spanish they come
 * before it, else behind.
 */
const CALLED: Readonly<
  Record<
    Language,
    Readonly<
      Partial<
        Record<
          Lead['kind'],
          { readonly one: readonly string[]; readonly several: readonly string[] }
        >
      >
    >
  >
> = {
  en: {
    carbon: { one: ['group', 'carbon'], several: ['groups', 'carbons'] },
    proton: { one: ['group'], several: ['groups'] },
  },
  es: {
    carbon: { one: ['grupo', 'carbono'], several: ['grupos', 'carbonos'] },
    proton: { one: ['grupo'], several: ['grupos'] },
  },
  eu: {},
};
const HYDROGENS: typeof CALLED = {
  en: { proton: { one: ['hydrogen', 'proton'], several: ['hydrogens', 'protons'] } },
  es: { proton: { one: ['hidrógeno', 'protón'], several: ['hidrógenos', 'protones'] } },
  eu: {},
};

/** What the group that a reason is about may be called. */
export function calledAs(
  tokens: readonly string[],
  { kind, end, assignedEnd }: Lead,
  lang: Language,
): readonly string[] {
  const several = (tokens[assignedEnd + 1] ?? '').includes('/');
  // Hydrogens of one CH₂ or CH₃ are several.
  const severalHydrogens =
    several || tokens.slice(end, assignedEnd).some((token) => /[₂₃]/.test(token));
  const called = CALLED[lang][kind];
  const hydrogens = HYDROGENS[lang][kind];
  return [
    ...(called?.[several ? 'several' : 'one'] ?? []),
    ...(hydrogens?.[severalHydrogens ? 'several' : 'one'] ?? []),
  ];
}
