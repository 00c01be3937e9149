import { WARNINGS, type WarningCode } from '@elucida/spectra/statements/warnings';
import type { WarningCodeItem } from '@elucida/contract/warning-codes';
import type { Warning } from '../gather-spectra.ts';
import type { ReportLanguage } from '../job.ts';
import { readModelWarning, writeModelWarning } from '../models/model-warnings.ts';
import { readPeakWarning, writePeakWarning } from '../report/write-peak-checks.ts';
import { writeWarning } from '../report/write-warning.ts';
import { holdsValues } from './value-checks.ts';

/** A kept warning in the language; null where this version cannot read it. */
function translateWarning({ code, values }: WarningCodeItem, lang: ReportLanguage): string | null {
  if (Object.hasOwn(WARNINGS, code))
    return holdsValues(WARNINGS[code as WarningCode], values)
      ? writeWarning({ code, values } as unknown as Warning, lang)
      : null;
  const check = readPeakWarning(code, values);
  if (check !== null) return writePeakWarning(check, lang);
  const failure = readModelWarning(code, values);
  return failure && writeModelWarning(failure, lang);
}

/** The warnings of a result in the language; each that cannot be read stays as it was written. */
export function translateWarnings(
  { warnings, codes }: { warnings: readonly string[]; codes: readonly WarningCodeItem[] },
  lang: ReportLanguage,
): string[] {
  if (codes.length !== warnings.length) return [...warnings];
  return warnings.map((text, place) => translateWarning(codes[place], lang) ?? text);
}
