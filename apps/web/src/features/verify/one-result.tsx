import type { Verification } from '@elucida/contract/verification';
import { formatConfidence } from '../../lib/confidence.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Structure } from '../../structure/structure.tsx';
import { LazyReasons } from './lazy-reasons.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerifyText } from './verify-text.ts';

/** The verdict on one structure, with its drawing and reasons. */
export function OneResult({
  structure,
  verification,
}: {
  structure: string;
  verification: Verification;
}) {
  const text = useVerifyText();
  const language = useLanguage();
  const { verdict, probability, rank } = verification;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="verdict">
      <div className="grid items-center gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <Structure smiles={structure} name={structure} className="h-44" />
        <div className="grid gap-1">
          <h2 id="verdict" className="text-xl">
            <VerdictMark verdict={verdict} />
          </h2>
          <p>{text.verdictHelp[verdict]}</p>
          <p className="figures">{text.probability(formatConfidence(probability, language))}</p>
          <p className="figures text-sm text-text-2">{text.rank(formatCount(rank, language))}</p>
        </div>
      </div>
      <LazyReasons verification={verification} />
      <div className="print:hidden">
        <button type="button" className="btn" onClick={() => window.print()}>
          {text.print}
        </button>
      </div>
    </section>
  );
}
