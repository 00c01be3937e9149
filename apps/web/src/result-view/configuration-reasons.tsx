import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import type { ConfigurationReason, ConfigurationRow } from './configuration-rows.ts';
import { useConfigurationText } from './use-configuration-text.ts';

interface Props {
  rows: readonly ConfigurationRow[];
  /** The reason whose atoms are marked. */
  marked: ConfigurationReason | null;
  /** The reason that stays marked. */
  kept: ConfigurationReason | null;
  onPoint: (reason: ConfigurationReason | null) => void;
  onKeep: (reason: ConfigurationReason | null) => void;
}

/**
 * What decides a configuration: each signal or contact with what the stated configuration and the next best one let
 * expect. The one pointed at or focused marks its atoms; one that is pressed keeps them marked.
 */
export function ConfigurationReasons({ rows, marked, kept, onPoint, onKeep }: Props) {
  const { t } = useTranslation();
  const text = useConfigurationText();
  const figures = useFigures();
  return (
    <>
      <table
        className={
          'mt-4 w-full text-left text-sm [&_td]:border-t [&_td]:border-border [&_td]:px-1.5 [&_td]:py-1.5 ' +
          '[&_th]:px-1.5 [&_th]:py-1 [&_th]:align-bottom [&_th]:font-semibold'
        }
        onPointerLeave={() => onPoint(null)}
      >
        <caption className="pb-1 text-left text-base font-semibold">{text.reasons}</caption>
        <thead>
          <tr>
            <th scope="col">{text.columns.signal}</th>
            <th scope="col">{text.columns.measured}</th>
            <th scope="col">{text.columns.expected}</th>
            <th scope="col">{text.columns.otherwise}</th>
          </tr>
        </thead>
        <tbody className="figures align-top">
          {rows.map(({ reason, position, atoms, measured, expected, otherwise }) => (
            <tr
              key={`${reason.technique} ${reason.peak} ${atoms}`}
              className={reason === marked ? 'bg-accent-soft' : ''}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') onPoint(reason);
              }}
            >
              <td>
                <button
                  type="button"
                  className="text-left underline decoration-accent underline-offset-2"
                  aria-pressed={reason === kept}
                  onFocus={() => onPoint(reason)}
                  onBlur={() => onPoint(null)}
                  onClick={() => onKeep(reason === kept ? null : reason)}
                >
                  {t(`common.technique.${reason.technique}`)} {figures(position)}
                  <br />
                  {atoms}
                </button>
              </td>
              <td>{measured === null ? text.contact : figures(measured)}</td>
              <td>{figures(expected)}</td>
              <td>{figures(otherwise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ measured }) => measured === null) ? (
        <p className="mt-1 text-sm text-text-2">{text.distances}</p>
      ) : null}
    </>
  );
}
