import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import { Notice } from '../ui/notice.tsx';
import { useFileReport } from './use-file-report.ts';

/** What was read of files and what was left out, and why; nothing where there is nothing to say. */
export function FileReport({ name, reading }: { name: string; reading: FileReading }) {
  const lines = useFileReport()(name, reading);
  if (lines.length === 0) return null;
  return (
    <Notice tone="info" role="note">
      <ul className="list-disc pl-5 break-words">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
