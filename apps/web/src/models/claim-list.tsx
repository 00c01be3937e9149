import { CheckIcon, CrossIcon, QuestionIcon } from '../ui/icons.tsx';
import type { Proposal } from './report-parts.ts';
import { useModelsText } from './use-models-text.ts';

const MARK = {
  confirmed: { icon: <CheckIcon />, tone: 'text-success' },
  refuted: { icon: <CrossIcon />, tone: 'text-danger' },
  'not-checkable': { icon: <QuestionIcon />, tone: 'text-text-2' },
} as const;
/** Refuted claims first: they are what a reader must not miss. */
const ORDER = ['refuted', 'confirmed', 'not-checkable'] as const;

/**
 * What a model claimed of its molecule, each claim with the verdict in words and what it was
 * checked against.
 */
export function ClaimList({ claims }: { claims: Proposal['claims'] }) {
  const text = useModelsText();
  const sorted = claims.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {sorted.map((claim, index) => (
        <li key={index} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2">
          <span className={`mt-0.5 ${MARK[claim.verdict].tone}`}>{MARK[claim.verdict].icon}</span>
          <span className="wrap-anywhere">
            <span className={`font-semibold ${MARK[claim.verdict].tone}`}>
              {text.verdict[claim.verdict]}:
            </span>{' '}
            {claim.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
