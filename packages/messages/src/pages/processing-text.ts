/** Words of the panel in which an NMR spectrum is processed by hand. They load with it. */
export interface ProcessingText {
  readonly title: (experiment: string) => string;
  readonly close: string;
  readonly opening: string;
  readonly closed: string;
  readonly failed: string;
  readonly hint: string;
  readonly from: {
    readonly legend: string;
    readonly spectrum: string;
    readonly decay: string;
    /** Why steps of a decay are not open. */
    readonly needed: string;
    readonly absent: string;
  };
  readonly window: {
    readonly legend: string;
    readonly broadening: string;
    readonly gaussian: string;
    readonly filling: string;
    readonly times: (times: number) => string;
    readonly usual: (value: string) => string;
  };
  readonly phase: {
    readonly legend: string;
    readonly zero: string;
    readonly first: string;
    readonly found: (angle: string) => string;
    readonly pivot: (ppm: string) => string;
    readonly absent: string;
  };
  readonly baseline: { readonly legend: string; readonly off: string; readonly hint: string };
  readonly reference: {
    readonly legend: string;
    readonly near: string;
    readonly is: string;
    readonly set: string;
    readonly nearHint: string;
    readonly by: string;
    readonly hint: string;
  };
  /** Under the plot. */
  readonly facts: (facts: { points: string; ratio: string; filter: string | null }) => string;
  readonly undo: string;
  readonly again: string;
  readonly use: string;
  readonly picking: string;
  readonly used: (count: number) => string;
  readonly noPeaks: string;
}
