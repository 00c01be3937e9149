/** A measured mass, and its ion where that is known. */
export interface SoughtMass {
  readonly mz: number;
  readonly ion: string | null;
}
