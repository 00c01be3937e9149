import { useEffect, useState, type ComponentProps } from 'react';
import { Structure } from './structure.tsx';
import { writeNumbers } from './write-numbers.ts';

type Props = ComponentProps<typeof Structure> & {
  /** Whether its atoms carry the numbers that the evidence speaks of. */
  numbers: boolean;
};

/** A structure with the numbers of its atoms, or without. */
export function NumberedStructure({ numbers, onDrawn, ...structure }: Props) {
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  useEffect(() => (svg && numbers ? writeNumbers(svg) : undefined), [svg, numbers]);
  useEffect(() => {
    if (svg) onDrawn?.(svg);
  }, [svg, onDrawn]);
  return <Structure {...structure} onDrawn={setSvg} />;
}
