import { lazy, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../ui/icons.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { CopyMenu as Menu } from './copy-menu.tsx';

const CopyMenu = lazy(async () => ({ default: (await import('./copy-menu.tsx')).CopyMenu }));

/** The copy menu, fetched once the answer is shown: menus are as large as all else of it. */
export function LazyCopyMenu(props: ComponentProps<typeof Menu>) {
  const { t } = useTranslation();
  return (
    <OptionalPart
      instead={null}
      fallback={
        <button type="button" className="btn btn-small" disabled>
          <CopyIcon />
          {t('result.copyMenu')}
        </button>
      }
    >
      <CopyMenu {...props} />
    </OptionalPart>
  );
}
