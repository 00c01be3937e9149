import { useLanguage } from '../lib/i18n/use-language.ts';
import { formatPercent } from '../lib/format/numbers.ts';
import { Structure } from '../structure/structure.tsx';
import { ClaimList } from './claim-list.tsx';
import type { Proposal } from './report-parts.ts';
import { useModelsText } from './use-models-text.ts';

/**
 * One molecule a model proposed, by our name (`ours`) where it is a candidate in this very drawing
 * (a tautomer of one shares its rank, not its name): the judge's rank next to the model's own
 * figure, its claims as checked, its reasons folded.
 */
export function ModelProposal({
  proposal: { smiles, name, rank, confidence, round, claims, reasons },
  ours,
}: {
  proposal: Proposal;
  ours: string | null;
}) {
  const text = useModelsText();
  const language = useLanguage();
  const share = Math.min(1, Math.max(0, confidence));
  return (
    <li className="border-t border-border pt-3">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3">
        <Structure smiles={smiles} name={ours ?? smiles} className="h-14" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{ours ?? smiles}</p>
          {ours === null ? null : <p className="mono text-text-2">{smiles}</p>}
          {name === null || name.toLowerCase() === ours?.toLowerCase() ? null : (
            <p className="text-sm text-text-2 wrap-anywhere">{text.calledByModel(name)}</p>
          )}
          <p className="figures flex flex-wrap gap-x-3 text-sm">
            <span className={rank === 1 ? 'font-semibold text-success' : 'font-semibold'}>
              {rank === null ? text.notRanked : text.rank(rank)}
            </span>
            <span className="text-text-2">{text.ownFigure(formatPercent(share, language))}</span>
            {round > 1 ? <span className="text-text-2">{text.secondRound}</span> : null}
          </p>
        </div>
      </div>
      {claims.length > 0 ? <ClaimList claims={claims} /> : null}
      {reasons.trim() === '' ? null : (
        <details className="mt-2 text-sm">
          <summary>{text.reasons}</summary>
          <p className="mt-1 whitespace-pre-line text-text-2 wrap-anywhere">{reasons}</p>
        </details>
      )}
    </li>
  );
}
