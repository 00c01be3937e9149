import type { Language } from '@elucida/spectra/languages';
import type { ImpurityId } from '@elucida/spectra/chemistry/impurities';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { H1Peak, SpectrumType } from '@elucida/spectra/spectrum';
import type { Section } from '@elucida/spectra/statements/sections';
import type { StatementKind, StatementTable } from '@elucida/messages/report/statements/statements';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { Process } from '../evidence/declaration.ts';
import type { Vibration } from '../evidence/vibrations.ts';
import type { Chromophore } from '../evidence/chromophores.ts';
import type { AtomEnvironment } from './atom-environment.ts';

export interface MoleculeReference {
  readonly smiles: string;
  readonly names: Readonly<Partial<Record<Language, string>>> | null;
}

/** A signal with the atoms it is assigned to: one entry of a list in a sentence. Shifts in ppm. */
export interface AssignedSignal {
  readonly observed: number;
  readonly environment: AtomEnvironment;
  /** Labels such as `C3/C5`: element and place in the SMILES, from 1. */
  readonly atoms: string;
  readonly predicted: number;
  readonly sd: number;
  /** Measured shifts behind the prediction. */
  readonly observations: number;
  /** Hydrogens of this kind under the signal, 0 where they are all of it; absent for carbons. */
  readonly protons?: number;
}

/**
 * A peak that joins two signals, with the atoms that they belong to and the bonds between the two
 * nuclei; empty labels and 0 where that is not known. Shifts in ppm.
 */
export interface CrossPeak {
  readonly observed: number;
  readonly other: number;
  /** The list that `other` is a shift of. */
  readonly to: 'C13NMR' | 'H1NMR';
  readonly atoms: string;
  readonly otherAtoms: string;
  readonly bonds: number;
}

/** A ¹H signal as it was listed, apart from its shift. */
export type WrittenSignal = Pick<H1Peak, 'mult' | 'j_hz' | 'int'>;

/** How far an answer is trusted, in words. */
export type ConfidenceLevel = 'high' | 'moderate' | 'low';

/** What the values of statements are. */
export interface StatementValueTypes {
  count: number;
  total: number;
  number: number;
  /** Somebody else's, as they are. */
  words: string;
  /** 0–1. */
  share: number;
  /** Whole percent of another peak. */
  percent: number;
  numbers: readonly number[];
  /** In the unit of the statement's technique. */
  position: number;
  positions: readonly number[];
  /** ppm */
  'carbon-shift': number;
  'carbon-shifts': readonly number[];
  'proton-shift': number;
  'proton-shifts': readonly number[];
  /** cm⁻¹ */
  wavenumber: number;
  wavenumbers: readonly number[];
  /** nm */
  wavelength: number;
  wavelengths: readonly number[];
  /** m/z, as it was typed. */
  mass: number;
  masses: readonly number[];
  /** m/z, calculated. */
  'exact-mass': number;
  /** Parts per million. */
  error: number;
  ion: string;
  ions: readonly { readonly ion: string; readonly mz: number }[];
  /** m/z, as it was typed, with the ion. */
  'fragment-ions': readonly { readonly mz: number; readonly ion: string }[];
  /** m/z, as it was typed, of an ion, that of the ion before, and what is lost between them. */
  'ion-losses': readonly { readonly mz: number; readonly from: number; readonly lost: string }[];
  hertz: number;
  hertzes: readonly number[];
  molecule: MoleculeReference;
  /** Hill order. */
  formula: string;
  /** Labels: `C3/C5`. */
  atoms: string;
  /** Labels of its two atoms. */
  bond: string;
  'written-signal': WrittenSignal;
  'carbon-signals': readonly AssignedSignal[];
  'proton-signals': readonly AssignedSignal[];
  /** Of the statement's technique, ¹⁹F or ³¹P. */
  'hetero-signals': readonly AssignedSignal[];
  'cross-peaks': readonly CrossPeak[];
  technique: SpectrumType;
  environment: AtomEnvironment;
  group: Group;
  vibration: Vibration;
  process: Process;
  chromophore: Chromophore;
  /** A code of spectra/chemistry/multiplicities. */
  pattern: string;
  impurity: ImpurityId;
  solvent: SolventId;
  nucleus: 'F' | 'P';
  level: ConfidenceLevel | 'high-beyond';
  'carbon-kind': 'C' | 'CH' | 'CH₂' | 'CH₃';
  configuration: 'E' | 'Z';
  needs: 'more' | 'fewer';
  each: 'each' | 'one';
}

/** The values of a statement, named and typed by its kind. */
export type StatementValues<Kind extends StatementKind> = Kind extends StatementKind
  ? ValuesOf<StatementValueTypes, StatementTable[Kind]>
  : never;

/** What a statement speaks of apart from its values. */
interface About {
  /**
   * The technique and 0-based peaks of its spectrum, and 0-based heavy atoms of the first
   * candidate.
   */
  readonly technique?: SpectrumType;
  readonly peaks?: readonly number[];
  readonly atoms?: readonly number[];
  /** The technique that it asks to be recorded. */
  readonly measure?: SpectrumType;
}
/** A statement of the kinds given; of several, one of them. */
export type StatementOf<Kind extends StatementKind> = Kind extends StatementKind
  ? About & { readonly kind: Kind; readonly values: StatementValues<Kind> }
  : never;
export type Statement = StatementOf<StatementKind>;

export interface Explanation {
  readonly sections: Readonly<Record<Section, readonly Statement[]>>;
  /**
   * The five points that carry the answer, each about one peak: a statement and those that continue
   * it.
   */
  readonly reasons: readonly (readonly Statement[])[];
  /** What tells each candidate from the first, by place in the list; nothing for the first. */
  readonly toldApart: readonly (Statement | undefined)[];
}
