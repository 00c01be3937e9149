import type { Statement } from '@elucida/engine/statements/statement';
import { capitalName } from '@elucida/messages/format/capital-name';
import type { Texts } from '@elucida/messages/report/sentence';
import { STATEMENTS, type StatementKind } from '@elucida/spectra/statements/statements';
import type { ValueType } from '@elucida/spectra/statements/value-types';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { writeFully, writeValue, writingIn } from './value-writers.ts';

/** The values that a kind declares, as its sentence takes them. */
function textsOf({ kind, values }: Statement, lang: ReportLanguage): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = values;
  const writing = writingIn(lang, 'technique' in values ? values.technique : undefined);
  const texts: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries<string>(STATEMENTS[kind])) {
    const type = declared.replace('?', '') as ValueType;
    const value = given[name];
    if (value === undefined) continue;
    texts[name] = writeValue(type, value, writing);
    if (type === 'molecule')
      texts[`full${name[0].toUpperCase()}${name.slice(1)}`] = writeFully(
        value as Parameters<typeof writeFully>[0],
        writing,
      );
  }
  return texts;
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
