import { ABSORPTION_AND_MASS_STATEMENTS } from './absorption-and-mass.ts';
import { AGAINST_STATEMENTS } from './against.ts';
import { FACTS_STATEMENTS } from './facts.ts';
import { METHOD_STATEMENTS } from './method.ts';
import { NMR_STATEMENTS } from './nmr.ts';
import { RIVALS_STATEMENTS } from './rivals.ts';
import { SETTLING_STATEMENTS } from './settling.ts';
import { UNEXPLAINED_STATEMENTS } from './unexplained.ts';
import { VERDICT_STATEMENTS } from './verdict.ts';

/**
 * Every statement that a report can make, with the values it holds and the type of each; a question
 * mark makes a value optional. The engine makes statements (engine/explanation), the catalogues have
 * a sentence for each in every language (messages/report), and neither compiles with a value too
 * few or too many.
 */
export const STATEMENTS = {
  ...VERDICT_STATEMENTS,
  ...FACTS_STATEMENTS,
  ...NMR_STATEMENTS,
  ...ABSORPTION_AND_MASS_STATEMENTS,
  ...AGAINST_STATEMENTS,
  ...UNEXPLAINED_STATEMENTS,
  ...RIVALS_STATEMENTS,
  ...SETTLING_STATEMENTS,
  ...METHOD_STATEMENTS,
} as const;

export type StatementKind = keyof typeof STATEMENTS;
/** Their names, in the order of the report. */
export const STATEMENT_KINDS = Object.keys(STATEMENTS) as StatementKind[];
