import type { ForeignOwner } from '@elucida/spectra/nmr-lines/foreign/foreign-source';

/** A signal of a picture before it has hydrogens. */
export interface SeenSignal {
  readonly ppm: number;
  readonly mult: string;
  /** Area, in any unit. */
  readonly area: number;
  /** Of all its lines together, where a pattern explains them. */
  readonly lineHeight?: number | null;
  readonly printed: number | null;
  /** One line. */
  readonly lone: boolean;
  /** Wider than the narrowest signal, as hydrogens on oxygen and nitrogen are. */
  readonly broad: boolean;
}

export type SignalOwner = Pick<ForeignOwner, 'kind' | 'solvent' | 'impurity'>;
