import type { TextsOf } from '../sentence.ts';
import { ABSORPTION_AND_MASS_STATEMENTS } from './absorption-and-mass.ts';
import { AGAINST_STATEMENTS } from './against.ts';
import { CORRELATION_STATEMENTS } from './correlations.ts';
import { HETERO_STATEMENTS } from './heteronuclei.ts';
import { FACTS_STATEMENTS } from './facts.ts';
import { METHOD_STATEMENTS } from './method.ts';
import { NMR_STATEMENTS } from './nmr.ts';
import { RIVALS_STATEMENTS } from './rivals.ts';
import { SETTLING_STATEMENTS } from './settling.ts';
import { UNEXPLAINED_STATEMENTS } from './unexplained.ts';
import { VERDICT_STATEMENTS } from './verdict.ts';

const ALL = {
  ...VERDICT_STATEMENTS,
  ...FACTS_STATEMENTS,
  ...NMR_STATEMENTS,
  ...CORRELATION_STATEMENTS,
  ...HETERO_STATEMENTS,
  ...ABSORPTION_AND_MASS_STATEMENTS,
  ...AGAINST_STATEMENTS,
  ...UNEXPLAINED_STATEMENTS,
  ...RIVALS_STATEMENTS,
  ...SETTLING_STATEMENTS,
  ...METHOD_STATEMENTS,
};

export type StatementKind = keyof typeof ALL;
/** Their names, in the order of the report. */
export const STATEMENT_KINDS = Object.keys(ALL) as StatementKind[];

/** The values that each statement of a report holds, by name and type. */
export type StatementTable = { readonly [Kind in StatementKind]: (typeof ALL)[Kind]['values'] };
/** The values of a statement as its sentence takes them. */
export type Texts<Kind extends StatementKind> = TextsOf<StatementTable[Kind]>;
/**
 * A sentence for every statement: one that is missing, or that takes a value its statement does not
 * have, does not compile.
 */
export type Sentences = { readonly [Kind in StatementKind]: (v: Texts<Kind>) => string };

const each = <Part extends 'values' | 'sentence'>(part: Part) =>
  Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, ALL[kind][part]]));

/**
 * Every statement that a report can make, with its values. English declares them next to its
 * sentence, and the engine and the other languages take their types from there: neither compiles
 * with a value too few or too many.
 */
export const STATEMENTS = each('values') as StatementTable;
export const sentencesEn = each('sentence') as Sentences;
