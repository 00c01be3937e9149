import { formula as en } from '@elucida/messages/catalogue/en/formula';
import { formula as es } from '@elucida/messages/catalogue/es/formula';
import { formula as eu } from '@elucida/messages/catalogue/eu/formula';
import { errors as errorsEn } from '@elucida/messages/catalogue/en/errors';
import { errors as errorsEs } from '@elucida/messages/catalogue/es/errors';
import { errors as errorsEu } from '@elucida/messages/catalogue/eu/errors';
import { formatCaret } from '@elucida/spectra/formula/format-caret';
import {
  FormulaRejected,
  ImageRejected,
  PeaksMissing,
  StructuresRejected,
  UnreadableImages,
} from '../errors.ts';
import type { Warning } from '../gather-spectra.ts';
import type { ReportLanguage } from '../job.ts';
import { fill } from './fill.ts';
import { writeWarning } from './write-warning.ts';

const FORMULA_ERRORS = { en: en.errors, es: es.errors, eu: eu.errors };
const ERRORS = { en: errorsEn, es: errorsEs, eu: errorsEu };

/**
 * What is wrong with a job and where, in the user's language: the formula with a caret under the
 * wrong piece, the files that cannot be used. Undefined for any other error, which is ours and not
 * the user's.
 */
export function writeFailure(error: unknown, lang: ReportLanguage): string | undefined {
  if (error instanceof FormulaRejected)
    return [
      fill(FORMULA_ERRORS[lang][error.error.code], { ...error.error }),
      formatCaret(error.formula, error.error),
    ].join('\n');
  if (error instanceof StructuresRejected)
    return error.problems
      .map(({ smiles, fault }) =>
        // What each declares of these two, its sentence takes.
        writeWarning(
          { code: `asked-${fault}`, values: { smiles, formula: error.formula } } as Warning,
          lang,
        ),
      )
      .join('\n');
  if (error instanceof PeaksMissing) return ERRORS[lang].byCode.no_peaks;
  if (error instanceof UnreadableImages)
    return error.images
      .map(({ file, reason }) =>
        writeWarning({ code: `unreadable-${reason}`, values: { file } }, lang),
      )
      .join('\n');
  if (error instanceof ImageRejected)
    return writeWarning({ code: `rejected-${error.code}`, values: { file: error.file } }, lang);
  return undefined;
}
