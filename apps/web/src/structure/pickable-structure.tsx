import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atomPlaces } from './atom-places.ts';
import { safeSvg } from './safe-svg.ts';
import { NumberedStructure } from './numbered-structure.tsx';
import { Structure, useStructureSvg } from './structure.tsx';

interface Props {
  smiles: string;
  name: string;
  /** 0-based heavy atoms that are lit. */
  atoms: readonly number[];
  /** What is known of each atom, e.g. `¹³C 60.4, ¹H 4.12`; empty where nothing is. */
  describe: (atom: number) => string;
  onPick: (atom: number | null) => void;
  onHover: (atom: number | null) => void;
  /** How it is used; as in a result by default. */
  help?: string;
  /** What arrow keys do: they pick the next atom, or only move to it. */
  arrows?: 'pick' | 'move';
}

/** Px a drawing unit takes at most: small molecules are not blown up. */
const LARGEST = 2.4;
const HEIGHT = 240; // px

/**
 * A structure whose atoms can be chosen: by mouse, by touch, and by keyboard as one stop whose
 * arrow keys move from atom to atom. The atoms carry the numbers that the report's text uses.
 */
export function PickableStructure({
  smiles,
  name,
  atoms,
  describe,
  onPick,
  onHover,
  help,
  arrows = 'pick',
}: Props) {
  const { t } = useTranslation();
  const helpText = help ?? t('result.atomsHelp');
  const { data } = useStructureSvg(smiles);
  const places = useMemo(() => {
    const svg = data === undefined ? null : safeSvg(data);
    return svg && atomPlaces(svg);
  }, [data]);
  const labels = useMemo(() => atomLabels(smiles), [smiles]);
  const [stop, setStop] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  if (!places) return <Structure smiles={smiles} name={name} atoms={atoms} className="h-44" />;

  const go = (place: number) => {
    const next = places.atoms[Math.max(0, Math.min(places.atoms.length - 1, place))]!;
    setStop(next.atom);
    frame.current?.querySelector<HTMLButtonElement>(`[data-pick="${next.atom}"]`)?.focus();
    if (arrows === 'pick') onPick(next.atom);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const place = places.atoms.findIndex(({ atom }) => atom === stop);
    const move = {
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      Home: 0,
      End: places.atoms.length - 1,
    }[event.key];
    if (event.key === 'Escape') onPick(null);
    if (move === undefined) return;
    event.preventDefault();
    go(move);
  };
  const words = (atom: number) => {
    const known = describe(atom);
    return known === ''
      ? t('result.atomUnknown', { atom: labels[atom] })
      : t('result.atomKnown', { atom: labels[atom], signals: known });
  };
  const current = atoms.length > 0 ? atoms : [];
  return (
    <div>
      <div
        ref={frame}
        role="group"
        aria-label={t('result.atomsOf', { name })}
        aria-description={helpText}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onHover(null)}
        className="relative mx-auto w-full"
        style={{
          aspectRatio: places.ratio,
          maxWidth: Math.min(places.width * LARGEST, HEIGHT * places.ratio),
        }}
      >
        <NumberedStructure
          numbers
          smiles={smiles}
          name={name}
          atoms={atoms}
          className="h-full w-full"
        />
        {places.atoms.map(({ atom, x, y }) => (
          <button
            key={atom}
            type="button"
            data-pick={atom}
            tabIndex={atom === stop ? 0 : -1}
            aria-label={words(atom)}
            aria-pressed={current.includes(atom)}
            onClick={() => {
              setStop(atom);
              onPick(atom);
            }}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') onHover(atom);
            }}
            className="absolute size-6 -translate-1/2 cursor-pointer rounded-full"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        ))}
      </div>
      <p className="mt-2 min-h-10 text-center text-sm text-text-2" aria-live="polite">
        {current.length > 0 ? words(current[0]!) : helpText}
      </p>
    </div>
  );
}
