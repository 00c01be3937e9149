import { useFigures } from '../../../lib/i18n/use-figures.ts';
import { TECHNIQUE_COLOUR } from '../../../spectrum-plot/technique-colour.ts';
import { SignalList, SpectrumFigure } from './figure.tsx';
import { Chapter, GuideTable, Range, ShiftChapter, Words } from './guide-parts.tsx';
import { useGuideText } from './guide-text.ts';
import {
  COUPLINGS,
  ETHANOL,
  ethanolLines,
  SHIFT_AXIS,
  SHIFTS,
  SOLVENT_ROWS,
} from './h1nmr-data.ts';
import { RangeBar } from './range-bar.tsx';
import { RichText } from './rich-text.tsx';

const LINES = ethanolLines().map(({ x, height, breadth, words }) => ({
  x,
  height,
  breadth,
  details: words,
  agreement: 'none' as const,
}));

/** The ¹H NMR guide: principle, sample preparation, shift ranges, coupling constants, ethanol. */
export function H1nmrGuide() {
  const { principle, sample, shifts, couplings, example } = useGuideText('h1nmr');
  const figures = useFigures();
  const shiftRows = SHIFTS.map(({ kind, from, to }) => ({
    id: kind,
    cells: [
      <RichText text={shifts.rows[kind]} />,
      <Range from={from} to={to} places={1} />,
      <RangeBar from={from} to={to} axis={SHIFT_AXIS} colour={TECHNIQUE_COLOUR.H1NMR} />,
    ],
  }));
  const couplingRows = COUPLINGS.map(({ kind, value }) => ({
    id: kind,
    cells: [
      <RichText text={couplings.rows[kind].kind} />,
      <span className="figures whitespace-nowrap">{value}</span>,
      <RichText text={couplings.rows[kind].use} />,
    ],
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Chapter heading={principle.heading}>
        <Words text={principle.one} />
        <Words text={principle.two} />
        <Words text={principle.three} />
      </Chapter>
      <Chapter heading={sample.heading}>
        <ul className="grid max-w-[44em] list-disc gap-2 pl-5">
          {[sample.one, sample.two, sample.three, sample.four].map((step) => (
            <li key={step}>
              <RichText text={step} />
            </li>
          ))}
        </ul>
        <GuideTable
          label={sample.solventsHeading}
          columns={[
            sample.solventColumns.solvent,
            `${sample.solventColumns.residual} (ppm)`,
            `${sample.solventColumns.water} (ppm)`,
          ]}
          rows={SOLVENT_ROWS.map(({ solvent, residual, water }) => ({
            id: solvent,
            cells: [<RichText text={solvent} />, figures(residual), figures(water)],
          }))}
        />
      </Chapter>
      <ShiftChapter text={shifts} rows={shiftRows} />
      <Chapter heading={couplings.heading}>
        <Words text={couplings.lead} />
        <GuideTable
          label={couplings.heading}
          columns={[couplings.columns.kind, couplings.columns.value, couplings.columns.use]}
          rows={couplingRows}
        />
      </Chapter>
      <Chapter heading={example.heading}>
        <Words text={example.lead} />
        <SpectrumFigure technique="H1NMR" peaks={LINES} caption={example.figure} />
        <SignalList
          signals={ETHANOL.map(({ signal, shift, words }) => ({
            position: figures(`δ ${shift.toFixed(2)} (${words.split(',')[0]})`),
            text: example.signals[signal],
          }))}
        />
        <Words text={example.conclusion} />
      </Chapter>
    </div>
  );
}
