import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft.ts';

/** Undo and redo for those without a keyboard at hand; Ctrl+Z and Ctrl+Y do the same. */
export function UndoButtons({ draft: { undo, redo, canUndo, canRedo } }: { draft: Draft }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-2">
      <button
        type="button"
        className="btn btn-small"
        disabled={!canUndo}
        title="Ctrl+Z"
        onClick={undo}
      >
        {t('manual.undo')}
      </button>
      <button
        type="button"
        className="btn btn-small"
        disabled={!canRedo}
        title="Ctrl+Y"
        onClick={redo}
      >
        {t('manual.redo')}
      </button>
    </div>
  );
}
