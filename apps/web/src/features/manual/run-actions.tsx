import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { clearSpectra } from '@elucida/spectra/manual-payload/edit-draft';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';

interface Props {
  draft: ManualDraft;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
  running: boolean;
  onRun: () => void;
  onMessage: (message: { words: string; failed: boolean } | null) => void;
  children: ReactNode;
}

/**
 * Run and Clear. The run needs a signed-in user, a formula and a block; an unverified user learns
 * it on clicking.
 */
export function RunActions({ draft, edit, running, onRun, onMessage, children }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const missing = !user
    ? t('manual.signInTooltip')
    : draft.formula.trim() === ''
      ? t('manual.needFormula')
      : draft.spectra.length === 0
        ? t('manual.noSpectra')
        : null;
  const click = () => {
    if (running) return;
    // The button stays reachable by keyboard while greyed out, and says what is missing.
    if (missing !== null)
      return onMessage({ words: user ? missing : t('manual.mustSignIn'), failed: true });
    if (!user?.is_verified) return onMessage({ words: t('manual.notVerified'), failed: true });
    const parsed = parseFormula(draft.formula);
    if (!parsed.ok)
      return onMessage({
        words: t(`formula.errors.${parsed.error.code}`, {
          found: '',
          count: 0,
          limit: 0,
          ...parsed.error,
        }),
        failed: true,
      });
    onMessage(null);
    onRun();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={missing !== null || running || undefined}
        title={missing ?? undefined}
        onClick={click}
      >
        {t(running ? 'manual.running' : 'manual.run')}
      </button>
      <button
        type="button"
        className="btn"
        disabled={draft.spectra.length === 0}
        onClick={() => {
          edit(clearSpectra);
          onMessage({ words: t('manual.cleared'), failed: false });
        }}
      >
        {t('manual.clear')}
      </button>
      {children}
    </div>
  );
}
