/** A shift that is expected of an atom, and where the signal is; positions are written with their decimals. */
interface Expected {
  readonly atoms: string;
  readonly expected: string;
  readonly sd: string;
  readonly observed: string;
}

/** Sentences on assignments, in Markdown: each with the values that it takes. `atoms` are labels, "C2/C6". */
export interface ExerciseText {
  /** The atom has no hydrogen. */
  readonly noHydrogen: (v: { readonly atoms: string }) => string;
  /** The atom is no carbon. */
  readonly noCarbon: (v: { readonly atoms: string }) => string;
  /** The signal has other hydrogens than these atoms. */
  readonly integral: (v: {
    readonly atoms: string;
    readonly hydrogens: number;
    readonly integral: number;
  }) => string;
  /** Hydrogens on the neighbouring carbons, and what the signal is split into (`mult`, "t"). */
  readonly neighbours: (v: {
    readonly atoms: string;
    readonly neighbours: number;
    readonly mult: string;
  }) => string;
  readonly expected: (v: Expected) => string;
  /** The student named these atoms for more than one signal. */
  readonly twice: (v: { readonly atoms: string }) => string;
  /** More than one kind of atom gives this signal. */
  readonly incomplete: (v: { readonly kinds: number }) => string;
  /** A step of a report: which atoms give a signal. `signal` in words, with its position. */
  readonly step: (v: {
    readonly signal: string;
    readonly atoms: string;
    readonly environment: string;
  }) => string;
  /** The false step was an exchange: whose the two signals are. */
  readonly exchanged: (v: {
    readonly one: string;
    readonly atoms: string;
    readonly other: string;
    readonly others: string;
  }) => string;
  /** The false step was a band: what it is, and where the vibration that was named lies. */
  readonly band: (v: {
    readonly position: string;
    readonly vibration: string;
    readonly named: string;
    readonly from: string;
    readonly to: string;
  }) => string;
}
