/** How many ¹³C signals are of carbons with three, two, one and no hydrogens. */
export interface CarbonKinds {
  readonly signals: number;
  readonly carbons: number;
  readonly ch3: number;
  readonly ch2: number;
  readonly ch: number;
  readonly c: number;
}

/** Sentences of hints, in Markdown: each with the values that it takes. Positions are written with their decimals. */
export interface HintText {
  /** What a band of the problem is; its `vibration` in words. */
  readonly band: (v: { readonly position: string; readonly vibration: string }) => string;
  readonly carbons: (v: CarbonKinds) => string;
  /** Two ¹H signals whose carbons are neighbours. */
  readonly neighbours: (v: { readonly one: string; readonly other: string }) => string;
  /** A ¹H signal whose hydrogens have no neighbours that split it. */
  readonly alone: (v: { readonly position: string }) => string;
  /** What a ¹H or ¹³C signal is; `environment` in words. */
  readonly environment: (v: {
    readonly nucleus: '¹H' | '¹³C';
    readonly position: string;
    readonly environment: string;
  }) => string;
  /** A group that the molecule has. */
  readonly group: (v: { readonly group: string }) => string;
}
