import { digitOf, isLower, isSpace, isSuperscript, isUpper, signOf } from './characters.ts';
import { KNOWN_SYMBOLS } from '../chemistry/periodic-table.ts';
import { ELEMENTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { FormulaError, FormulaErrorCode } from './formula-error.ts';

/** More than any molecule whose spectra could be interpreted; also the largest number read. */
export const MAX_ATOMS = 1000;
const MAX_CHARGE = 9;
/** Characters of the offending piece quoted in an error. */
export const QUOTED = 12;

export interface ScannedFormula {
  readonly counts: Partial<Record<ElementSymbol, number>>;
  readonly charge: number;
  /** Where the first hydrogen and its number are. */
  readonly hydrogenAt: { readonly at: number; readonly length: number } | null;
}
export type ScanResult =
  | { readonly ok: true; readonly scanned: ScannedFormula }
  | { readonly ok: false; readonly error: FormulaError };

interface Group {
  readonly counts: number[];
  readonly at: number;
  readonly close: string | null;
  filled: boolean;
}
const noAtoms = (): number[] => ELEMENTS.map(() => 0);
const INDEX = new Map<string, number>(ELEMENTS.map((element, index) => [element, index]));
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * One pass from left to right with a stack of its own: linear in the text, whatever is nested in
 * it.
 */
class Scanner {
  private position = 0;
  private readonly text: string;
  private readonly groups: Group[] = [{ counts: noAtoms(), at: 0, close: null, filled: false }];
  private hydrogenAt: ScannedFormula['hydrogenAt'] = null;
  private charge = 0;

  constructor(text: string) {
    this.text = text;
  }

  scan(): ScanResult {
    for (this.skipSpace(); this.position < this.text.length; this.skipSpace()) {
      const error = this.step();
      if (error) return { ok: false, error };
    }
    const open = this.groups.at(-1)!;
    if (open.close !== null)
      return { ok: false, error: this.error('unbalanced_parenthesis', open.at, 1) };
    const counts: Partial<Record<ElementSymbol, number>> = {};
    ELEMENTS.forEach((element, index) => {
      if (open.counts[index]! > 0) counts[element] = open.counts[index]!;
    });
    return { ok: true, scanned: { counts, charge: this.charge, hydrogenAt: this.hydrogenAt } };
  }

  private error(
    code: FormulaErrorCode,
    at: number,
    length: number,
    values: Pick<FormulaError, 'count' | 'limit'> = {},
  ): FormulaError {
    return {
      code,
      at,
      length: Math.max(1, length),
      found: this.text.slice(at, at + Math.min(length, QUOTED)),
      ...values,
    };
  }

  private skipSpace(): void {
    while (isSpace(this.text[this.position])) this.position++;
  }

  private step(): FormulaError | null {
    const character = this.text[this.position]!;
    if (isUpper(character)) return this.element();
    if (CLOSERS[character] !== undefined) {
      this.groups.push({
        counts: noAtoms(),
        at: this.position++,
        close: CLOSERS[character],
        filled: false,
      });
      return null;
    }
    if (character === ')' || character === ']' || character === '}')
      return this.closeGroup(character);
    if (
      signOf(character) !== 0 ||
      character === '^' ||
      (digitOf(character) >= 0 && this.isChargeSize())
    )
      return this.endCharge();
    if (digitOf(character) >= 0) {
      const at = this.position;
      while (digitOf(this.text[this.position]) >= 0) this.position++;
      return this.error('unexpected_number', at, this.position - at);
    }
    const at = this.position;
    if (isLower(character)) {
      while (isLower(this.text[this.position])) this.position++;
      return this.error('unknown_element', at, this.position - at);
    }
    return this.error('unexpected_character', at, this.text.codePointAt(at)! > 0xffff ? 2 : 1);
  }

  private element(): FormulaError | null {
    const at = this.position++;
    while (isLower(this.text[this.position])) this.position++;
    const symbol = this.text.slice(at, this.position);
    const index = INDEX.get(symbol);
    if (index === undefined)
      return this.error(
        KNOWN_SYMBOLS.has(symbol) ? 'unsupported_element' : 'unknown_element',
        at,
        symbol.length,
      );
    const count = this.count();
    if (typeof count !== 'number') return count;
    if (symbol === 'H')
      this.hydrogenAt ??= { at, length: this.text.slice(at, this.position).trimEnd().length };
    const group = this.groups.at(-1)!;
    group.filled = true;
    group.counts[index] = group.counts[index]! + count;
    return null;
  }

  private closeGroup(character: string): FormulaError | null {
    const at = this.position++;
    const group = this.groups.at(-1)!;
    if (group.close !== character) return this.error('unbalanced_parenthesis', at, 1);
    if (!group.filled) return this.error('empty_group', group.at, at + 1 - group.at);
    // [SO4]2- is how ions are written; (SO4)2- stays two groups and one charge.
    const ion = character === ']' && this.isChargeSize(true);
    const count = ion ? 1 : this.count();
    if (typeof count !== 'number') return count;
    this.groups.pop();
    this.mergeInto(group, count);
    return ion ? this.endCharge() : null;
  }

  private mergeInto(group: Group, times: number): void {
    const outer = this.groups.at(-1)!;
    outer.filled = true;
    for (let i = 0; i < ELEMENTS.length; i++)
      outer.counts[i] = outer.counts[i]! + times * group.counts[i]!;
  }

  /** The number after an element or a group; 1 where there is none. */
  private count(): number | FormulaError {
    this.skipSpaceBeforeDigits();
    if (digitOf(this.text[this.position]) < 0 || this.isChargeSize()) return 1;
    return this.number(MAX_ATOMS);
  }

  private skipSpaceBeforeDigits(): void {
    const before = this.position;
    this.skipSpace();
    if (digitOf(this.text[this.position]) < 0) this.position = before;
  }

  private number(limit: number): number | FormulaError {
    const at = this.position;
    const raised = isSuperscript(this.text[at]);
    let value = 0;
    for (
      ;
      digitOf(this.text[this.position]) >= 0 && isSuperscript(this.text[this.position]) === raised;
      this.position++
    ) {
      value = Math.min(value * 10 + digitOf(this.text[this.position]), 1e9);
    }
    if (value === 0) return this.error('zero_count', at, this.position - at, { count: 0 });
    return value > limit
      ? this.error('number_too_big', at, this.position - at, { count: value, limit })
      : value;
  }

  /**
   * Whether the digits here are the size of the end charge (`²⁻`, `SO4 2-`) and not a count
   * (`C2H3O2-`).
   */
  private isChargeSize(sure = false): boolean {
    let end = this.position;
    let raised = true;
    for (; digitOf(this.text[end]) >= 0; end++) raised &&= isSuperscript(this.text[end]);
    return (
      end > this.position &&
      signOf(this.text[end]) !== 0 &&
      (sure || raised || isSpace(this.text[this.position - 1]))
    );
  }

  private endCharge(): FormulaError | null {
    const at = this.position;
    if (this.text[this.position] === '^') this.position++;
    let size = digitOf(this.text[this.position]) >= 0 ? this.number(MAX_CHARGE) : 0;
    if (typeof size !== 'number') return size;
    const sign = signOf(this.text[this.position]);
    let signs = 0;
    for (; sign !== 0 && signOf(this.text[this.position]) === sign; this.position++) signs++;
    this.skipSpaceBeforeDigits();
    if (size === 0 && signs === 1 && digitOf(this.text[this.position]) >= 0) {
      const after = this.number(MAX_CHARGE);
      if (typeof after !== 'number') return after;
      size = after;
    }
    const end = this.position;
    this.skipSpace();
    const misplaced =
      sign === 0 ||
      (size > 0 && signs > 1) ||
      this.position < this.text.length ||
      this.groups.length > 1 ||
      !this.groups[0]!.filled;
    if (misplaced) return this.error('misplaced_charge', at, end - at);
    if (signs > MAX_CHARGE)
      return this.error('number_too_big', at, end - at, { count: signs, limit: MAX_CHARGE });
    this.charge = sign * (size || signs);
    return null;
  }
}

/**
 * Reads the atoms and the charge a formula names, without judging whether such a molecule exists.
 * Never throws; linear.
 */
export const scanFormula = (text: string): ScanResult => new Scanner(text).scan();
