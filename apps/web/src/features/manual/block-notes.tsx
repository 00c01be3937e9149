import type { CouplingHint } from '@elucida/spectra/manual-payload/coupling-hints';
import type { PeakCheck } from '@elucida/spectra/manual-payload/peak-checks';
import { useTranslation } from 'react-i18next';
import { hintId, LISTED, warningId } from './row-notes.ts';

interface Props {
  id: string;
  checks: readonly PeakCheck[];
  hints: readonly CouplingHint[];
}

/**
 * The amber list of what to check (specification §5), and next to it what a comma was taken for. The
 * cells point to their lines.
 */
export function BlockNotes({ id, checks, hints }: Props) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite" className="grid gap-2">
      {checks.length > 0 ? (
        <div className="notice notice-warning">
          <p className="font-semibold">{t('manual.block.warnings')}</p>
          <ul className="list-disc pl-5">
            {checks.slice(0, LISTED).map(({ code, field, row }) => (
              <li key={`${code}-${row ?? 0}`} id={warningId(id, field, row)}>
                {t(`manual.checks.${code}`, { row: row ?? 0 })}
              </li>
            ))}
          </ul>
          {checks.length > LISTED ? (
            <p>{t('manual.block.moreWarnings', { count: checks.length - LISTED })}</p>
          ) : null}
        </div>
      ) : null}
      {hints.length > 0 ? (
        <ul className="notice notice-info">
          {hints.slice(0, LISTED).map(({ row, found, meant }) => (
            <li key={row} id={hintId(id, row)}>
              {t('manual.block.couplingHint', { row, found, meant })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
