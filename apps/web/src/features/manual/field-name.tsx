import { useTranslation } from 'react-i18next';

/** A field's column or label name, with the symbols that print in italics. */
export function FieldName({ name }: { name: string }) {
  const { t } = useTranslation();
  const words = t(`manual.fields.${name as 'int'}`);
  if (name === 'j_hz')
    return (
      <>
        <i>{words.slice(0, 1)}</i>
        {words.slice(1)}
      </>
    );
  return name === 'm_z' ? <i>{words}</i> : <>{words}</>;
}
