import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { editedName, twoDimensionalName } from './experiment-name.ts';
import type { Experiment } from './experiment.ts';

/** What an experiment is used as. */
export type ExperimentUse =
  | 'H1NMR'
  | 'C13NMR'
  | 'F19NMR'
  | 'P31NMR'
  /** Says which carbons carry an odd and which an even number of hydrogens, or one, two, three. */
  | 'DEPT'
  | 'HSQC'
  | 'HMBC'
  | 'COSY'
  | 'NOESY'
  /** Found, and of a kind that the analysis has no use for. */
  | 'unused';

/** An experiment's usual name and what it is used as. */
export interface ExperimentKind {
  readonly use: ExperimentUse;
  /** `1H`, `DEPT-135`, `HSQC`; the pulse program's name where it is not known. */
  readonly name: string;
}

/** Two-dimensional experiments by their usual names. HMQC has the peaks of HSQC, ROESY those of NOESY. */
const USES: Readonly<Record<string, ExperimentUse>> = {
  HSQC: 'HSQC',
  HMQC: 'HSQC',
  HMBC: 'HMBC',
  COSY: 'COSY',
  NOESY: 'NOESY',
  ROESY: 'NOESY',
};
/** Nuclei of both dimensions that a use asks for; others (¹⁵N, ³¹P) carry the same names. */
const NUCLEI: Readonly<Record<string, string>> = {
  HSQC: '1H 13C',
  HMBC: '1H 13C',
  COSY: '1H 1H',
  NOESY: '1H 1H',
};

/** DEPT-135 and DEPT-90 say what they are; DEPT-45 and DEPTQ are read by no rule here. */
const DEPT = /^DEPT-(?:135|90)$/u;

/** What an experiment is, by its pulse program and its nuclei. */
export function kindOf({
  program,
  nuclei,
}: Pick<Experiment, 'program' | 'nuclei'>): ExperimentKind {
  if (nuclei.length > 1) {
    const name = twoDimensionalName(program) || nuclei.join(', ');
    const use = USES[name];
    return use !== undefined && NUCLEI[use] === nuclei.join(' ')
      ? { use, name }
      : { use: 'unused', name };
  }
  const [nucleus = ''] = nuclei;
  const edited = editedName(program);
  if (edited !== null)
    return { use: nucleus === '13C' && DEPT.test(edited) ? 'DEPT' : 'unused', name: edited };
  if (nucleus === '1H') return { use: 'H1NMR', name: '1H' };
  if (nucleus === '13C') return { use: 'C13NMR', name: '13C' };
  if (nucleus === '19F') return { use: 'F19NMR', name: '19F' };
  if (nucleus === '31P') return { use: 'P31NMR', name: '31P' };
  return { use: 'unused', name: nucleus || program };
}

/** Whether it is a ¹³C spectrum itself: DEPT tells the types of its carbons, and is counted from where it is. */
export const isCarbon = (experiment: Pick<Experiment, 'program' | 'nuclei'>): boolean =>
  kindOf(experiment).use === 'C13NMR';

/** What the cross peaks of a plane are brought to: signals in one dimension, of HMBC the direct pairs as well. */
export const broughtTo = (
  plane: Pick<Experiment, 'program' | 'nuclei'>,
): readonly ExperimentUse[] =>
  kindOf(plane).use === 'HMBC' ? ['H1NMR', 'C13NMR', 'HSQC'] : ['H1NMR', 'C13NMR'];

/** Whether the signs of an HSQC tell CH₂ from CH and CH₃, by its pulse program. */
export const isEdited = (program: string): boolean =>
  /hsqc[a-z]{0,3}ed|hsqced|edit|hsqc_?dept|ghsqcad/iu.test(program);

/** The technique that an experiment gives peaks of; null for DEPT and what an analysis has no use for. */
export function techniqueOfExperiment(
  experiment: Pick<Experiment, 'program' | 'nuclei'>,
): SpectrumType | null {
  const { use } = kindOf(experiment);
  return SPECTRUM_TYPES.find((type) => type === use) ?? null;
}
