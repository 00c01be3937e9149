import { useTranslation } from 'react-i18next';
import { LocalLink } from './local-link.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Why no file was saved. */
  problem: string;
  /** Whether another plan has it. */
  plans: boolean;
  className: string;
}

/** Says why a file was not saved, and leads to the plans where one has it. */
export function FileProblem({ problem, plans, className }: Props) {
  const { t } = useTranslation();
  return (
    <Notice tone={plans ? 'info' : 'danger'} className={`basis-full ${className}`}>
      <p>{problem}</p>
      {plans ? (
        <LocalLink to="/pricing" className="btn btn-small mt-2">
          {t('history.seePlans')}
        </LocalLink>
      ) : null}
    </Notice>
  );
}
