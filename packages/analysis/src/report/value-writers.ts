import type {
  AssignedSignal,
  CrossPeak,
  MoleculeReference,
  StatementValueTypes,
  WrittenSignal,
} from '@elucida/engine/statements/statement';
import { groupedNumber, listFigures, withDecimalSign } from '@elucida/messages/format/figures';
import { PERCENT, sharePhrase } from '@elucida/messages/format/share';
import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { printedNumber } from '@elucida/spectra/number-format';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ValueType } from '@elucida/spectra/statements/value-types';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES, type ReportCatalogue } from './catalogue.ts';
import { formatError, formatNumber } from './format-value.ts';

/** What values are written with. */
export interface Writing {
  readonly lang: ReportLanguage;
  readonly catalogue: ReportCatalogue;
  /** Of the statement, for values that are positions in its spectrum. */
  readonly technique: SpectrumType | undefined;
}

export const writingIn = (lang: ReportLanguage, technique: SpectrumType | undefined): Writing => ({
  lang,
  catalogue: CATALOGUES[lang],
  technique,
});

/** A position of a technique, with its decimals or as it was typed. */
export const writePosition = (
  value: number,
  { technique, lang }: Pick<Writing, 'technique' | 'lang'>,
): string =>
  technique === undefined
    ? formatNumber(value, lang)
    : withDecimalSign(
        techniqueOf(technique).axis.asTyped
          ? printedNumber(value)
          : formatPosition(technique, value),
        lang,
      );

/** Writers of one position of a technique, and of a list of them. */
const at =
  (technique: SpectrumType) =>
  (value: number, { lang }: Writing) =>
    writePosition(value, { technique, lang });
const allAt = (technique: SpectrumType) => (values: readonly number[], writing: Writing) =>
  listFigures(values.map((value) => at(technique)(value, writing)));

/** The molecule's name in the language, in English where it has none there. */
const nameOf = ({ names }: MoleculeReference, lang: ReportLanguage): string | undefined =>
  names?.[lang] ?? names?.en;
/** A molecule in running text: its name, or its SMILES where it has none. */
const shortly = (molecule: MoleculeReference, { lang }: Writing): string =>
  nameOf(molecule, lang) === undefined
    ? `\`${molecule.smiles}\``
    : `**${nameOf(molecule, lang)!}**`;
/** A molecule with its SMILES. */
export const writeFully = (molecule: MoleculeReference, { lang }: Writing): string =>
  nameOf(molecule, lang) === undefined
    ? `\`${molecule.smiles}\``
    : `**${nameOf(molecule, lang)!}** (\`${molecule.smiles}\`)`;

/** `(171.0 ± 1.2; n = 40)`: what a prediction is worth. */
function prediction(
  { predicted, sd, observations }: AssignedSignal,
  technique: SpectrumType,
  writing: Writing,
): string {
  const figure = (value: number) => withDecimalSign(formatPosition(technique, value), writing.lang);
  const cases = observations > 0 ? `; n = ${groupedNumber(observations, writing.lang)}` : '';
  return `(${figure(predicted)} ± ${figure(sd)}${cases})`;
}

const writeCarbons = (signals: readonly AssignedSignal[], writing: Writing): string =>
  signals
    .map((signal) => {
      const observed = at('C13NMR')(signal.observed, writing);
      const environment = writing.catalogue.environments[signal.environment];
      return `**${observed}** ${environment}, ${signal.atoms} ${prediction(signal, 'C13NMR', writing)}`;
    })
    .join('; ');

const writeProtons = (signals: readonly AssignedSignal[], writing: Writing): string =>
  signals
    .map((signal) => {
      const { protons = 0 } = signal;
      const environment = writing.catalogue.environments[signal.environment];
      const hydrogens = protons > 0 ? `, ${protons}H` : '';
      return `${environment}, ${signal.atoms}${hydrogens} ${prediction(signal, 'H1NMR', writing)}`;
    })
    .join('; ');

const writeHetero = (signals: readonly AssignedSignal[], writing: Writing): string =>
  signals
    .map((signal) => {
      const technique = writing.technique ?? 'F19NMR';
      const observed = writePosition(signal.observed, { technique, lang: writing.lang });
      const environment = writing.catalogue.environments[signal.environment];
      return `**${observed}** ${environment}, ${signal.atoms} ${prediction(signal, technique, writing)}`;
    })
    .join('; ');

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Cross peaks as theses list them: `3.81 → 159.6 (C8, C4; ³J)`. */
const writeCrossPeaks = (peaks: readonly CrossPeak[], writing: Writing): string =>
  peaks
    .map(({ observed, other, to, atoms, otherAtoms, bonds }) => {
      const shifts = `**${at('H1NMR')(observed, writing)}** → ${at(to)(other, writing)}`;
      const labels = [...new Set([atoms, otherAtoms])].filter(Boolean).join(', ');
      const path = [...String(bonds)].map((digit) => SUPERSCRIPT[Number(digit)]).join('');
      return labels === '' ? shifts : `${shifts} (${labels}; ${path}*J*)`;
    })
    .join('; ');

/** A coupling constant, Hz: one decimal, as journals print it. */
const hertz = (value: number, { lang }: Writing): string => withDecimalSign(value.toFixed(1), lang);

/** A ¹H signal as the literature writes it after its shift: `t, *J* = 7.1 Hz, 3H`. */
function writeSignal({ mult, j_hz, int }: WrittenSignal, writing: Writing): string {
  const couplings = (j_hz ?? []).map((value) => hertz(value, writing));
  return [
    mult?.replace('br-', 'br ') ?? '',
    couplings.length > 0 ? `*J* = ${listFigures(couplings)} Hz` : '',
    int === undefined ? '' : `${withDecimalSign(String(Number(int.toFixed(2))), writing.lang)}H`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A number as it was typed. */
const typed = (value: number, { lang }: Writing): string =>
  withDecimalSign(printedNumber(value), lang);
const exactMass = (mass: number, { lang }: Writing): string =>
  withDecimalSign(printedNumber(mass, 4), lang);
const asItIs = (text: string): string => text;

/** How a value of each type is written; a type without a writer does not compile. */
export const VALUE_WRITERS = {
  count: (count: number) => (Number.isInteger(count) ? count : Number(count.toFixed(1))),
  total: (total: number, { lang }: Writing) => groupedNumber(total, lang),
  number: (value: number, { lang }: Writing) => formatNumber(value, lang),
  words: asItIs,
  share: (share: number, { lang }: Writing) => sharePhrase(share, lang),
  percent: (percent: number, writing: Writing) => PERCENT[writing.lang](typed(percent, writing)),
  numbers: (values: readonly number[], writing: Writing) =>
    listFigures(values.map((value) => typed(value, writing))),
  position: writePosition,
  positions: (values: readonly number[], writing: Writing) =>
    listFigures(values.map((value) => writePosition(value, writing))),
  'carbon-shift': at('C13NMR'),
  'carbon-shifts': allAt('C13NMR'),
  'proton-shift': at('H1NMR'),
  'proton-shifts': allAt('H1NMR'),
  wavenumber: at('IR'),
  wavenumbers: allAt('IR'),
  wavelength: at('UVVIS'),
  wavelengths: allAt('UVVIS'),
  mass: typed,
  masses: allAt('MS'),
  'exact-mass': exactMass,
  error: (ppm: number, { lang }: Writing) => withDecimalSign(formatError(ppm), lang),
  ion: asItIs,
  ions: (ions: StatementValueTypes['ions'], writing: Writing) =>
    listFigures(ions.map(({ ion, mz }) => `${ion} ${exactMass(mz, writing)}`)),
  'fragment-ions': (ions: StatementValueTypes['fragment-ions'], writing: Writing) =>
    listFigures(ions.map(({ ion, mz }) => `${at('MS')(mz, writing)} (${ion})`)),
  'ion-losses': (losses: StatementValueTypes['ion-losses'], writing: Writing) =>
    listFigures(losses.map(({ mz, from, lost }) => `${at('MS')(mz, writing)} (${from} − ${lost})`)),
  hertz,
  hertzes: (values: readonly number[], writing: Writing) =>
    listFigures(values.map((value) => hertz(value, writing))),
  molecule: shortly,
  formula: formulaUnicode,
  atoms: asItIs,
  bond: asItIs,
  'written-signal': writeSignal,
  'carbon-signals': writeCarbons,
  'proton-signals': writeProtons,
  'hetero-signals': writeHetero,
  'cross-peaks': writeCrossPeaks,
  technique: (technique: SpectrumType, { catalogue }: Writing) => catalogue.techniques[technique],
  environment: (environment: StatementValueTypes['environment'], { catalogue }: Writing) =>
    catalogue.environments[environment],
  group: (group: StatementValueTypes['group'], { catalogue }: Writing) => catalogue.groups[group],
  vibration: (vibration: StatementValueTypes['vibration'], { catalogue }: Writing) =>
    catalogue.vibrations[vibration],
  process: (process: StatementValueTypes['process'], { catalogue }: Writing) =>
    catalogue.processes[process],
  chromophore: (chromophore: StatementValueTypes['chromophore'], { catalogue }: Writing) =>
    catalogue.chromophores[chromophore],
  pattern: (pattern: string, { catalogue }: Writing) =>
    catalogue.multiplicities[pattern] ?? pattern,
  impurity: (impurity: StatementValueTypes['impurity'], { catalogue }: Writing) =>
    catalogue.impurities[impurity],
  solvent: (solvent: StatementValueTypes['solvent']) =>
    SOLVENTS.find(({ id }) => id === solvent)?.label ?? solvent,
  nucleus: (nucleus: StatementValueTypes['nucleus']) => (nucleus === 'F' ? '¹⁹F' : '³¹P'),
  level: (level: StatementValueTypes['level'], { catalogue }: Writing) => catalogue.levels[level],
  'carbon-kind': asItIs,
  configuration: asItIs,
  needs: (needs: StatementValueTypes['needs']) => needs,
  each: (each: StatementValueTypes['each']) => each,
} as const satisfies {
  readonly [Type in ValueType]: (
    value: StatementValueTypes[Type],
    writing: Writing,
  ) => string | number;
};

/**
 * A value of a type that is known at run time alone. A value and its type belong together, which
 * the compiler cannot see of a name in a table.
 */
export const writeValue = (type: ValueType, value: unknown, writing: Writing): string | number =>
  (VALUE_WRITERS[type] as (value: unknown, writing: Writing) => string | number)(value, writing);

/** The values that a table declares, as sentences take them; absent where they are absent. */
export function writeValues(
  table: Readonly<Record<string, string>>,
  values: object,
  writing: Writing,
): Record<string, string | number> {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => given[name] !== undefined)
      .map(([name, declared]) => [
        name,
        writeValue(declared.replace('?', '') as ValueType, given[name], writing),
      ]),
  );
}
