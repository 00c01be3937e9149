import { BANDS, ETHANOL } from './ir-data.ts';
import { SignalList, SpectrumFigure } from './figure.tsx';
import { Chapter, GuideTable, Range, Words } from './guide-parts.tsx';
import { useGuideText } from './guide-text.ts';
import { plainText, RichText } from './rich-text.tsx';

/** The IR guide: basics, sampling modes, diagnostic bands, tips, ethanol. */
export function IrGuide() {
  const { basics, sampling, bands, tips, example } = useGuideText('ir');
  const rows = BANDS.map(({ band, from, to, shape }) => ({
    id: band,
    cells: [
      <RichText text={bands.rows[band].bond} />,
      <Range from={from} to={to} />,
      <RichText text={bands.shapes[shape]} />,
      <RichText text={bands.rows[band].meaning} />,
    ],
  }));
  const peaks = ETHANOL.map(({ band, ...peak }) => ({
    ...peak,
    details: '',
    note: plainText(example.bands[band]),
    agreement: 'none' as const,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Chapter heading={basics.heading}>
        <Words text={basics.one} />
        <Words text={basics.two} />
        <Words text={basics.three} />
      </Chapter>
      <Chapter heading={sampling.heading}>
        <dl className="grid gap-4 md:grid-cols-3">
          {[sampling.atr, sampling.transmission, sampling.drifts].map(({ name, text }) => (
            <div key={name} className="card">
              <dt className="font-semibold">{name}</dt>
              <dd className="m-0 mt-1 text-text-2">
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter heading={bands.heading}>
        <Words text={bands.lead} />
        <GuideTable
          label={bands.heading}
          columns={[
            bands.columns.bond,
            bands.columns.range,
            bands.columns.shape,
            bands.columns.meaning,
          ]}
          rows={rows}
        />
      </Chapter>
      <Chapter heading={tips.heading}>
        <ul className="grid max-w-[44em] list-disc gap-2 pl-5">
          {[tips.one, tips.two, tips.three, tips.four, tips.five].map((tip) => (
            <li key={tip}>
              <RichText text={tip} />
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter heading={example.heading}>
        <Words text={example.lead} />
        <SpectrumFigure technique="IR" peaks={peaks} caption={example.figure} />
        <SignalList
          signals={ETHANOL.map(({ band, x }) => ({
            position: `${x} cm⁻¹`,
            text: example.bands[band],
          }))}
        />
        <Words text={example.conclusion} />
      </Chapter>
    </div>
  );
}
