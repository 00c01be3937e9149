import type { RelativeConfigurationItem } from '@elucida/contract/relative-configuration';
import { useState } from 'react';
import { formatConfidence } from '../lib/confidence.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { useConfigurationText } from './use-configuration-text.ts';

/** Drawn at most: those after them share what is left of the probability. */
const SHOWN = 8;

/** The diastereomers with their probabilities, folded; drawn once somebody opens it. */
export function DiastereomerList({
  diastereomers,
  name,
}: {
  diastereomers: RelativeConfigurationItem['diastereomers'];
  name: string;
}) {
  const text = useConfigurationText();
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  return (
    <details className="mt-4" onToggle={() => setOpened(true)}>
      <summary className="font-semibold">{text.diastereomers}</summary>
      {opened ? (
        <>
          <ol className="mt-2 grid grid-cols-2 gap-3 @lg:grid-cols-3 @4xl:grid-cols-4">
            {diastereomers.slice(0, SHOWN).map(({ smiles, probability }, index) => (
              <li key={smiles} className="min-w-0 rounded-sm border border-border p-2 text-center">
                <NumberedStructure
                  numbers={false}
                  smiles={smiles}
                  name={text.drawing(`${index + 1}, ${name}`)}
                  className="h-28"
                />
                <p className="figures font-semibold">{formatConfidence(probability, language)}</p>
                <p className="mono text-sm wrap-anywhere text-text-2">{smiles}</p>
              </li>
            ))}
          </ol>
          {diastereomers.length > SHOWN ? (
            <p className="mt-2 text-sm text-text-2">{text.more(diastereomers.length - SHOWN)}</p>
          ) : null}
        </>
      ) : null}
    </details>
  );
}
