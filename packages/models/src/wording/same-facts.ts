import type { Language } from '@elucida/contract/languages';
import { ADDED_IN_A_ROW, FREEDOM, type Freedom } from './free-words.ts';
import { calledAs, leadOf, LINKS, type Lead } from './lead.ts';
import { phraseAt, PHRASES } from './phrases.ts';
import { brackets, isMark, tokensOf } from './tokens.ts';

/** How much longer a text may become. */
const GROWTH = { share: 0.5, words: 6 } as const;

/**
 * Whether a peak and what it is assigned to are joined: by a colon or a link, by a verb that is
 * still to come (Basque: any, or that of a peak in its case), or, as in ours of a carbon, by
 * nothing.
 */
type Joined = 'yes' | 'owed' | 'owed-to-peak' | 'open';

interface Place {
  readonly ours: number;
  readonly theirs: number;
  readonly added: number;
  readonly joined: Joined;
}

/** The first of words that mean the same. */
const comparable = (token: string, { exchanged }: Freedom): string =>
  exchanged.find((group) => group.includes(token))?.[0] ?? token;

/** Brackets open behind each token. */
function depths(tokens: readonly string[]): readonly number[] {
  let open = 0;
  return tokens.map((token) => (open += brackets(token)));
}

/** Our tokens that must come back: all but articles outside of brackets. */
function withoutArticles(tokens: readonly string[], { dropped }: Freedom): readonly string[] {
  const open = depths(tokens);
  return tokens.filter((token, i) => open[i]! > 0 || !dropped.has(token));
}

/**
 * Whether a word may be put between two tokens of ours: not behind a denial, which must keep its
 * word next to it, and not where figures and signs belong together.
 */
function isOpenTo(before: string, behind: string | undefined, { denying }: Freedom): boolean {
  const isSign = (token: string) => !isMark(token) && !/[\p{L}\p{N}]/u.test(token);
  return (
    !denying.has(before) &&
    (before === '' || !isSign(before)) &&
    (behind === undefined || !(isSign(behind) || (/\d$/.test(before) && /^\d/.test(behind))))
  );
}

/** What may follow a shift in bold, and what may begin a bracket that holds a prediction. */
const UNIT: Readonly<Record<Language, readonly string[]>> = {
  en: ['ppm'],
  es: ['ppm'],
  eu: ['ppm', 'ppm-ko'],
};
const PREDICTED: Readonly<Record<Language, readonly string[]>> = {
  en: ['(predicted', '(expected', '(calculated', '(prediction'],
  es: ['(previsto', '(predicho', '(calculado', '(esperado'],
  eu: ['(iragarpena', '(iragarria'],
};

/** The comparison of one text with ours, token by token. */
class Comparison {
  readonly #ours: readonly string[];
  readonly #theirs: readonly string[];
  readonly #depths: readonly number[];
  readonly #freedom: Freedom;
  readonly #lang: Language;
  readonly #lead: Lead | null;
  readonly #failed = new Set<string>();

  constructor(ours: readonly string[], theirs: readonly string[], lang: Language) {
    [this.#ours, this.#theirs, this.#lang, this.#freedom, this.#depths, this.#lead] = [
      ours,
      theirs,
      lang,
      FREEDOM[lang],
      depths(ours),
      leadOf(ours, lang),
    ];
  }

  /** Whether the rest of theirs says what the rest of ours says, from a place on. */
  holds(place: Place): boolean {
    if (place.ours === this.#ours.length && place.theirs === this.#theirs.length)
      return !place.joined.startsWith('owed');
    const key = `${place.ours} ${place.theirs} ${place.added} ${place.joined}`;
    if (this.#failed.has(key)) return false;
    for (const next of this.#steps(place)) if (this.holds(next)) return true;
    this.#failed.add(key);
    return false;
  }

  *#steps(place: Place): Generator<Place> {
    const { ours, theirs, joined } = place;
    const [token, word] = [this.#ours[ours], this.#theirs[theirs]];
    const isWithin = (this.#depths[ours - 1] ?? 0) > 0;
    const passes = (by: { ours?: number; theirs?: number }, state: Joined = joined): Place => ({
      ours: ours + (by.ours ?? 0),
      theirs: theirs + (by.theirs ?? 0),
      added: 0,
      joined: state,
    });
    if (token !== undefined && word !== undefined) {
      const isOwedHere = joined.startsWith('owed') && ours === this.#lead!.assignedEnd;
      if (
        !isOwedHere &&
        (isWithin
          ? token === word
          : comparable(token, this.#freedom) === comparable(word, this.#freedom))
      )
        yield passes({ ours: 1, theirs: 1 });
      if (token.startsWith('(') && this.#ours[ours + 1] === '±') yield* this.#prediction(passes);
    }
    if (isWithin) return;
    yield* this.#phrases(place, passes);
    if (this.#lead !== null) yield* this.#aboutLead(this.#lead, place, passes);
    if (word !== undefined && place.added < ADDED_IN_A_ROW && this.#isFree(place))
      yield { ...place, theirs: theirs + 1, added: place.added + 1 };
  }

  #isFree({ ours, theirs }: Place): boolean {
    const word = this.#theirs[theirs]!;
    return (
      this.#freedom.added.has(word) &&
      word !== this.#theirs[theirs - 1] &&
      isOpenTo(this.#ours[ours - 1] ?? '', this.#ours[ours], this.#freedom)
    );
  }

  /** `(64.5 ±` as `(predicted 64.5 ±` or `(predicted: 64.5 ±`: that is what these brackets hold. */
  *#prediction(passes: (by: { ours: number; theirs: number }) => Place): Generator<Place> {
    const at = passes({ ours: 0, theirs: 0 });
    if (!PREDICTED[this.#lang].includes(this.#theirs[at.theirs]!)) return;
    const skipped = this.#theirs[at.theirs + 1] === ' :' ? 2 : 1;
    if (`(${this.#theirs[at.theirs + skipped]}` === this.#ours[at.ours])
      yield passes({ ours: 1, theirs: skipped + 1 });
  }

  *#phrases(
    { ours, theirs }: Place,
    passes: (by: { ours: number; theirs: number }) => Place,
  ): Generator<Place> {
    const articles = this.#freedom.dropped;
    for (const exchange of PHRASES[this.#lang]) {
      const own = phraseAt(this.#ours, ours, { phrase: exchange.ours, articles });
      if (own === null) continue;
      for (const phrase of exchange.theirs) {
        const other = phraseAt(this.#theirs, theirs, { phrase, articles });
        if (other !== null && other.held.join() === own.held.join())
          yield passes({ ours: own.end - ours, theirs: other.end - theirs });
      }
    }
  }

  /** What may be said around the peak of a reason and what it is assigned to. */
  *#aboutLead(
    lead: Lead,
    { ours, theirs, joined }: Place,
    passes: (by: { ours?: number; theirs?: number }, joined?: Joined) => Place,
  ): Generator<Place> {
    // A word said twice is passed over once.
    const word =
      this.#theirs[theirs] === this.#theirs[theirs - 1] ? '' : (this.#theirs[theirs] ?? '');
    const { between, origin, ions, behind, declined, given } = LINKS[this.#lang];
    const articles = this.#freedom.dropped;
    const isAssignedIon =
      lead.kind === 'ion' &&
      this.#ours.slice(lead.end, lead.assignedEnd).some((token) => ions.test(token));
    const start = lead.kind === 'carbon' ? lead.end : lead.end + 1;
    if ((ours <= 1 || ours === lead.end) && lead.callable.includes(word))
      yield passes({ theirs: 1 });
    if (
      ours === 1 &&
      (lead.kind === 'carbon' || lead.kind === 'proton') &&
      UNIT[this.#lang].includes(word)
    )
      yield passes({ theirs: 1 });
    if (ours === lead.end && joined === 'open') {
      const colon = start - lead.end;
      for (const phrase of isAssignedIon ? between : [...between, ...origin]) {
        const found = phraseAt(this.#theirs, theirs, { phrase, articles });
        if (found !== null) yield passes({ ours: colon, theirs: found.end - theirs }, 'yes');
      }
      // Basque has its verb behind.
      if (colon === 1 && behind[lead.kind].length > 0) yield passes({ ours: 1 }, 'owed');
      if (given?.peaks.has(word) === true) yield passes({ ours: colon, theirs: 1 }, 'owed-to-peak');
    }
    if (ours === start || ours === lead.assignedEnd)
      if (calledAs(this.#ours, lead, this.#lang).includes(word)) yield passes({ theirs: 1 });
    if (joined === 'yes') return;
    if (ours === lead.assignedEnd)
      for (const phrase of joined === 'owed-to-peak' ? [[given!.verb]] : behind[lead.kind]) {
        const found = phraseAt(this.#theirs, theirs, { phrase, articles });
        if (found !== null) yield passes({ theirs: found.end - theirs }, 'yes');
      }
    if (ours === lead.assignedEnd - 1 && joined !== 'owed-to-peak')
      for (const each of declined) {
        if (
          this.#ours[ours] === each.ours &&
          phraseAt(this.#theirs, theirs, { phrase: each.theirs, articles }) !== null
        )
          yield passes({ ours: 1, theirs: each.theirs.length }, 'yes');
      }
  }
}

/**
 * Whether a text says what an original of ours says, so that it may be shown in its place. It
 * proves it: token by token everything of the original must come in its order and letter by letter
 * (numbers, units, names, labels, markup, punctuation, negations), but for the few words that
 * `FREEDOM` lets a model add, leave out or exchange, the phrases of `PHRASES`, a verb between a
 * peak and what it is assigned to (`LINKS`), capitals, and full stops that become semicolons;
 * within brackets nothing changes but that a prediction may be called one. Whatever else a text
 * does is refused, however true it is.
 */
export function saysTheSame(original: string, text: string, lang: Language): boolean {
  const [ours, theirs] = [tokensOf(original), tokensOf(text)];
  if (
    theirs.length > ours.length * (1 + GROWTH.share) + GROWTH.words ||
    original.trimEnd().slice(-1) !== text.trimEnd().slice(-1)
  )
    return false;
  return new Comparison(withoutArticles(ours, FREEDOM[lang]), theirs, lang).holds({
    ours: 0,
    theirs: 0,
    added: 0,
    joined: 'open',
  });
}
