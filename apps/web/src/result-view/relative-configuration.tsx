import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { RelativeConfigurationItem } from '@elucida/contract/relative-configuration';
import { elementLabels } from '@elucida/spectra/markup/element-labels';
import { useId, useMemo, useState } from 'react';
import { formatConfidence } from '../lib/confidence.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { ConfigurationReasons } from './configuration-reasons.tsx';
import { configurationRows, type ConfigurationReason } from './configuration-rows.ts';
import { DiastereomerList } from './diastereomer-list.tsx';
import { useConfigurationText } from './use-configuration-text.ts';

interface Props {
  result: AnalysisResponse;
  configuration: RelativeConfigurationItem;
  /** A reason that is pointed at or focused, whose peak and atoms the rest of the page lights. */
  onActive: (reason: ConfigurationReason | null) => void;
}

/**
 * The relative configuration of the first candidate: drawn with wedges, how sure it is and what decides it; or that it
 * is open, with the diastereomers that are left.
 */
export function RelativeConfiguration({ result, configuration, onActive }: Props) {
  const text = useConfigurationText();
  const heading = useId();
  const [first] = result.candidates;
  if (first === undefined) return null;
  const { smiles, diastereomers } = configuration;
  const name = first.name ?? first.smiles;
  // A sentence of the report, which also says what would decide it.
  const said = result.report?.find(({ codes }) => codes[0] === 'configuration-open')?.text;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{text.heading}</h3>
      {smiles === null ? (
        <div className="mt-2 max-w-[46em]">
          <Markdown text={said ?? text.undecided} />
        </div>
      ) : (
        <Stated
          smiles={smiles}
          of={{ name, smiles: first.smiles }}
          configuration={configuration}
          onActive={onActive}
        />
      )}
      {diastereomers.length > 1 ? (
        <DiastereomerList diastereomers={diastereomers} name={name} />
      ) : null}
    </section>
  );
}

function Stated({
  smiles,
  of,
  configuration: { probability, complete, open, based_on: reasons },
  onActive,
}: Pick<Props, 'configuration' | 'onActive'> & {
  smiles: string;
  of: { name: string; smiles: string };
}) {
  const text = useConfigurationText();
  const language = useLanguage();
  const [pointed, setPointed] = useState<ConfigurationReason | null>(null);
  const [kept, setKept] = useState<ConfigurationReason | null>(null);
  const rows = useMemo(() => configurationRows(reasons, of.smiles), [reasons, of.smiles]);
  const marked = pointed ?? kept;
  const left = complete
    ? text.complete
    : open && open.length > 0
      ? text.open(elementLabels(of.smiles, open))
      : text.openUnlisted;
  return (
    <div
      className={
        'mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 ' +
        '@2xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]'
      }
    >
      <NumberedStructure
        numbers
        smiles={smiles}
        name={text.drawing(of.name)}
        atoms={marked?.atoms ?? []}
        className="h-56 rounded-sm border border-border bg-surface p-4 @2xl:h-64"
      />
      <div className="min-w-0">
        <p className="figures text-lg font-semibold">
          {text.stated(formatConfidence(probability, language))}
        </p>
        <ul className="mt-1 max-w-[46em] list-disc pl-5 text-text-2">
          <li>{left}</li>
          {smiles.includes('@') ? <li>{text.mirror}</li> : null}
          <li>{text.condition}</li>
        </ul>
        <p className="mono mt-2 text-text-2 wrap-anywhere">{smiles}</p>
        {rows.length > 0 ? (
          <ConfigurationReasons
            rows={rows}
            marked={marked}
            kept={kept}
            onKeep={setKept}
            onPoint={(reason) => {
              setPointed(reason);
              onActive(reason);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
