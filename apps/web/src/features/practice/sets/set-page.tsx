import type { ProblemSet } from '@elucida/contract/practice-sets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { deleteSet, fetchSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { localPath } from '../../../lib/i18n/local-path.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ClassTable } from './class-table.tsx';
import type { ExportFormat } from './export/exported-set.tsx';
import { ErrorsCard } from './errors-card.tsx';
import { setCsv } from './set-csv.ts';
import { SetSettings } from './set-settings.tsx';
import { useSetsText } from './sets-text.ts';

// Plots: fetched when somebody exports.
const ExportedSet = lazy(async () => ({
  default: (await import('./export/exported-set.tsx')).ExportedSet,
}));
// Plots and worked solutions: fetched when somebody prints.
const PrintedSet = lazy(async () => ({ default: (await import('./printed-set.tsx')).PrintedSet }));

const EXPORTS = ['moodle', 'qti'] as const;
/** How often answers are looked for while the page is open. */
const AGAIN_MS = 20_000;

function LinkCard({ token }: { token: string }) {
  const text = useSetsText();
  const language = useLanguage();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const url = `${window.location.origin}${localPath(language, `/practice/shared/${token}`)}`;
  return (
    <section className="card">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {text.one.link}
        </label>
        <input
          id={id}
          className="input mono"
          readOnly
          value={url}
          aria-describedby={`${id}-help`}
          onFocus={(event) => event.target.select()}
        />
        <p id={`${id}-help`} className="field-hint">
          {text.one.linkHelp}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn btn-small"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setCopied(true),
              // The browser forbids it: the address can still be selected.
              () => document.getElementById(id)?.focus(),
            )
          }
        >
          {text.one.copy}
        </button>
        <span role="status" className="text-sm text-text-2">
          {copied ? text.one.copied : ''}
        </span>
      </div>
    </section>
  );
}

function Whole({ set, onChanged }: { set: ProblemSet; onChanged: () => Promise<void> }) {
  const { t } = useTranslation();
  const text = useSetsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const heading = useId();
  /** Which printing this is, from 1; 0 while nothing is printed. */
  const [printing, setPrinting] = useState(0);
  const [exporting, setExporting] = useState<{ as: ExportFormat; time: number } | null>(null);
  useEffect(() => {
    const ended = () => setPrinting(0);
    window.addEventListener('afterprint', ended);
    return () => window.removeEventListener('afterprint', ended);
  }, []);
  return (
    <>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] ${
          printing > 0 ? 'print:hidden' : ''
        }`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section aria-labelledby={heading} className="card grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 id={heading} className="text-lg">
              {text.one.answers}
            </h2>
            <ClassTable set={set} onChanged={onChanged} />
            <div className="flex flex-wrap gap-3 print:hidden">
              {set.students.length > 0 ? (
                <button
                  type="button"
                  className="btn"
                  onClick={() => saveFile('answers.csv', setCsv(set), 'text/csv;charset=utf-8')}
                >
                  {text.one.csv}
                </button>
              ) : null}
              <button type="button" className="btn" onClick={() => setPrinting(printing + 1)}>
                {text.one.print}
              </button>
              {EXPORTS.map((as) => (
                <button
                  key={as}
                  type="button"
                  className="btn"
                  onClick={() => setExporting({ as, time: Date.now() })}
                >
                  {text.one[as]}
                </button>
              ))}
            </div>
            <p className="field-hint print:hidden">{text.one.exportHelp}</p>
            {exporting === null ? null : (
              <OptionalPart fallback={<p className="text-text-2">{text.one.exporting}</p>}>
                <ExportedSet key={exporting.time} set={set} as={exporting.as} />
              </OptionalPart>
            )}
          </section>
          <ErrorsCard set={set} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
          <LinkCard token={set.token} />
          <SetSettings set={set} onSaved={onChanged} />
          <div>
            <ConfirmDialog
              label={text.one.withdraw}
              question={text.one.withdrawSure}
              hint={text.one.withdrawHint}
              yes={text.one.withdraw}
              no={t('common.cancel')}
              onYes={() => deleteSet(set.id)}
              onDone={async () => {
                await navigate(localPath(language, '/practice/sets'));
                await onChanged();
              }}
              opener={{ className: 'btn', children: text.one.withdraw }}
            />
          </div>
        </div>
      </div>
      {printing > 0 ? (
        <OptionalPart fallback={null}>
          <PrintedSet key={printing} set={set} />
        </OptionalPart>
      ) : null}
    </>
  );
}

/** /practice/sets/{id}: one set, for its teacher: who solved what, common errors, its link and its rules. */
export function SetPage() {
  const { t } = useTranslation();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const queries = useQueryClient();
  const { id = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['sets', id, language],
    queryFn: ({ signal }) => fetchSet(id, language, signal),
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={data?.title ?? text.heading} className="wrap-anywhere" />
      <p className="print:hidden">
        <LocalLink to="/practice/sets">{text.one.back}</LocalLink>
      </p>
      {error ? <Notice tone="danger">{isGone ? text.one.gone : words(error)}</Notice> : null}
      {data && !isGone ? (
        <Whole
          key={id}
          set={data}
          onChanged={() => queries.invalidateQueries({ queryKey: ['sets'] })}
        />
      ) : null}
      {data === undefined && !error ? <p className="text-text-2">{t('common.loading')}</p> : null}
    </div>
  );
}
