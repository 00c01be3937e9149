import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '../../ui/icons.tsx';

interface Props {
  onFiles: (files: readonly File[]) => void;
  disabled: boolean;
  note: string | null;
}

/**
 * Where files are dropped, the button that opens the picker (of PNG and JPEG alone, specification §2), that
 * for PDFs, and on a phone the one that opens the camera.
 */
export function DropZone({ onFiles, disabled, note }: Props) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const documents = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const hidden = {
    type: 'file',
    accept: 'image/png,image/jpeg',
    disabled,
    className: 'visually-hidden',
    tabIndex: -1,
    onChange: take,
  } as const;
  return (
    <div
      className={
        'grid justify-items-center gap-2 rounded-md border-2 border-dashed ' +
        'border-control bg-surface px-5 py-8 text-center'
      }
    >
      <span className="text-accent">
        <UploadIcon />
      </span>
      <p className="font-semibold">{t('analyze.drop')}</p>
      <p className="text-sm text-text-2">{t('analyze.dropHint')}</p>
      {note ? <p className="text-sm font-semibold">{note}</p> : null}
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          className="btn"
          disabled={disabled}
          onClick={() => picker.current?.click()}
        >
          {t('analyze.choose')}
        </button>
        <button
          type="button"
          className="btn hidden pointer-coarse:inline-flex"
          disabled={disabled}
          onClick={() => camera.current?.click()}
        >
          {t('analyze.photograph')}
        </button>
        <button
          type="button"
          className="btn"
          disabled={disabled}
          onClick={() => documents.current?.click()}
        >
          {t('analyze.choosePdf')}
        </button>
      </div>
      <input {...hidden} ref={picker} name="files" multiple aria-label={t('analyze.pickerLabel')} />
      <input {...hidden} ref={camera} capture="environment" aria-label={t('analyze.photograph')} />
      <input
        {...hidden}
        ref={documents}
        accept="application/pdf"
        aria-label={t('analyze.choosePdf')}
      />
    </div>
  );
}
