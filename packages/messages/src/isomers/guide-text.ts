/** How long a list of isomers is; `isomers` is their number, the others are written numbers. */
interface Extent {
  readonly formula: string;
  readonly isomers: number;
  readonly total: string;
  readonly listed: string;
}
interface Count {
  readonly signals: number;
}

/** Sentences of the isomer guide: each with the values that it takes. */
export interface IsomerGuideText {
  /** What the list covers. */
  readonly all: (v: Extent) => string;
  readonly plausible: (v: Extent) => string;
  readonly sample: (v: Extent) => string;
  readonly counted: () => string;
  readonly orderNamed: () => string;
  readonly order: () => string;
  readonly predicted: () => string;
  /** Numbers of signals of one isomer. */
  readonly carbonCount: (v: Count) => string;
  readonly protonCount: (v: Count & { readonly integrals: string }) => string;
  /** Of carbons that differ only in space. */
  readonly twoSignals: () => string;
  readonly saturated: () => string;
  readonly broad: () => string;
  readonly strength: (v: { readonly strength: 'w' | 'm' | 's' }) => string;
}
