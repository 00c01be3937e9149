import type { FoundFormula } from '@elucida/spectra/techniques/mass/find-formulas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatCount, formatFixed } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

interface Props {
  answer: { readonly found: readonly FoundFormula[]; readonly complete: boolean };
  ppm: number;
  onFormula: (hill: string) => void;
}

/** Formulas shown at first, and with each "more". */
const STEP = 10;

/** The formulas that fit, with what a person judges them by; choosing one takes it. */
export function FinderTable({ answer: { found, complete }, ppm, onFormula }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [shown, setShown] = useState(STEP);
  const fixed = (value: number, places: number) => formatFixed(value, { places, language });
  const percent = (value: number) => fixed(value, 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p role="status" className="text-sm">
        {found.length === 0
          ? t('manual.finder.none', { ppm: formatCount(ppm, language) })
          : t('manual.finder.found', {
              count: found.length,
              n: formatCount(found.length, language),
              ppm: formatCount(ppm, language),
            })}
        {found.length > 1 ? ` ${t('manual.finder.order')}` : ''}
        {complete ? '' : ` ${t('manual.finder.incomplete')}`}
      </p>
      {found.length > 0 ? (
        <div className="overflow-x-auto">
          <table className="w-full text-sm whitespace-nowrap">
            <caption className="visually-hidden">{t('manual.finder.caption')}</caption>
            <thead>
              <tr className="text-left text-xs text-text-2">
                <th scope="col">{t('manual.finder.formula')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('manual.finder.use')}</span>
                </th>
                <th scope="col" className="px-1.5 text-right">
                  {t('manual.finder.error')}
                </th>
                <th scope="col" className="px-1.5 text-right">
                  {t('manual.finder.unsaturation')}
                </th>
                <th scope="col" className="px-1.5 text-right">
                  M+1 (%)
                </th>
                <th scope="col" className="px-1.5 text-right">
                  M+2 (%)
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map(({ formula, ppm: error, first, second, usual }) => (
                <tr key={formula.hill} className="border-t border-border">
                  <th scope="row" className="py-1 text-left font-semibold">
                    <FormulaText hill={formula.hill} />
                    {usual ? null : (
                      <span className="block text-xs font-normal text-text-2">
                        {t('manual.finder.unusual')}
                      </span>
                    )}
                  </th>
                  <td className="px-1.5">
                    <button
                      type="button"
                      className="btn btn-small"
                      aria-label={t('manual.section.useFormula', { formula: formula.hill })}
                      onClick={() => onFormula(formula.hill)}
                    >
                      {t('manual.finder.use')}
                    </button>
                  </td>
                  <td className="px-1.5 text-right">{fixed(error, 1)}</td>
                  <td className="px-1.5 text-right">{formula.unsaturation}</td>
                  <td className="px-1.5 text-right">{percent(first)}</td>
                  <td className="px-1.5 text-right">{percent(second)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.length > shown ? (
        <button
          type="button"
          className="btn btn-quiet btn-small justify-self-start"
          onClick={() => setShown((old) => old + STEP)}
        >
          {t('manual.finder.more')}
        </button>
      ) : null}
    </div>
  );
}
