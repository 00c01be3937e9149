import type { AnalysisResponse, CandidateItem, EvidenceItem } from '@elucida/contract/analysis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingPeaks, plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { PeakTable } from '../spectrum-plot/peak-table.tsx';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import { TabSet } from '../ui/tab-set.tsx';

interface Props {
  result: AnalysisResponse;
  /** Whose prediction is drawn. */
  candidate: CandidateItem | undefined;
  /** The piece of evidence pointed at elsewhere. */
  focus: EvidenceItem | null;
}

/** A tab a spectrum: observed over the mirrored prediction, and the table twin. */
export function TechniqueTabs({ result, candidate, focus }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('0');
  const focused = focus ? result.spectra.findIndex((spectrum) => spectrum.type === focus.technique) : -1;
  const tabs = result.spectra.map((spectrum, index) => {
    const peaks = plotPeaks(spectrum, candidate);
    const missing = missingPeaks(spectrum.type, candidate);
    const active = focused === index ? peaks.findIndex((peak) => peak.x === focus?.observed) : -1;
    return {
      id: String(index),
      title: t(`common.technique.${spectrum.type}`),
      content: (
        <>
          <p className="text-sm text-text-2">{t(`result.read.${spectrum.source}`)}{candidate ? ` · ${t('result.comparedWith', { rank: candidate.rank, name: candidate.name ?? candidate.smiles })}` : ''}</p>
          <SpectrumPlot technique={spectrum.type} peaks={peaks} missing={missing} {...(active >= 0 ? { active } : {})} />
          <PeakTable technique={spectrum.type} peaks={peaks} missing={missing} />
        </>
      ),
    };
  });
  return (
    <section>
      <h3>{t('result.spectra')}</h3>
      <div className="mt-2"><TabSet label={t('result.spectra')} tabs={tabs} value={focused >= 0 ? String(focused) : chosen} onChange={setChosen} /></div>
    </section>
  );
}
