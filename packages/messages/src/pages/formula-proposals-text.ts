import type { Language } from '../catalogue/language.ts';
import type { HelpfulSpectrum } from '@elucida/spectra/formula-proposals/propose-formulas';

/** Words of "No formula yet?". They load with it. */
export interface FormulaProposalsText {
  /** Above the list: what a probability is. */
  readonly intro: string;
  readonly caption: string;
  readonly probability: string;
  readonly use: string;
  readonly useThis: (formula: string) => string;
  /** Opens the comparison of analyses with the likeliest. */
  readonly compare: (count: number) => string;
  /** The rest to 100 %. */
  readonly another: string;
  /** While formulas are weighed. */
  readonly working: string;
  readonly nothing: string;
  /** A mass is there, and no formula has it. */
  readonly noneFits: string;
  readonly helps: string;
  readonly surer: string;
  readonly helpful: Readonly<Record<HelpfulSpectrum, string>>;
  /** Sentences of a row. Numbers come as they are written. */
  readonly reasons: {
    readonly exact: (ion: string, mz: string, ppm: string) => string;
    readonly nominal: (ion: string, mz: string) => string;
    readonly first: (measured: string, computed: string) => string;
    readonly second: (measured: string, computed: string) => string;
    readonly carbons: (atoms: number, signals: number) => string;
    readonly integrals: (atoms: number, integrals: number) => string;
    readonly unsaturation: (degrees: number) => string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadFormulaProposalsText = async (language: Language): Promise<FormulaProposalsText> =>
  (
    (await import(`./${language}/formula-proposals.ts`)) as {
      formulaProposals: FormulaProposalsText;
    }
  ).formulaProposals;
