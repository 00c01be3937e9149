import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../lib/api/request.ts';
import { safeSvg } from './safe-svg.ts';

interface Props {
  smiles: string;
  /** What the drawing is called for who cannot see it. */
  name: string;
  /** 0-based heavy atoms of the SMILES to halo. */
  atoms?: readonly number[];
  className?: string;
  /** Called with the drawing when it is in the page. */
  onDrawn?: (svg: SVGSVGElement) => void;
}

/** Path of the drawing of a SMILES. */
export const structurePath = (smiles: string): string =>
  `/structures.svg?smiles=${encodeURIComponent(smiles)}`;

/** A drawing never changes: it is asked for once. */
export function useStructureSvg(smiles: string) {
  return useQuery({
    queryKey: ['structure', smiles],
    queryFn: async ({ signal }) =>
      (await send(structurePath(smiles), { prefix: '', accept: 'image/svg+xml', signal })).text(),
    staleTime: Infinity,
  });
}

/**
 * A structure drawn by the server, put into the page so that its bonds take the colour of the text.
 */
export function Structure({ smiles, name, atoms = [], className = '', onDrawn }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const { data, isError } = useStructureSvg(smiles);
  const lit = atoms.join(' ');
  useEffect(() => {
    const svg = data === undefined ? null : safeSvg(data);
    if (!frame.current || !svg) return;
    svg.setAttribute('aria-hidden', 'true');
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    frame.current.replaceChildren(svg);
    onDrawn?.(svg);
  }, [data, onDrawn]);
  useEffect(() => {
    for (const atom of frame.current?.querySelectorAll('[data-atom]') ?? []) {
      atom.classList.toggle(
        'atom-lit',
        lit.split(' ').includes(atom.getAttribute('data-atom') ?? ''),
      );
    }
  }, [lit, data]);
  if (isError)
    return (
      <p className={`grid place-items-center text-sm text-text-2 ${className}`}>
        {t('result.noStructure')}
      </p>
    );
  return (
    <div
      ref={frame}
      role="img"
      aria-label={t('result.structureOf', { name })}
      className={`structure ${className}`}
    />
  );
}
