import type { Isomer } from '@elucida/contract/isomers';
import type { DescribedIsomer } from '@elucida/engine/isomers/describe-isomers';
import { capitalName } from '@elucida/messages/format/capital-name';
import { withoutMarks } from '@elucida/spectra/markup/inline-marks';
import { writeSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import type { ReportLanguage } from '../job.ts';
import { furtherNames } from '../names/further-names.ts';
import { writeStatement } from '../report/write-statement.ts';
import { GUIDE_TEXT } from './guide-text.ts';
import { writeBand, writeCarbon, writeProton } from './write-signals.ts';

const KINDS = ['C', 'CH', 'CH2', 'CH3'] as const;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** How many signals it has, in one sentence. */
function countSignals({ protons, carbons }: DescribedIsomer, lang: ReportLanguage): string {
  const text = GUIDE_TEXT[lang];
  const bound = protons.filter(({ pattern }) => pattern !== null);
  const integrals = bound.flatMap(({ hydrogens, signals }) =>
    Array.from({ length: signals }, () => hydrogens / signals),
  );
  const carbonSignals = carbons.reduce((sum, { signals }) => sum + signals, 0);
  const parts = [
    ...(carbonSignals > 0 ? [text.carbonCount({ signals: carbonSignals })] : []),
    text.protonCount({ signals: integrals.length, integrals: integrals.join(':') }),
  ];
  return `${capitalName(parts.join('; '))}.`;
}

function signalsOf({ protons, carbons, bands }: DescribedIsomer): Isomer['signals'] {
  return {
    H1NMR: protons.map(({ shift, sd, hydrogens, pattern, atoms, signals }) => ({
      delta_ppm: round(shift, 2),
      sd_ppm: round(sd, 2),
      hydrogens,
      multiplicity: pattern?.multiplicity ?? 'br s',
      j_hz: [...(pattern?.hz ?? [])],
      atoms: [...atoms],
      signals,
      exchangeable: pattern === null,
    })),
    C13NMR: carbons.map(({ shift, sd, hydrogens, atoms, signals }) => ({
      delta_ppm: round(shift, 1),
      sd_ppm: round(sd, 1),
      carbons: atoms.length,
      kind: KINDS[Math.min(3, hydrogens)],
      atoms: [...atoms],
      signals,
    })),
    IR: bands.map(({ from, to, strength, broad, vibration, atoms }) => ({
      from_cm1: to,
      to_cm1: from,
      strength,
      broad,
      vibration,
      atoms: [...atoms],
    })),
  };
}

/** One row of the guide in a language. */
export function writeIsomer(row: DescribedIsomer, lang: ReportLanguage): Isomer {
  const { rank, smiles, known, named, name, systematic, protons, carbons, bands, apart } = row;
  return {
    rank,
    smiles,
    known,
    named,
    name: name?.[lang] ?? null,
    systematic_name: systematic?.[lang] ?? null,
    aka: furtherNames({ name, systematic }, row.graph, lang),
    h1nmr: protons.map((signal) => writeProton(row, signal, lang)),
    c13nmr: carbons.map((signal) => writeCarbon(row, signal, lang)),
    ir: bands.map((band) => writeBand(band, lang)),
    diagnostics: [
      countSignals(row, lang),
      ...apart.map((statement) => withoutMarks(writeStatement(statement, lang))),
    ],
    signals: signalsOf(row),
    h1_spins: writeSpinSystem(row.spins),
  };
}
