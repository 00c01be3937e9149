import type { ReadCases } from './cases.ts';

/** A file as the reading thread is handed it. */
export interface CasesQuestion {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** What the thread says: samples that are read so far, then all. */
export type CasesAnswer = { readonly done: number } | { readonly read: ReadCases };
