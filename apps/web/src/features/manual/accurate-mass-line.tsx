import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { ionMass, ppmError } from '@elucida/spectra/techniques/mass/adducts';
import type { AccurateMass } from '@elucida/spectra/techniques/mass/read-accurate-mass';
import { useTranslation } from 'react-i18next';
import { formatFixed } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** Journals ask for 5 ppm; twice that leaves room for calibration, as the judge does. */
const MOST_PPM = 10;

/** An accurate mass next to the formula that is entered: how well they agree. */
export function AccurateMassLine({ mass, formula }: { mass: AccurateMass; formula: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { found, adduct } = mass;
  const entered = parseFormula(formula);
  if (found === null) return null;
  const ion = adduct?.ion ?? 'm/z';
  const values = { found: formatFixed(found, { places: 4, language }), ion };
  if (adduct === null || !entered.ok) return <li>{t('manual.section.mass', values)}</li>;
  const expected = ionMass(entered.formula.monoisotopicMass, adduct);
  const ppm = ppmError(found, expected);
  const key = Math.abs(ppm) <= MOST_PPM ? 'massFits' : 'massDiffers';
  return (
    <li>
      {t(`manual.section.${key}`, {
        ...values,
        formula: entered.formula.hill,
        expected: formatFixed(expected, { places: 4, language }),
        ppm: formatFixed(ppm, { places: 1, language }),
      })}
    </li>
  );
}
