import { useState } from 'react';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { FilesLead } from '../../spectrum-files/files-lead.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useExampleText } from './example-text.ts';
import type { useRecorded } from './use-recorded.ts';

interface Props {
  recorded: ReturnType<typeof useRecorded>;
  formula: string;
  /** There is more to see than the files: they are folded, unless somebody works with them. */
  done: boolean;
}

/** The files that an example begins with, read in this browser as dropped ones are, and listed. */
export function RecordedFiles({ recorded, formula, done }: Props) {
  const text = useExampleText();
  const words = useErrorWords();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { files, error, again, onSpectra } = recorded;
  const open = chosen ?? !done;
  return (
    <details className="card min-w-0 print:hidden" open={open}>
      <summary
        className="text-lg font-semibold"
        onClick={(event) => {
          event.preventDefault();
          setChosen(!open);
        }}
      >
        {text.files.heading}
      </summary>
      <p className="mt-2 mb-3 text-sm text-text-2">{text.files.source}</p>
      {error ? (
        <Notice tone="danger">
          <p>{words(error)}</p>
          <button type="button" className="btn mt-2" onClick={again}>
            {text.again}
          </button>
        </Notice>
      ) : null}
      {files ? (
        // A click in it: it is not folded away from under somebody's hands.
        <div onClick={() => setChosen(true)}>
          <FilesLead files={files} formula={formula} hint={text.files.hint} onSpectra={onSpectra} />
        </div>
      ) : null}
    </details>
  );
}
