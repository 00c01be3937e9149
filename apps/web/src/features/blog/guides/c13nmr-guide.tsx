import { lazy } from 'react';
import { TECHNIQUE_COLOUR } from '../../../spectrum-plot/technique-colour.ts';
import {
  CARBONYLS,
  ETHYL_ACETATE,
  EXPERIMENTS,
  SHIFT_AXIS,
  SHIFTS,
  type Experiment,
} from './c13nmr-data.ts';
import { Figure, SpectrumFigure } from './figure.tsx';
import { Chapter, GuideTable, Range, ShiftChapter, Words } from './guide-parts.tsx';
import { useGuideText } from './guide-text.ts';
import { RangeBar } from './range-bar.tsx';
import { plainText, RichText } from './rich-text.tsx';

const EditingFigure = lazy(async () => ({
  default: (await import('./editing-figure.tsx')).EditingFigure,
}));
const EDITING_HEIGHT = 380; // px

/** The ¹³C NMR guide: decoupling, DEPT and APT, shift ranges, carbonyls. */
export function C13nmrGuide() {
  const { decoupling, editing, shifts, carbonyls } = useGuideText('c13nmr');
  const bar = (from: number, to: number) => (
    <RangeBar from={from} to={to} axis={SHIFT_AXIS} colour={TECHNIQUE_COLOUR.C13NMR} />
  );
  const names = Object.fromEntries(
    EXPERIMENTS.map((each) => [each, plainText(editing.rows[each].name)]),
  ) as Record<Experiment, string>;
  const editingRows = EXPERIMENTS.map((each) => ({
    id: each,
    cells: (['name', 'up', 'down', 'absent'] as const).map((cell) => (
      <RichText key={cell} text={editing.rows[each][cell]} />
    )),
  }));
  const shiftRows = SHIFTS.map(({ kind, from, to }) => ({
    id: kind,
    cells: [<RichText text={shifts.rows[kind]} />, <Range from={from} to={to} />, bar(from, to)],
  }));
  const carbonylRows = CARBONYLS.map(({ kind, from, to }) => ({
    id: kind,
    cells: [
      <RichText text={carbonyls.rows[kind].kind} />,
      <Range from={from} to={to} />,
      <RichText text={carbonyls.rows[kind].check} />,
    ],
  }));
  const peaks = ETHYL_ACETATE.map(({ signal, ...peak }) => ({
    ...peak,
    details: '',
    note: plainText(carbonyls.signals[signal]),
    agreement: 'none' as const,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Chapter heading={decoupling.heading}>
        <Words text={decoupling.one} />
        <Words text={decoupling.two} />
        <Words text={decoupling.three} />
      </Chapter>
      <Chapter heading={editing.heading}>
        <Words text={editing.lead} />
        <GuideTable
          label={editing.heading}
          columns={[
            editing.columns.experiment,
            editing.columns.up,
            editing.columns.down,
            editing.columns.absent,
          ]}
          rows={editingRows}
        />
        <Figure caption={editing.figure} height={EDITING_HEIGHT}>
          <EditingFigure label={editing.figureLabel} names={names} />
        </Figure>
        <Words text={editing.use} />
      </Chapter>
      <ShiftChapter text={shifts} rows={shiftRows} />
      <Chapter heading={carbonyls.heading}>
        <Words text={carbonyls.lead} />
        <GuideTable
          label={carbonyls.heading}
          columns={[carbonyls.columns.kind, carbonyls.columns.range, carbonyls.columns.check]}
          rows={carbonylRows}
        />
        <SpectrumFigure technique="C13NMR" peaks={peaks} caption={carbonyls.figure} />
      </Chapter>
    </div>
  );
}
