import type { MoleculeReference, Statement } from '@elucida/engine/statements/statement';
import { capitalName } from '@elucida/messages/format/capital-name';
import {
  STATEMENTS,
  type StatementKind,
  type Texts,
} from '@elucida/messages/report/statements/statements';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { writeFully, writeValues, writingIn } from './value-writers.ts';

/** The values that a kind declares, as its sentence takes them; molecules also with their SMILES. */
function textsOf({ kind, values }: Statement, lang: ReportLanguage): Record<string, unknown> {
  const writing = writingIn(lang, 'technique' in values ? values.technique : undefined);
  const molecules = Object.entries<string>(STATEMENTS[kind])
    .filter(([name, declared]) => declared.startsWith('molecule') && name in values)
    .map(([name]) => [
      `full${name[0].toUpperCase()}${name.slice(1)}`,
      writeFully((values as Readonly<Record<string, MoleculeReference>>)[name], writing),
    ]);
  return { ...writeValues(STATEMENTS[kind], values, writing), ...Object.fromEntries(molecules) };
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
