import { CanvasEditor } from 'openchemlib';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** OpenChemLib's drawing tool; what is drawn is handed over as SMILES. */
export function StructureEditor({ onUse }: { onUse: (smiles: string) => void }) {
  const { t } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CanvasEditor>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const opened = new CanvasEditor(host.current!, { initialMode: 'molecule' });
    editor.current = opened;
    return () => {
      editor.current = null;
      opened.destroy();
    };
  }, []);
  const use = () => {
    const molecule = editor.current?.getMolecule();
    if (!molecule || molecule.getAllAtoms() === 0) return setProblem(t('isomers.draw.empty'));
    setProblem('');
    onUse(molecule.toIsomericSmiles());
  };
  return (
    <section aria-label={t('isomers.draw.heading')} className="grid gap-3">
      <p className="field-hint">{t('isomers.draw.help')}</p>
      {/* The tool draws in black on white in both themes. */}
      <div
        ref={host}
        role="application"
        aria-label={t('isomers.draw.label')}
        className="h-[26rem] overflow-hidden rounded-sm border border-control bg-white"
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="btn" onClick={use}>
          {t('isomers.draw.use')}
        </button>
        <span role="status" className="field-error">
          {problem}
        </span>
      </div>
    </section>
  );
}
