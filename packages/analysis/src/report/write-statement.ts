import type {
  AssignedSignal,
  MoleculeReference,
  Statement,
  StatementValue,
} from '@elucida/engine/explanation/statement';
import { capitalName } from '@elucida/messages/format/capital-name';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES, type ReportCatalogue } from './catalogue.ts';
import { formatValue } from './format-value.ts';

const lookUp = (words: Readonly<Record<string, string>>, code: StatementValue): string =>
  words[String(code)] ?? String(code);

/** The molecule's name in the language, in English where it has none there. */
const nameOf = ({ names }: MoleculeReference, lang: ReportLanguage): string | undefined =>
  names?.[lang] ?? names?.en;
/** A molecule in running text: its name, or its SMILES where it has none. */
const shortly = (molecule: MoleculeReference, lang: ReportLanguage): string =>
  nameOf(molecule, lang) === undefined
    ? `\`${molecule.smiles}\``
    : `**${nameOf(molecule, lang)!}**`;
/** A molecule with its SMILES. */
const fully = (molecule: MoleculeReference, lang: ReportLanguage): string =>
  nameOf(molecule, lang) === undefined
    ? `\`${molecule.smiles}\``
    : `**${nameOf(molecule, lang)!}** (\`${molecule.smiles}\`)`;

/** Values that are codes, with the catalogue's words for them. */
const WORDS: Readonly<
  Record<string, (catalogue: ReportCatalogue) => Readonly<Record<string, string>>>
> = {
  group: ({ groups }) => groups,
  rivalGroup: ({ groups }) => groups,
  vibration: ({ vibrations }) => vibrations,
  environment: ({ environments }) => environments,
  otherEnvironment: ({ environments }) => environments,
  process: ({ processes }) => processes,
  chromophore: ({ chromophores }) => chromophores,
  technique: ({ techniques }) => techniques,
  impurity: ({ impurities }) => impurities,
  level: ({ levels }) => levels,
  observedPattern: ({ multiplicities }) => multiplicities,
  expectedPattern: ({ multiplicities }) => multiplicities,
  rivalPattern: ({ multiplicities }) => multiplicities,
};

/**
 * Assigned signals as a list: shift, kind of atom, label, and in brackets what the prediction is
 * worth.
 */
function writeSignals(
  signals: readonly AssignedSignal[],
  technique: SpectrumType,
  catalogue: ReportCatalogue,
): string {
  const number = (name: string, value: number) => formatValue(name, value, technique);
  return signals
    .map(({ observed, environment, atoms, predicted, sd, observations, protons }) => {
      const prediction = `(${number('predicted', predicted)} ± ${number('sd', sd)}${observations > 0 ? `; n = ${formatValue('observations', observations, undefined)}` : ''})`;
      const what = `${catalogue.environments[environment]}, ${atoms}`;
      return protons === undefined
        ? `**${number('observed', observed)}** ${what} ${prediction}`
        : `${what}${protons > 0 ? `, ${protons}H` : ''} ${prediction}`;
    })
    .join('; ');
}

/**
 * Values as the sentences take them: words of the language, formatted numbers, molecules
 * (`molecule`, and with SMILES `fullMolecule`).
 */
export function writeValues(
  values: Readonly<Record<string, StatementValue>>,
  lang: ReportLanguage,
): Record<string, string> {
  const catalogue = CATALOGUES[lang];
  const technique =
    typeof values.technique === 'string' ? (values.technique as SpectrumType) : undefined;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (Array.isArray(value))
        return [
          [
            name,
            writeSignals(value as readonly AssignedSignal[], technique ?? 'C13NMR', catalogue),
          ],
        ];
      if (typeof value === 'object') {
        const molecule = value as MoleculeReference;
        return [
          [name, shortly(molecule, lang)],
          [`full${name[0].toUpperCase()}${name.slice(1)}`, fully(molecule, lang)],
        ];
      }
      return [
        [
          name,
          WORDS[name]
            ? lookUp(WORDS[name](catalogue), value)
            : typeof value === 'number'
              ? formatValue(name, value, technique)
              : value,
        ],
      ];
    }),
  );
}

/**
 * One statement as a sentence of the language, in Markdown; a name that begins it has its capital.
 */
export function writeStatement({ kind, values }: Statement, lang: ReportLanguage): string {
  return capitalName(CATALOGUES[lang].sentences[kind](writeValues(values, lang)));
}
