import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { AtomNumbers } from './atom-numbers.ts';

/** Shows the numbers of the atoms, by which the evidence names them, on all structures of a result. */
export function NumbersSwitch() {
  const { t } = useTranslation();
  const { shown, toggle } = use(AtomNumbers);
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-keyshortcuts="n"
      onClick={toggle}
      className={`btn btn-small print:hidden ${shown ? 'border-accent bg-accent-soft' : ''}`}
    >
      {t('result.atomNumbers')}
    </button>
  );
}
