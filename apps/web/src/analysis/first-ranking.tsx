import { formatConfidence } from '../lib/confidence.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { Structure } from '../structure/structure.tsx';
import type { Waiting } from './use-run.ts';

/** Candidates that are drawn before the answer is there. */
const SHOWN = 5;

/** The best candidates so far, drawn. */
export function FirstRanking({ ranking }: Pick<Waiting, 'ranking'>) {
  const language = useLanguage();
  return (
    <ol className="mt-2 grid gap-2">
      {ranking.slice(0, SHOWN).map(({ rank, name, smiles, confidence }) => (
        <li
          key={smiles}
          className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-border pt-2"
        >
          <Structure smiles={smiles} name={name ?? smiles} className="h-12" />
          <span className="min-w-0 wrap-anywhere">
            {rank}. {name ?? smiles}
          </span>
          <span className="figures text-text-2">{formatConfidence(confidence, language)}</span>
        </li>
      ))}
    </ol>
  );
}
