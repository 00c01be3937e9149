import { NOTHING_ASKED, type Asked } from '@elucida/spectra/manual-payload/asked';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { useEffect, useRef, useState } from 'react';
import {
  keepSpectra,
  keepTyped,
  keptSpectra,
  keptTyped,
  type KeptImage,
  type KeptText,
  type KeptTyped,
} from '../../lib/kept-input.ts';
import type { ImageCard } from './image-card-data.ts';

type Restored = Omit<ImageCard, 'id'>;

const cardOf = ({ type, ...image }: KeptImage): Restored => ({
  ...image,
  corrected: image.corrected ?? null,
  type: SPECTRUM_TYPES.find((known) => known === type) ?? null,
});

/**
 * The formula, what is asked about and the spectra as text, kept with the images in this browser:
 * they are there again after a reload, after signing in, and when an analysis leads back here.
 */
export function useKeptInput(
  cards: readonly ImageCard[],
  restore: (cards: readonly Restored[]) => void,
) {
  const [typed, setTyped] = useState<KeptTyped>({ formula: '', asked: NOTHING_ASKED });
  const [texts, setTexts] = useState<readonly KeptText[]>([]);
  // Nothing is written before what is there was read.
  const [read, setRead] = useState(false);
  const touched = useRef(false);
  useEffect(() => {
    void keptSpectra().then((kept) => {
      if (kept) {
        restore(kept.images.map(cardOf));
        setTexts((old) => (old.length > 0 ? old : kept.texts));
      }
      const before = keptTyped();
      if (before && !touched.current) setTyped(before);
      setRead(true);
    });
  }, [restore]);
  useEffect(() => {
    if (!read) return;
    const images = cards.map(({ id: _id, ...image }) => image);
    void keepSpectra({ images, texts });
  }, [read, cards, texts]);
  // Typing does not wait for the database: its first letter replaces what was kept.
  useEffect(() => {
    if (read || touched.current) keepTyped(typed);
  }, [read, typed]);
  const change = (next: Partial<KeptTyped>) => {
    touched.current = true;
    setTyped((old) => ({ ...old, ...next }));
  };
  return {
    ...typed,
    setFormula: (formula: string) => change({ formula }),
    setAsked: (asked: Asked) => change({ asked }),
    texts,
    setTexts,
  };
}
