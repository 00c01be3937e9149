/** A range where the candidate should show a band: drawn dashed on the mirrored side. */
export interface ExpectedRange {
  readonly from: number;
  readonly to: number;
  /** False where no band is in it: hollow, with a word. */
  readonly found: boolean;
}

/** A place on the axis with a name, such as M⁺•. */
export interface PlotMark {
  readonly x: number;
  readonly label: string;
}
