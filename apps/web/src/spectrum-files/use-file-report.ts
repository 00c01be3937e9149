import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FILE_KINDS } from '@elucida/spectrometer/files/file-kinds';
import type { FileReading, FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { raised } from './raised.ts';

/** What was read of a file and what was left out, and why, one line each. */
export function useFileReport(): (name: string, reading: FileReading) => string[] {
  const { t } = useTranslation();
  const figures = useFigures();
  return (name, { spectra, skipped, experiments }) => [
    ...spectra.map(({ spectrum, picked }) =>
      t(picked ? 'manual.file.picked' : 'manual.file.read', {
        name,
        technique: t(`common.technique.${spectrum.type}`),
        count: spectrum.peaks.length,
      }),
    ),
    ...spectra.flatMap(({ scan }) => {
      if (scan === undefined) return [];
      const { of: scans, retentionS } = scan;
      return retentionS === null
        ? t('manual.file.scanUntimed', { name, scans })
        : t('manual.file.scan', { name, scans, minutes: (retentionS / 60).toFixed(2) });
    }),
    ...experiments.flatMap((experiment) => referenceLines({ name, experiment, t, figures })),
    ...skipped.map((part) => {
      const { title } = part;
      const named = title === '' ? name : title;
      if (part.code === 'not_opened')
        return t(`manual.file.notOpened.${FILE_KINDS[part.kind]}`, {
          name: named,
          kind: t(`manual.file.kinds.${part.kind}`),
        });
      return t(`manual.file.skipped.${part.code}`, {
        name: named,
        experiment: 'experiment' in part ? part.experiment : '',
      });
    }),
  ];
}

interface Referenced {
  readonly name: string;
  readonly experiment: FoundExperiment;
  readonly t: TFunction;
  readonly figures: (symbols: string) => string;
}

/** What came of an experiment's reference, where it is not as recorded or may not be right. */
function referenceLines({ name, experiment, t, figures }: Referenced): string[] {
  const { technique: type, reference, axes, state } = experiment;
  if (type === null || state !== 'used') return [];
  const technique = t(`common.technique.${type}`);
  const line = reference?.line;
  const shift = figures((line?.shift ?? 0).toFixed(3));
  const values = { name, technique, reference: line?.label ?? '', shift };
  return [
    // Less than a thousandth moves nothing that is seen.
    ...(reference?.outcome === 'moved' && Number((line?.shift ?? 0).toFixed(3)) !== 0
      ? [t('manual.file.referenced', values)]
      : []),
    ...(reference?.outcome === 'proposed' ? [t('manual.file.referenceAsked', values)] : []),
    ...(axes && axes.stayed.length > 0
      ? [
          t('manual.file.planeStays', {
            name,
            technique,
            nuclei: axes.stayed.map(raised).join(', '),
          }),
        ]
      : []),
  ];
}
