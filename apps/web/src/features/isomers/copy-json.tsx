import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../../ui/icons.tsx';

/** Puts the guide's JSON on the clipboard, and says whether the browser allowed it. */
export function CopyJson({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(value, null, 2));
      setMessage(t('common.copied'));
    } catch {
      setMessage(t('result.copyFailed'));
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        <CopyIcon />
        {t('isomers.copyJson')}
      </button>
      <span role="status" className="text-sm text-text-2">
        {message}
      </span>
    </>
  );
}
