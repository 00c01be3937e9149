import { useCallback, useEffect, useRef, useState } from 'react';
import { droppedFiles } from '../../spectrum-files/dropped-files.ts';
import { checkFiles, type RefusedFile } from './check-files.ts';
import type { ImageCard } from './image-card-data.ts';
import { makePreview } from './make-preview.ts';

/** Another technique or axis gives other peaks: corrections of the old ones would be wrong. */
const isReadAgain = (update: Partial<ImageCard>): boolean =>
  'type' in update || 'left' in update || 'right' in update;

/**
 * The images chosen so far; files come from the picker, from a drop anywhere on the page, and from
 * the clipboard.
 */
export function useImages(locked: boolean) {
  const [cards, setCards] = useState<readonly ImageCard[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pdfs, setPdfs] = useState<readonly File[]>([]);
  const [added, setAdded] = useState(0);
  const [dragging, setDragging] = useState(false);
  const nextId = useRef(1);

  const change = useCallback(
    (id: number, update: Partial<ImageCard>) =>
      setCards((old) =>
        old.map((card) =>
          card.id === id
            ? { ...card, ...(isReadAgain(update) && { corrected: null }), ...update }
            : card,
        ),
      ),
    [],
  );
  /** Puts back what was kept, unless something was chosen meanwhile. */
  const restore = useCallback(
    (kept: readonly Omit<ImageCard, 'id'>[]) =>
      setCards((old) =>
        old.length > 0 ? old : kept.map((card) => ({ ...card, id: nextId.current++ })),
      ),
    [],
  );
  const remove = useCallback(
    (id: number) => setCards((old) => old.filter((card) => card.id !== id)),
    [],
  );
  const closePdf = useCallback(
    (file: File) => setPdfs((old) => old.filter((each) => each !== file)),
    [],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const checked = checkFiles(files);
      setRefused(checked.refused);
      setFiles(checked.spectra);
      setPdfs((old) => [...old, ...checked.pdfs]);
      setAdded(checked.accepted.length);
      const fresh = checked.accepted.map((file): ImageCard => ({
        id: nextId.current++,
        file,
        type: null,
        left: '',
        right: '',
        preview: null,
        corrected: null,
      }));
      setCards((old) => [...old, ...fresh]);
      for (const card of fresh)
        void makePreview(card.file).then((preview) => change(card.id, { preview }));
    },
    [change],
  );

  useEffect(() => {
    if (locked) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (hasFiles(event)) {
        event.preventDefault();
        setDragging(true);
      }
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      void droppedFiles(event.dataTransfer!).then(({ files, isFolder }) =>
        isFolder ? setFiles(files) : add(files),
      );
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, [locked, add]);
  return {
    cards,
    refused,
    files,
    pdfs,
    added,
    dragging: dragging && !locked,
    add,
    change,
    remove,
    restore,
    closePdf,
  };
}
