import type { ImpurityId } from '@elucida/spectra/chemistry/impurities';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { ForeignKind } from '@elucida/spectra/nmr-lines/foreign/foreign-source';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Declared } from '@elucida/spectra/declared-values';
import type { CleavageKind } from './cleavages.ts';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { Vibration } from './vibrations.ts';
import type { Chromophore } from './chromophores.ts';

/** What the values of evidence are. */
export interface EvidenceValueTypes {
  /** Atoms, hydrogens, signals, neighbours. */
  count: number;
  ppm: number;
  hertz: number;
  hertzes: readonly number[];
  wavenumber: number;
  nanometre: number;
  /** m/z; exact where the spectrum is. */
  mass: number;
  /** Whole percent. */
  percent: number;
  /** Parts per million of a mass. */
  error: number;
  /** Ions of whole molecules with their m/z. */
  ions: readonly { readonly ion: string; readonly mz: number }[];
  ion: string;
  yes: true;
  /** A code of spectra/multiplicity.ts. */
  pattern: string;
  needs: 'more' | 'fewer';
  origin: ForeignKind;
  solvent: SolventId;
  impurity: ImpurityId;
  nucleus: 'F' | 'P';
  form: 'keto' | 'enol' | 'anomer';
  group: Group;
  vibration: Vibration;
  process: Process;
  chromophore: Chromophore;
}
/** What forms an ion; losses of a hydrogen atom and of CHO are learned with that of CO. */
export type Process = CleavageKind | 'hydrogen-atom-loss' | 'formyl-loss';

/** Where a peak is, and what was predicted for it. */
export type Place = 'observed' | 'peak' | 'predicted' | 'sd' | 'observations';
/** What evidence of one code holds. */
export interface EvidenceDeclaration {
  readonly technique: readonly SpectrumType[];
  /** What it always has, apart from its values. */
  readonly has: readonly Place[];
  readonly values: Declared<EvidenceValueTypes>;
}

export const AT_PEAK = ['observed', 'peak'] as const;
export const PREDICTED = ['predicted', 'sd', 'observations'] as const;

/** A peak that its code says all about. */
export const named = <Technique extends readonly SpectrumType[]>(technique: Technique) =>
  ({ technique, has: AT_PEAK, values: {} }) as const;
