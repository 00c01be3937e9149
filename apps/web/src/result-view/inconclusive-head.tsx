import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { result as catalogue } from '@elucida/messages/catalogue/en/result';
import { useTranslation } from 'react-i18next';

type Reason = keyof (typeof catalogue)['inconclusiveBecause'];
const REASONS: readonly Reason[] = [
  'no-spectra',
  'ambiguous',
  'poor-fit',
  'no-candidates',
  'out-of-reach',
  'contradiction',
  'doubtful-formula',
];

/** That we are not sure, and why. */
export function InconclusiveHead({ result }: { result: AnalysisResponse }) {
  const { t } = useTranslation();
  const setAside = result.set_aside ?? [];
  const known = REASONS.find((each) => each === result.reason) ?? 'other';
  const reason = known === 'contradiction' && setAside.length !== 1 ? 'contradictionBoth' : known;
  return (
    <div className="notice notice-info">
      <h3>{t('result.inconclusive')}</h3>
      <p>
        {t(`result.inconclusiveBecause.${reason}`, {
          technique: setAside[0] && t(`common.technique.${setAside[0]}`),
        })}
      </p>
    </div>
  );
}
