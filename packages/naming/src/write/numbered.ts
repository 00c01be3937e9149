import type { IndicatedHydrogen } from '../rings/ring-parent.ts';
import type { BodyRequest } from './body-request.ts';
import type { IonAt, MultipleBond } from './skeleton-bonds.ts';
import type { Hanging } from './hanging-prefix.ts';

/** What a parent with everything on it asks of its numberings, whichever is tried. */
export interface Numbered {
  readonly request: BodyRequest;
  readonly hanging: readonly Hanging[];
  /** The atom that each suffix or the free valence is on, and those of them with two valences. */
  readonly carriers: readonly number[];
  readonly suffixed: readonly number[];
  readonly saturated: readonly number[];
  readonly hydrogen: IndicatedHydrogen | null;
  readonly bonds: readonly MultipleBond[];
  readonly ions: readonly IonAt[];
}
