import { useEffect, useRef } from 'react';
import { formatConfidence } from '../../lib/confidence.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Structure } from '../../structure/structure.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import type { TableRow } from './use-table-run.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerifyText } from './verify-text.ts';

/** Sentences against a structure that are printed. */
const MOST_AGAINST = 3;
/** How long drawings are waited for, and how often they are looked at. */
const PATIENCE_MS = 10_000,
  LOOK_MS = 100;

interface Props {
  rows: readonly TableRow[];
  title: string;
  /** How many are consistent, inconsistent, open. */
  summary: string;
}

/** Why a row is not consistent: what explains the spectra better, and what speaks against the structure. */
function Why({ row: { asked, now } }: { row: TableRow }) {
  const text = useVerifyText();
  const language = useLanguage();
  const done = now.state === 'done' && now.verification.verdict !== 'consistent';
  const [best] = done ? now.verification.better : [];
  return (
    <>
      {now.state === 'failed' ? <p>{now.reason}</p> : null}
      {best === undefined ? null : (
        <p>
          {text.columns.better}: {best.name ?? best.smiles} (
          {formatConfidence(best.probability, language)})
        </p>
      )}
      {done
        ? now.verification.against
            .slice(0, MOST_AGAINST)
            .map((line) => <Markdown key={line} text={line} />)
        : null}
      {asked.unused.length > 0 ? <p>{text.notUsed(asked.unused.join('; '))}</p> : null}
    </>
  );
}

/**
 * The verdicts of a table on paper: each structure drawn, with the reasons where it is not consistent. Prints the page
 * once all is drawn.
 */
export function PrintedTable({ rows, title, summary }: Props) {
  const text = useVerifyText();
  const language = useLanguage();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      if (page.current?.querySelector('.structure:not(:has(svg))') && Date.now() < end) return;
      clearInterval(timer);
      window.print();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const { id, structure, verdict, remarks } = text.columns;
  return (
    <section ref={page} className="hidden print:grid print:gap-2">
      <h2 className="text-lg wrap-anywhere">{title}</h2>
      <p>{summary}</p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {[id, structure, verdict, remarks].map((column) => (
              <th key={column} scope="col" className="p-1">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, asked, now }) => (
            <tr key={place} className="break-inside-avoid border-t border-border align-top">
              <td className="w-24 p-1 font-medium wrap-anywhere">{asked.id}</td>
              <td className="w-44 p-1">
                <Structure smiles={asked.structure} name={asked.structure} className="h-24" />
                <span className="mono text-xs wrap-anywhere">{asked.structure}</span>
              </td>
              <td className="p-1">
                {now.state === 'done' ? (
                  <>
                    <VerdictMark verdict={now.verification.verdict} />
                    <p className="figures">
                      {formatConfidence(now.verification.probability, language)}
                    </p>
                  </>
                ) : now.state === 'failed' ? (
                  text.failed
                ) : (
                  text.waiting
                )}
              </td>
              <td className="p-1">
                <Why row={{ place, asked, now }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
