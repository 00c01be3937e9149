import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import { USUAL_MHZ } from '@elucida/spectra/simulation/proton-frequency';
import { protonSpectrum, type ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import { readSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../lib/i18n/use-figures.ts';
import { MirroredPlot } from '../../spectrum-plot/mirrored-plot.tsx';
import { MultipletStrip } from '../../spectrum-plot/multiplet-strip.tsx';
import { Structure } from '../../structure/structure.tsx';
import { ClosableHeading } from '../../ui/closable-heading.tsx';
import { isomerTitle } from './isomer-title.ts';
import {
  isSized,
  PREDICTED,
  predictedLines,
  predictedRows,
  type Predicted,
} from './predicted-lines.ts';

type Pair = readonly [ShownIsomer, ShownIsomer];

function Twin({ pair, technique }: { pair: Pair; technique: Predicted }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <details className="mt-1">
      <summary className="text-sm text-accent">{t('plot.table')}</summary>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {pair.map((row, side) => (
          <table
            key={side}
            className="w-full self-start text-left text-sm [&_td]:border-t [&_td]:border-border [&_td]:py-1 [&_th]:py-1"
          >
            <caption className="text-left font-semibold wrap-anywhere">{isomerTitle(row)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('isomers.compare.position')}</th>
                {isSized(technique) ? <th scope="col">{t('isomers.compare.size')}</th> : null}
              </tr>
            </thead>
            <tbody>
              {predictedRows(row, technique).map(([position, size], index) => (
                <tr key={index}>
                  <td>{figures(position)}</td>
                  {isSized(technique) ? <td>{size}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}

/**
 * Both isomers' ¹H spectra as they are simulated; undefined where a server does not send what they
 * follow from.
 */
function simulate(
  upper: ShownIsomer,
  lower: ShownIsomer,
): [ProtonSpectrum, ProtonSpectrum] | undefined {
  return upper.h1_spins && lower.h1_spins
    ? [
        protonSpectrum(readSpinSystem(upper.h1_spins)),
        protonSpectrum(readSpinSystem(lower.h1_spins)),
      ]
    : undefined;
}

/** Two isomers' predicted spectra, one above the other on the same axis. */
export function CompareIsomers({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { t } = useTranslation();
  const [above, below] = pair;
  const simulated = useMemo(() => simulate(above, below), [above, below]);
  const [upper, lower] = [isomerTitle(above), isomerTitle(below)];
  return (
    <section className="card" aria-labelledby="compare-isomers">
      <ClosableHeading
        id="compare-isomers"
        title={t('isomers.compare.heading')}
        close={t('isomers.compare.close')}
        onClose={onClose}
      />
      <div className="mt-3 grid grid-cols-2 gap-4">
        {pair.map((row, side) => (
          <div key={side} className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <span aria-hidden="true">{side === 0 ? '↑ ' : '↓ '}</span>
              {isomerTitle(row)}
            </p>
            {row.smiles ? (
              <Structure smiles={row.smiles} name={isomerTitle(row)} className="h-28" />
            ) : null}
          </div>
        ))}
      </div>
      {PREDICTED.map((technique) => {
        const lines = pair.map((row) => predictedLines(row, technique));
        const curves = techniqueOf(technique).plot.simulated ? simulated : undefined;
        return (
          <section key={technique} className="mt-4 border-t border-border pt-3">
            <h3 className="eyebrow">{t(`common.technique.${technique}`)}</h3>
            {lines.every((each) => each.length === 0) ? (
              <p className="text-sm text-text-2">{t('isomers.compare.none')}</p>
            ) : (
              <>
                <MirroredPlot
                  technique={technique}
                  upper={lines[0]!}
                  lower={lines[1]!}
                  simulated={curves}
                  label={t('isomers.compare.label', {
                    technique: t(`common.technique.${technique}`),
                    upper,
                    lower,
                  })}
                />
                {curves ? (
                  <>
                    <MultipletStrip spectrum={curves[0]} label={`↑ ${upper}`} />
                    <MultipletStrip spectrum={curves[1]} label={`↓ ${lower}`} />
                    <p className="mt-2 text-sm text-text-2">
                      {t('plot.simulated', { mhz: USUAL_MHZ })}
                    </p>
                  </>
                ) : null}
                <Twin pair={pair} technique={technique} />
              </>
            )}
          </section>
        );
      })}
      <p className="mt-3 text-sm text-text-2">{t('isomers.compare.sd')}</p>
    </section>
  );
}
