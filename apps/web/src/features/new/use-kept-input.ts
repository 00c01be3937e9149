import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { useEffect, useRef, useState } from 'react';
import { keepInput, keptInput, type KeptImage, type KeptText } from '../../lib/kept-input.ts';
import type { ImageCard } from './image-card-data.ts';

type Restored = Omit<ImageCard, 'id'>;

const cardOf = ({ type, ...image }: KeptImage): Restored => ({
  ...image,
  corrected: image.corrected ?? null,
  type: SPECTRUM_TYPES.find((known) => known === type) ?? null,
});

/**
 * The formula and the spectra as text, kept with the images in this browser: they are there again after a reload, after
 * signing in, and when an analysis leads back here.
 */
export function useKeptInput(
  cards: readonly ImageCard[],
  restore: (cards: readonly Restored[]) => void,
) {
  const [formula, setFormula] = useState('');
  const [texts, setTexts] = useState<readonly KeptText[]>([]);
  // Nothing is written before what is there was read.
  const [read, setRead] = useState(false);
  const touched = useRef(false);
  useEffect(() => {
    void keptInput().then((kept) => {
      if (kept) {
        restore(kept.images.map(cardOf));
        if (!touched.current) setFormula(kept.formula);
        setTexts((old) => (old.length > 0 ? old : (kept.texts ?? [])));
      }
      setRead(true);
    });
  }, [restore]);
  useEffect(() => {
    if (!read) return;
    const images = cards.map(({ id: _id, ...image }) => image);
    void keepInput({ formula, images, texts });
  }, [read, cards, formula, texts]);
  return {
    formula,
    setFormula: (next: string) => {
      touched.current = true;
      setFormula(next);
    },
    texts,
    setTexts,
  };
}
