import { pluralOf } from '../../format/plural.ts';

export const plural = pluralOf('en');

/** After a number of signals, where the list has lines of other substances too. */
export const apart = (v: { readonly others?: number }): string =>
  v.others === undefined ? '' : ' (lines of other substances left out)';

/** With those that must be present, without those that must be absent. */
export const fragments = (v: { readonly present?: string; readonly absent?: string }): string =>
  [v.present && `with ${v.present}`, v.absent && `without ${v.absent}`]
    .filter(Boolean)
    .join(' and ');
