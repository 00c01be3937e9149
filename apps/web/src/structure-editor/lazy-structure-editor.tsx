import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { DrawingProps } from './drawing-props.ts';

// A third of a megabyte: fetched when the drawing area is opened.
const StructureEditor = lazy(async () => ({
  default: (await import('./structure-editor.tsx')).StructureEditor,
}));

/** The drawing area, fetched when it is opened. */
export function LazyStructureEditor(props: DrawingProps) {
  const { t } = useTranslation();
  return (
    <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
      <StructureEditor key={props.smiles ?? ''} {...props} />
    </OptionalPart>
  );
}
