import { useEffect } from 'react';

/**
 * Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere on the page, also where nothing has the focus, as
 * after clearing or importing.
 */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      // Text boxes that are not part of the draft keep the browser's own undo.
      if (
        event.target instanceof HTMLTextAreaElement &&
        event.target.dataset['draft'] === undefined
      )
        return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
