import { useTranslation } from 'react-i18next';
import { FILE_KINDS } from '@elucida/spectrometer/files/file-kinds';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';

/** What was read of a file and what was left out, and why, one line each. */
export function useFileReport(): (name: string, reading: FileReading) => string[] {
  const { t } = useTranslation();
  return (name, { spectra, skipped }) => [
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
