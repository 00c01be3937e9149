import type { ExampleName, ExampleRecord } from '@elucida/contract/examples';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { endedError } from '../../analysis/ended-error.ts';
import { isOpen } from '../../analysis/is-open.ts';
import { previewsOf } from '../../analysis/previews-of.ts';
import { ProgressAndRanking } from '../../analysis/progress-and-ranking.tsx';
import type { Running } from '../../analysis/use-run.ts';
import { ExampleLinks } from '../../examples/example-links.tsx';
import { EXAMPLE_FORMULAS, isExample } from '../../examples/example-names.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ExampleResult } from './example-result.tsx';
import { useExampleText } from './example-text.ts';
import { useExampleRun } from './use-example-run.ts';
import { useRecorded } from './use-recorded.ts';

const RecordedFiles = lazy(async () => ({
  default: (await import('./recorded-files.tsx')).RecordedFiles,
}));

/** A run under way: its stages, what they find, and the first ranking. */
function ExampleRunning({ record, running }: { record: ExampleRecord; running: Running }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <ProgressAndRanking run={running} digitise={record.images.length > 0} />
      <ImagePreviews previews={previewsOf(record)} />
    </div>
  );
}

function Example({ name }: { name: ExampleName }) {
  const { t } = useTranslation();
  const text = useExampleText();
  const analyses = useAnalysesText();
  const words = useErrorWords();
  const recorded = useRecorded(name);
  const { reading } = recorded;
  const { record, error, running, again } = useExampleRun(name, reading === 'done');
  const failed = record !== undefined && !isOpen(record) && record.result === null;
  const begins = record === undefined && reading === 'under way';
  const isBlocked = record === undefined && (recorded.error !== null || reading === 'nothing');
  const isRunning = record !== undefined && isOpen(record) && running !== null;
  return (
    <>
      <PageHeading title={t(`home.live.${name}`)} />
      <p className="mt-2 max-w-[46em] text-text-2">
        <span className="font-semibold">
          <FormulaText hill={EXAMPLE_FORMULAS[name]} />
        </span>{' '}
        · {text.about[name]}
      </p>
      {record?.result || failed || error || isBlocked ? null : (
        <p className="mt-3 font-semibold text-accent" role="status">
          {begins
            ? text.files.reading
            : running?.progress.length === 0
              ? analyses.queued
              : text.live}
        </p>
      )}
      <div className="mt-5 grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-6">
        {error || failed ? (
          <Notice tone="danger">
            <p>{failed ? text.stopped : words(error)}</p>
            {failed ? <p>{words(endedError(record))}</p> : null}
            <button type="button" className="btn mt-2" onClick={again}>
              {text.again}
            </button>
          </Notice>
        ) : null}
        {isBlocked && reading === 'nothing' ? (
          <Notice tone="danger">{text.files.missing}</Notice>
        ) : null}
        {recorded.hasFiles ? (
          <div
            className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isRunning ? 'lg:grid-cols-2' : ''}`}
          >
            <OptionalPart>
              <RecordedFiles
                recorded={recorded}
                formula={EXAMPLE_FORMULAS[name]}
                done={Boolean(record?.result)}
              />
            </OptionalPart>
            {isRunning ? <ProgressAndRanking run={running} digitise={false} /> : null}
          </div>
        ) : isRunning ? (
          <ExampleRunning record={record} running={running} />
        ) : null}
        {record?.result ? (
          <ExampleResult record={record} result={record.result} onAgain={again} />
        ) : null}
        <section aria-labelledby="other-examples" className="print:hidden">
          <h2 id="other-examples" className="mb-3 text-lg">
            {text.others}
          </h2>
          <ExampleLinks without={name} />
        </section>
      </div>
    </>
  );
}

/** /examples/{name}: an example run live for anybody, from its first stage to the whole result. */
export function ExamplePage() {
  const { t } = useTranslation();
  const text = useExampleText();
  const { name = '' } = useParams();
  if (isExample(name)) return <Example key={name} name={name} />;
  return (
    <>
      <PageHeading title={text.missing.heading} />
      <p className="mt-2 text-text-2">{text.missing.text}</p>
      <LocalLink to="/" className="btn mt-4">
        {t('shell.home')}
      </LocalLink>
    </>
  );
}
