import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../ui/markdown.tsx';

/**
 * Raw output as it is read: the texts a model answered one under the other, anything else as JSON.
 */
function rawText(value: unknown): string {
  if (Array.isArray(value) && value.some((each) => typeof each === 'string'))
    return value.map((each) => (typeof each === 'string' ? each : '–')).join('\n\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The report's whole text, and the raw output of whatever was asked (`raw_…`), folded. */
export function FullText({ result }: { result: AnalysisResponse }) {
  const { t } = useTranslation();
  const raw = Object.entries(result).filter(([name]) => name.startsWith('raw_'));
  return (
    <section className="grid gap-2 border-t border-border pt-4">
      <details open>
        <summary className="font-semibold">{t('result.information')}</summary>
        <div className="mt-3 max-w-[46em]">
          <Markdown text={result.informacion} />
        </div>
      </details>
      {raw.length > 0 ? (
        <details>
          <summary className="font-semibold">{t('result.raw')}</summary>
          {raw.map(([name, value]) => (
            <div key={name} className="mt-3">
              <p className="mono font-semibold">{name}</p>
              <pre
                tabIndex={0}
                className="mono mt-1 max-h-80 overflow-auto rounded-sm bg-sunken p-3 whitespace-pre-wrap"
              >
                {rawText(value)}
              </pre>
            </div>
          ))}
        </details>
      ) : null}
    </section>
  );
}
