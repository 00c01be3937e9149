import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../ui/check-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ISOMER_ORDERS, type Arrangement, type IsomerOrder } from './arrange-isomers.ts';

/** Filter and order of the table. */
export function TableControls({
  arrangement,
  onChange,
}: {
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] print:hidden">
      <TextField
        label={t('isomers.filter')}
        placeholder={t('isomers.filterHint')}
        value={arrangement.filter}
        onChange={(event) => onChange({ ...arrangement, filter: event.target.value })}
      />
      <div className="field">
        <label className="field-label" htmlFor={`${id}-order`}>
          {t('isomers.sort')}
        </label>
        <select
          id={`${id}-order`}
          className="input"
          value={arrangement.order}
          onChange={(event) =>
            onChange({ ...arrangement, order: event.target.value as IsomerOrder })
          }
        >
          {ISOMER_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`isomers.sorts.${order}`)}
            </option>
          ))}
        </select>
      </div>
      <CheckBox
        className="pb-1"
        checked={arrangement.knownOnly}
        onChange={(knownOnly) => onChange({ ...arrangement, knownOnly })}
      >
        {t('isomers.knownOnly')}
      </CheckBox>
    </div>
  );
}
