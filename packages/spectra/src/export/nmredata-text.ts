import { printedMultiplicity } from '../chemistry/multiplicities.ts';
import { printedNumber } from '../number-format.ts';
import type { Spectrum } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import {
  atomsOfPeaks,
  elementOf,
  judgedSpectra,
  labelOf,
  type Assigned,
} from './assigned-signals.ts';

export interface NmredataInput {
  /** MDL molfile whose atoms are in the order of `assigned`. */
  readonly molfile: string;
  readonly spectra: readonly Spectrum[];
  readonly assigned: readonly Assigned[];
}

/** A signal of a list: its shift, its label, and the atoms it is assigned to. */
interface Signal {
  readonly shift: number;
  readonly label: string | null;
  readonly atoms: readonly number[];
  /** `S=dd`, `J=8.8, 5.4`, `N=2`. */
  readonly details: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** A correlation belongs to the assigned signal within this distance, ppm. */
const NEAR = { H: 0.03, C: 0.4 };

function signalsOf(spectrum: Spectrum, assigned: readonly Assigned[]): Signal[] {
  const atoms = atomsOfPeaks(spectrum.type, assigned);
  return spectrum.peaks.flatMap((peak, index): Signal[] => {
    const row = peak as unknown as Row;
    const shift = row['delta_ppm'];
    if (typeof shift !== 'number' || !Number.isFinite(shift)) return [];
    const couplings = Array.isArray(row['j_hz']) ? (row['j_hz'] as number[]) : [];
    const own = atoms.get(index) ?? [];
    return [
      {
        shift,
        label: own.length === 0 ? null : labelOf(spectrum.type, own),
        atoms: [...new Set(own)].sort((a, b) => a - b),
        details: [
          typeof row['mult'] === 'string' && row['mult'] !== ''
            ? `S=${printedMultiplicity(row['mult'])}`
            : '',
          couplings.length > 0 ? `J=${couplings.join(', ')}` : '',
          typeof row['int'] === 'number' ? `N=${printedNumber(row['int'])}` : '',
        ].filter(Boolean),
      },
    ];
  });
}

const tag = (name: string, lines: readonly string[]): string =>
  `>  <NMREDATA_${name}>\n${lines.map((line) => `${line}\\\n`).join('')}\n`;

const larmor = ({ metadata }: Spectrum): string[] => {
  const frequency = metadata && 'frequency_mhz' in metadata ? metadata.frequency_mhz : undefined;
  return frequency === undefined ? [] : [`Larmor=${frequency}`];
};

/**
 * An NMReDATA record, version 1.1 (M. Pupier et al., Magn. Reson. Chem. 56 (2018) 703): the structure with the lists
 * of its NMR spectra, their assignment, and correlations by its labels. Hydrogens are named by the atom that carries
 * them. `packages/spectrometer` reads it back.
 */
export function nmredataText({ molfile, spectra, assigned }: NmredataInput): string {
  const judged = judgedSpectra(spectra);
  const lists = judged
    .filter(({ type }) => elementOf(type) !== null)
    .map((spectrum) => ({ spectrum, signals: signalsOf(spectrum, assigned) }));
  const solvent = judged
    .map(({ metadata }) => (metadata && 'solvent' in metadata ? metadata.solvent : undefined))
    .find((each) => each !== undefined && each !== '');
  const assignment = lists.flatMap(({ spectrum: { type }, signals }) =>
    signals.flatMap(({ label, shift, atoms }) => {
      const prefix = elementOf(type) === 'H' ? 'H' : '';
      return label === null
        ? []
        : [`${label}, ${shift}, ${atoms.map((atom) => `${prefix}${atom + 1}`).join(', ')}`];
    }),
  );
  const labelAt = (element: 'H' | 'C', shift: number): string => {
    const near = lists
      .filter(({ spectrum }) => elementOf(spectrum.type) === element)
      .flatMap(({ signals }) => signals)
      .filter(({ label, shift: at }) => label !== null && Math.abs(at - shift) <= NEAR[element])
      .sort((a, b) => Math.abs(a.shift - shift) - Math.abs(b.shift - shift))[0];
    return near?.label ?? String(shift);
  };
  const correlations = judged.flatMap((spectrum) => {
    const { pair } = techniqueOf(spectrum.type);
    if (pair === null) return [];
    const [first, second] = pair.fields;
    const isToCarbon = pair.nuclei[1] === '13C';
    const lines = spectrum.peaks.flatMap((peak) => {
      const row = peak as unknown as Row;
      const [a, b] = [row[first], row[second]];
      if (typeof a !== 'number' || typeof b !== 'number') return [];
      return [
        isToCarbon
          ? `${labelAt('C', b)}/${labelAt('H', a)}`
          : `${labelAt('H', a)}/${labelAt('H', b)}`,
      ];
    });
    return [tag(pair.record, [...larmor(spectrum), `CorrType=${spectrum.type}`, ...lines])];
  });
  return [
    `${molfile.trimEnd().replace(/\n\$\$\$\$$/u, '')}\n`,
    tag('VERSION', ['1.1']),
    tag('LEVEL', ['0']),
    ...(solvent === undefined ? [] : [tag('SOLVENT', [solvent])]),
    tag('ASSIGNMENT', assignment),
    ...lists.map(({ spectrum, signals }) =>
      tag(`1D_${techniqueOf(spectrum.type).nucleus}`, [
        ...larmor(spectrum),
        ...signals.map(({ shift, details, label }) =>
          [String(shift), ...details, ...(label === null ? [] : [`L=${label}`])].join(', '),
        ),
      ]),
    ),
    ...correlations,
    '$$$$\n',
  ].join('');
}
