import type { MoleculeReference, Statement } from '@elucida/engine/statements/statement';
import { capitalName } from '@elucida/messages/format/capital-name';
import {
  STATEMENTS,
  type StatementKind,
  type Texts,
} from '@elucida/messages/report/statements/statements';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { writeFully, writeValues, writingIn } from './value-writers.ts';

/** A position with its unit, `m/z` in italics as everywhere in sentences. */
const placeOf = (position: string, technique: SpectrumType): string =>
  techniqueOf(technique).axis.inWords(position).replace('m/z', '*m/z*');

/**
 * The values that a kind declares, as its sentence takes them: molecules also with their SMILES,
 * positions also with their unit, lists of figures also as their number.
 */
function textsOf({ kind, values }: Statement, lang: ReportLanguage): Record<string, unknown> {
  const technique = 'technique' in values ? values.technique : undefined;
  const writing = writingIn(lang, technique);
  const written = writeValues(STATEMENTS[kind], values, writing);
  const further: Record<string, unknown> = {};
  for (const [name, type] of Object.entries<string>(STATEMENTS[kind])) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    if (type.startsWith('molecule'))
      further[`full${name[0].toUpperCase()}${name.slice(1)}`] = writeFully(
        value as MoleculeReference,
        writing,
      );
    if (technique !== undefined && type.startsWith('position'))
      further[`${name}Place`] = placeOf(String(written[name]), technique);
    if (Array.isArray(value)) further[`${name}Count`] = value.length;
  }
  return { ...written, ...further };
}

/**
 * One statement as a sentence of the language, in Markdown; a name that begins it has its capital.
 */
export function writeStatement(statement: Statement, lang: ReportLanguage): string {
  const sentence = CATALOGUES[lang].sentences[statement.kind] as (
    v: Texts<StatementKind>,
  ) => string;
  return capitalName(sentence(textsOf(statement, lang) as Texts<StatementKind>));
}
