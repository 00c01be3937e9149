import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyIcon } from '../../ui/icons.tsx';

/** Back, one step in the browser's history (to the list where there is none), and Copy link. */
export function PostActions() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  const back = () =>
    void (window.history.length > 1 ? navigate(-1) : navigate(localPath(language, '/blog')));
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setMessage(t('blog.linkCopied')),
      () => setMessage(t('blog.linkNotCopied')),
    );
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <button type="button" className="btn btn-small" onClick={back}>
        <span aria-hidden="true">←</span>
        {t('blog.back')}
      </button>
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        <CopyIcon />
        {t('blog.copyLink')}
      </button>
      <span role="status" className="text-sm text-text-2">
        {message}
      </span>
    </div>
  );
}
