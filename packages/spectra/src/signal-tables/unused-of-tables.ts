import type { NotationError } from '../listings/notation-result.ts';

/** What of a table was not used: a cell, a whole list, a further table, an experiment that is not judged. */
export interface UnusedOfTables {
  readonly reason:
    | 'unread_cell'
    | 'unread_column'
    | 'unread_table'
    | 'further_table'
    | 'second_columns'
    | 'two_dimensional';
  readonly text: string;
  readonly error?: NotationError;
}
