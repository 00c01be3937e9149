import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../ui/icons.tsx';

/** Deletes for good, after asking in a dialog. */
export function RemoveButton({
  label,
  onRemove,
}: {
  label: string;
  onRemove: () => Promise<void>;
}) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      label={label}
      question={t('history.removeConfirm')}
      hint={label}
      yes={t('history.removeYes')}
      no={t('history.removeNo')}
      onYes={onRemove}
      opener={{
        className: 'btn btn-quiet btn-small text-text-2',
        'aria-label': label,
        children: <TrashIcon />,
      }}
    />
  );
}
