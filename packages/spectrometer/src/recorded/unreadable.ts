/** Why a recording cannot be used. */
export type Trouble =
  /** The file ends before its data do, or its numbers contradict each other. */
  | 'damaged'
  /** More points or bytes than any spectrum has. */
  | 'too_large'
  /** Non-uniform sampling: the missing decays would have to be reconstructed. */
  | 'non_uniform'
  /** Neither a decay nor a spectrum of one or two dimensions. */
  | 'not_understood';

/** A recording that cannot be read; `trouble` says why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(
    readonly trouble: Trouble,
    detail = '',
  ) {
    super(detail === '' ? trouble : `${trouble}: ${detail}`);
  }
}
