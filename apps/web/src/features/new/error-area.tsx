import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RunFailure } from './use-automatic-run.ts';

interface Props {
  wrong: string | null;
  failure: RunFailure | null;
  note: string | null;
}

/** What is missing or went wrong; a daily limit also shows the way to the usage page. */
export function ErrorArea({ wrong, failure, note }: Props) {
  const { t } = useTranslation();
  if (wrong) return <Notice tone="danger">{wrong}</Notice>;
  if (!failure) return note ? <Notice tone="info">{note}</Notice> : null;
  return (
    <Notice tone="danger">
      <p>{failure.words}</p>
      {failure.dailyLimit ? (
        <LocalLink to="/usage" className="btn btn-small mt-2">
          {t('analyze.viewUsage')}
        </LocalLink>
      ) : null}
    </Notice>
  );
}
