import type { ComponentProps } from 'react';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { ExportButtons } from '../../saved-result/export-buttons.tsx';

/** A result on paper and as files. */
export function FilesPanel(props: ComponentProps<typeof ExportButtons>) {
  const { actions } = useAnalysesText();
  return (
    <section className="card flex flex-wrap gap-2" aria-label={actions.files}>
      <ExportButtons {...props} />
      <button type="button" className="btn btn-small" onClick={() => window.print()}>
        {actions.print}
      </button>
    </section>
  );
}
