import type { CandidateItem, EvidenceItem } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { describeEvidence } from './describe-evidence.ts';
import { useAskedText } from './use-asked-text.ts';
import { useBandWords } from './use-band-names.ts';

/** Points shown of each kind; the spectra below show the rest. */
const SHOWN = 4;
/** Evidence about a whole spectrum has no weight of its own: it comes between strong and weak. */
const WHOLE = 1;
const weightOf = ({ weight }: EvidenceItem) => Math.abs(weight ?? WHOLE);

interface Props {
  candidate: CandidateItem;
  verdict: 'for' | 'against';
}

/** What speaks for a candidate, or against it: the heaviest points, each with its technique. */
export function OwnPoints({ candidate, verdict }: Props) {
  const text = useAskedText();
  const bands = useBandWords();
  const language = useLanguage();
  const { t } = useTranslation();
  const points = candidate.evidence
    .filter((item) => item.verdict === verdict)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((item) => {
      const words = describeEvidence(item, { phrases: text.evidence, bands, language });
      return words === null ? [] : [{ technique: item.technique, words }];
    });
  const rest = points.length - SHOWN;
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">{verdict === 'for' ? text.pro : text.contra}</h4>
      {points.length === 0 ? <p className="text-sm text-text-2">{text.none}</p> : null}
      <ul className="mt-1 grid gap-1 text-sm">
        {points.slice(0, SHOWN).map(({ technique, words }) => (
          <li key={`${technique} ${words}`} className="wrap-anywhere">
            <span className="text-text-2">{t(`common.technique.${technique}`)}</span> · {words}
          </li>
        ))}
        {rest > 0 ? <li className="text-text-2">{text.more(rest)}</li> : null}
      </ul>
    </div>
  );
}
