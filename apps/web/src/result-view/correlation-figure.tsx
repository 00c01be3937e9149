import type { CandidateItem } from '@elucida/contract/analysis';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import { TECHNIQUE_COLOUR } from '../spectrum-plot/technique-colour.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { writeCorrelations } from '../structure/write-correlations.ts';

interface Props {
  technique: SpectrumType;
  candidate: CandidateItem;
  /** Peak that is pointed at or chosen. */
  peak: number | null;
}

/**
 * A structure with its cross peaks as the field draws them; the peak that is pointed at is strong. What
 * it shows is in the table of peaks as well.
 */
export function CorrelationFigure({ technique, candidate, peak }: Props) {
  const text = usePlotToolsText();
  const drawn = techniqueOf(technique).pair?.drawn ?? null;
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const evidence = useMemo(
    () => candidate.evidence.filter((item) => item.technique === technique),
    [candidate, technique],
  );
  useEffect(
    () => (svg ? writeCorrelations(svg, { drawn, evidence }) : undefined),
    [svg, drawn, evidence],
  );
  useEffect(() => {
    const layer = svg?.querySelector('.correlations');
    layer?.classList.toggle('focused', peak !== null);
    for (const group of layer?.querySelectorAll('[data-peak]') ?? [])
      group.classList.toggle('lit', group.getAttribute('data-peak') === String(peak));
  }, [svg, peak, drawn, evidence]);
  if (drawn === null) return null;
  return (
    <figure
      className="mt-4"
      style={{ '--correlation': TECHNIQUE_COLOUR[technique] } as CSSProperties}
    >
      <NumberedStructure
        numbers
        onDrawn={setSvg}
        smiles={candidate.smiles}
        name={candidate.name ?? candidate.smiles}
        className="h-72 rounded-sm border border-border bg-surface p-3"
      />
      <figcaption className="mt-1 text-sm text-text-2">{text.drawn[drawn]}</figcaption>
    </figure>
  );
}
