import { CanvasEditor } from 'openchemlib';
import { useEffect, useRef, useState } from 'react';
import { moleculeOf, smilesOf } from './drawn-smiles.ts';
import type { DrawingProps } from './drawing-props.ts';
import { useDrawingText } from './use-drawing-text.ts';

/**
 * OpenChemLib's drawing tool, which takes mouse, pen and touch; what is drawn is handed over as
 * SMILES. It takes the focus when it is opened.
 */
export function StructureEditor({ drawn, smiles, onUse, onClose }: DrawingProps) {
  const text = useDrawingText();
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CanvasEditor>(null);
  const [start] = useState(() => (smiles === undefined ? undefined : moleculeOf(smiles, drawn)));
  const [problem, setProblem] = useState<'empty' | 'inParts' | 'unreadable' | null>(
    start === null ? 'unreadable' : null,
  );
  useEffect(() => {
    const opened = new CanvasEditor(host.current!, { initialMode: 'molecule' });
    editor.current = opened;
    if (start) opened.setMolecule(start);
    section.current?.focus();
    return () => {
      editor.current = null;
      opened.destroy();
    };
  }, [start]);
  const use = () => {
    const written = editor.current ? smilesOf(editor.current.getMolecule(), drawn) : '';
    const wrong =
      written === '' ? 'empty' : drawn === 'fragment' && written.includes('.') ? 'inParts' : null;
    setProblem(wrong);
    if (wrong === null) onUse(written);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={text.heading[drawn]}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      <p className="field-hint">
        {text.help}
        {drawn === 'fragment' ? ` ${text.fragmentHelp}` : ''}
      </p>
      {/* The tool draws in black on white in both themes. */}
      <div
        ref={host}
        role="application"
        aria-label={text.label}
        className={
          'h-[26rem] overflow-hidden rounded-sm border border-control bg-white ' +
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus'
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="btn" onClick={use}>
          {text.use[drawn]}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.close}
        </button>
        <span role="status" className="field-error">
          {problem === null ? '' : text[problem]}
        </span>
      </div>
    </section>
  );
}
