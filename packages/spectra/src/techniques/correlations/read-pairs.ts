import { readHeader } from '../../listings/header.ts';
import { fault, reading, type NotationResult } from '../../listings/notation-result.ts';
import { decimalPoints } from '../../listings/peak-list.ts';
import { solventsNamed } from '../../chemistry/solvent-names.ts';
import type { CorrelationMetadata } from '../../spectrum.ts';

/** One cross peak as it is printed: two shifts in ppm, and what stands in parentheses behind them. */
export interface PrintedPair {
  readonly first: number;
  readonly second: number;
  readonly detail: string;
}

export type PairsResult = NotationResult<{
  readonly pairs: readonly PrintedPair[];
  readonly metadata: CorrelationMetadata;
  /** The header, for words that matter (`edited`). */
  readonly header: string;
}>;

const EXPERIMENT = new RegExp(
  String.raw`(?:2D[\s-]*)?(?:(?:[1¹]H|(?:13|¹³)C)[\s,–/-]*)*(?:(?:multiplicity[\s-])?edited[\s-]*)?` +
    String.raw`[a-z]{0,3}-?(?:HSQC|HMQC|HMBC|COSY|TOCSY|NOESY|ROESY)(?:[\s-]*(?:DEPT|TOCSY|NMR|RMN|EMN))*`,
  'iy',
);
const DELTA = String.raw`δ\s?_?\{?[HC]?\}?`;
const NOISE = new RegExp(
  String.raw`[\s:=,;]|${DELTA}(?:\s?[/,→]\s?${DELTA})?|(?:H|C)\s?(?:\/|→)\s?(?:H|C)(?![a-z])|` +
    String.raw`(?:\(|\[)\s?(?:${DELTA}\s?[/,→]\s?${DELTA}|H\s?[/→,]\s?[HC]|ppm)\s?(?:\)|\])|ppm`,
  'iy',
);

type Kind = 'number' | 'join' | 'to' | 'detail' | 'comma' | 'end';
interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly at: number;
}

const TOKENS: readonly (readonly [Kind | 'space', RegExp])[] = [
  ['end', /\s*(?:[;\n\r]|\.(?=\s|$))+/y],
  ['space', /(?:[ \t]|ppm\b|and\b|y\b|eta\b|δ(?:_?\{?[HC]\}?)?)+/y],
  ['to', /(?:→|⇒|↔|->|=>|<->|<=>|–>|—>)/y],
  ['join', /(?:\/|×|\||\bx\b)/y],
  ['comma', /,/y],
  ['detail', /\([^()]{0,40}\)/y],
  ['number', /[-−]?\d+(?:\.\d+)?/y],
];

function tokensOf(text: string, from: number): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < text.length;) {
    const found = TOKENS.map(([kind, pattern]) => {
      pattern.lastIndex = at;
      return [kind, pattern.exec(text)?.[0] ?? ''] as const;
    }).find(([, matched]) => matched !== '');
    if (found === undefined)
      throw fault('unexpected_text', text, { at, length: /\S*/uy.exec(text.slice(at))![0].length });
    const [kind, matched] = found;
    if (kind !== 'space') tokens.push({ kind, text: matched, at });
    at += matched.length;
  }
  return tokens;
}

/** Cross peaks of a list in either of its two forms: `7.26/128.5` and `3.84 → 159.6, 128.1`. */
class PairReader {
  readonly pairs: PrintedPair[] = [];
  private next = 0;
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, from: number) {
    this.text = text;
    this.tokens = tokensOf(text, from);
  }

  read(): readonly PrintedPair[] {
    for (this.skip(); this.next < this.tokens.length; this.skip()) {
      // The hydrogen may be named before its shift, in parentheses behind it, or not at all.
      const first = this.number();
      this.takeDetail();
      const joined = this.kindHere();
      if (joined !== 'join' && joined !== 'to' && joined !== 'comma' && joined !== 'number')
        throw this.expected();
      if (joined !== 'number') this.next++;
      this.pairs.push({ first, second: this.number(), detail: this.takeDetail() });
      if (joined === 'to') this.readFurther(first);
    }
    return this.pairs;
  }

  /** More partners of the same hydrogen, until a number that has partners of its own. */
  private readFurther(first: number): void {
    while (this.kindHere() === 'comma' && this.kindHere(1) === 'number') {
      const behind = this.kindHere(2) === 'detail' ? this.kindHere(3) : this.kindHere(2);
      if (behind === 'to' || behind === 'join') return;
      this.next++;
      this.pairs.push({ first, second: this.number(), detail: this.takeDetail() });
    }
  }

  private kindHere(ahead = 0): Kind | undefined {
    return this.tokens[this.next + ahead]?.kind;
  }

  private skip(): void {
    while (this.kindHere() === 'comma' || this.kindHere() === 'end') this.next++;
  }

  private number(): number {
    if (this.kindHere() !== 'number') throw this.expected();
    return Number(this.tokens[this.next++]!.text.replace('−', '-'));
  }

  private takeDetail(): string {
    return this.kindHere() === 'detail' ? this.tokens[this.next++]!.text.slice(1, -1).trim() : '';
  }

  private expected(): Error {
    const token = this.tokens[this.next];
    return fault('number_expected', this.text, {
      at: token?.at ?? Math.max(0, this.text.length - 1),
      length: token?.text.length ?? 1,
    });
  }
}

function conditionsOf(pieces: readonly { readonly text: string }[]): CorrelationMetadata {
  const metadata: CorrelationMetadata = {};
  for (const { text } of pieces) {
    const frequency = /^(\d+(?:\.\d+)?)\s*MHz$/iu.exec(text);
    if (frequency) metadata.frequency_mhz ??= Number(frequency[1]);
    else if (solventsNamed(text).length > 0) metadata.solvent ??= text;
  }
  return metadata;
}

/**
 * Reads a list of cross peaks as articles and theses print it: `HSQC (500 MHz, CDCl3) (δH/δC):
 * 7.26/128.5, 3.81/55.3` or `HMBC 3.84 → 159.6, 128.1; 7.26 → 157.0`. Errors point at the token.
 * Never throws; linear.
 */
export function readPairs(text: string): PairsResult {
  return reading(() => {
    const plain = decimalPoints(text);
    const header = readHeader(plain, { technique: EXPERIMENT, noise: NOISE });
    const pairs = new PairReader(plain, header.end).read();
    if (pairs.length === 0)
      throw fault(text.trim() === '' ? 'empty' : 'no_peaks', plain, {
        at: Math.max(0, plain.length - 1),
        length: 1,
      });
    return { pairs, metadata: conditionsOf(header.conditions), header: header.text };
  });
}
