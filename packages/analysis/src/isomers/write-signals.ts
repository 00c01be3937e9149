import { atomEnvironment } from '@elucida/engine/statements/atom-environment';
import type { DescribedIsomer } from '@elucida/engine/isomers/describe-isomers';
import type { ExpectedBand } from '@elucida/engine/isomers/expected-bands';
import type { ExpectedCarbon, ExpectedProton } from '@elucida/engine/isomers/expected-signal';
import { formatPosition as position } from '@elucida/spectra/plotting/plot-peak';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from '../report/catalogue.ts';
import { GUIDE_TEXT } from './guide-text.ts';

const environmentOf = (
  { graph, perception }: DescribedIsomer,
  atom: number,
  lang: ReportLanguage,
) => CATALOGUES[lang].environments[atomEnvironment(graph, perception, atom)];

/**
 * `1.21 ± 0.05 (d, J = 6.1 Hz, 6H, CH₃)`: as the ACS journals write a signal, with the prediction's
 * standard deviation; `2 × d` where two groups give a signal each.
 */
export function writeProton(
  row: DescribedIsomer,
  { shift, sd, hydrogens, pattern, atoms, signals }: ExpectedProton,
  lang: ReportLanguage,
): string {
  const couplings =
    pattern === null || pattern.hz.length === 0
      ? []
      : [`J = ${pattern.hz.map((hz) => hz.toFixed(1)).join(', ')} Hz`];
  const multiplicity = pattern?.multiplicity ?? 'br s';
  const details = [
    signals > 1 ? `${signals} × ${multiplicity}` : multiplicity,
    ...couplings,
    `${hydrogens}H`,
    environmentOf(row, atoms[0], lang),
  ];
  return `${position('H1NMR', shift)} ± ${position('H1NMR', sd)} (${details.join(', ')})`;
}

/**
 * `64.2 ± 1.1 (OCH)`; equivalent carbons are counted: `23.1 ± 0.3 (2 C, CH₃)`, `18.4 ± 0.4 (2 C,
 * two signals, CH₃)`.
 */
export function writeCarbon(
  row: DescribedIsomer,
  { shift, sd, atoms, signals }: ExpectedCarbon,
  lang: ReportLanguage,
): string {
  const details = [
    ...(atoms.length > 1 ? [`${atoms.length} C`] : []),
    ...(signals > 1 ? [GUIDE_TEXT[lang].twoSignals()] : []),
    environmentOf(row, atoms[0], lang),
  ];
  return `${position('C13NMR', shift)} ± ${position('C13NMR', sd)} (${details.join(', ')})`;
}

/** `3650–3150 (s, br): O–H stretch, primary alcohol`. */
export function writeBand(
  { from, to, strength, broad, vibration, group }: ExpectedBand,
  lang: ReportLanguage,
): string {
  const text = GUIDE_TEXT[lang];
  const details = [text.strength({ strength }), ...(broad ? [text.broad()] : [])].join(', ');
  const what =
    vibration === 'c-h-sp3'
      ? text.saturated()
      : [
          CATALOGUES[lang].vibrations[vibration],
          ...(group === null ? [] : [CATALOGUES[lang].groups[group]]),
        ].join(', ');
  return `${to}–${from} (${details}): ${what}`;
}
