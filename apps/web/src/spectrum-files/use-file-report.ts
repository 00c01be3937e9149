import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FILE_KINDS } from '@elucida/spectrometer/files/file-kinds';
import type {
  FileReading,
  FoundExperiment,
  TakenScan,
} from '@elucida/spectrometer/files/file-reading';
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
    ...spectra.flatMap(({ scan, path = name }) =>
      scan === undefined ? [] : scanLine(scan, { name: path.split('/').at(-1)!, t, figures }),
    ),
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

interface Words {
  readonly name: string;
  readonly t: TFunction;
  readonly figures: (symbols: string) => string;
}
interface Referenced extends Words {
  readonly experiment: FoundExperiment;
}

/** Which scans of a run were taken: by themselves, or as a person chose them. */
function scanLine(
  { of: scans, retentionS, chosen }: TakenScan,
  { name, t, figures }: Words,
): string {
  const minutes = (seconds: number) => figures((seconds / 60).toFixed(2));
  const [from, untilS] = [retentionS, chosen?.untilS ?? null];
  if (chosen === undefined)
    return from === null
      ? t('manual.file.scanUntimed', { name, scans })
      : t('manual.file.scan', { name, scans, minutes: minutes(from) });
  const { first, last, averaged } = chosen;
  if (first === last)
    return from === null
      ? t('manual.file.scanNumber', { name, first })
      : t('manual.file.scanChosen', { name, scans, minutes: minutes(from) });
  return from === null || untilS === null
    ? t('manual.file.meanNumbers', { name, count: averaged, first, last })
    : t('manual.file.mean', { name, count: averaged, from: minutes(from), to: minutes(untilS) });
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
