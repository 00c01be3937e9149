import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { isomersPath } from '../structure/isomers-path.ts';
import { LazyCopyMenu } from '../structure/lazy-copy-menu.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { NumbersSwitch } from './numbers-switch.tsx';

interface Props {
  result: AnalysisResponse;
  smiles: string;
}

/** What can be done with the molecule of any result. */
export function AnswerActions({ result, smiles }: Props) {
  const { t } = useTranslation();
  const { nombre_molecula: name, molecular_formula: formula } = result;
  return (
    <>
      <LazyCopyMenu smiles={smiles} name={name} formula={formula} result={result} />
      <LocalLink to={isomersPath(smiles)} className="btn btn-small">
        {t('result.exploreIsomers')}
      </LocalLink>
      <NumbersSwitch />
    </>
  );
}
