import type { ImageDescription } from '@elucida/contract/images';
import { MAX_IMAGES, PLAN_LIMITS } from '@elucida/contract/limits';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { type FormEvent, lazy, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OpenAnalyses } from '../../analysis/open-analyses.tsx';
import { AskedStructures } from '../../asked/asked-structures.tsx';
import { RunProgress } from '../../analysis/run-progress.tsx';
import { FormulaField } from '../../formula/formula-field.tsx';
import { NoFormulaYet } from '../../formula/no-formula-yet.tsx';
import { useLikely } from '../../formula/use-likely.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { AskModelsSwitch } from '../../models/ask-models.tsx';
import { useAskModels } from '../../models/use-ask-models.ts';
import { QuotaChip } from '../../session/quota-chip.tsx';
import { useSession } from '../../session/use-session.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AccessNotice } from '../../session/access-notice.tsx';
import { DropZone } from './drop-zone.tsx';
import { ErrorArea } from './error-area.tsx';
import { ImageCard } from './image-card.tsx';
import { axisOf } from './image-card-data.ts';
import { InconclusiveResult } from './inconclusive-result.tsx';
import { TypedPanel } from './typed-panel.tsx';
import { TipsCard } from './tips-card.tsx';
import { asksTechnique } from './use-description.ts';
import { useAutomaticRun } from './use-automatic-run.ts';
import { useFileSpectra } from './use-file-spectra.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useImages } from './use-images.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const FilesLead = lazy(() =>
  import('../../spectrum-files/files-lead.tsx').then(({ FilesLead: component }) => ({
    default: component,
  })),
);
const LikelyHere = lazy(async () => ({
  default: (await import('./likely-here.tsx')).LikelyHere,
}));
const PdfPages = lazy(() =>
  import('../../pdf-pages/pdf-pages.tsx').then(({ PdfPages: component }) => ({
    default: component,
  })),
);

/** /new: images and a formula in, the molecule out. */
export function NewPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useSession();
  const { run, start, ended, inconclusive, failure, cancelled } = useAutomaticRun();
  const { running } = run;
  const ask = useAskModels();
  const images = useImages(running);
  const { cards, refused, files, pdfs, added, dragging, add, change, remove, restore } = images;
  const heading = useRef<HTMLHeadingElement>(null);
  const { formula, setFormula, asked, setAsked, texts, setTexts } = useKeptInput(cards, restore);
  const known = parseFormula(formula).ok ? formula.trim() : '';
  const { likely, compare, close } = useLikely('new');
  const fromFiles = useFileSpectra(files);
  /** What has peaks already, by which formulas are weighed. Only these are kept with the page. */
  const kept = () => [
    ...texts.flatMap(({ spectrum }) => spectrum ?? []),
    ...cards.flatMap(({ corrected }) => corrected ?? []),
  ];
  const [includeRaw, setIncludeRaw] = useState(true);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Images of which the person is to say the technique. */
  const [asking, setAsking] = useState<ReadonlySet<number>>(new Set());
  const onFound = useCallback((id: number, found: ImageDescription | null) => {
    setAsking((old) => {
      const rest = [...old].filter((other) => other !== id);
      return new Set(asksTechnique(found) ? [...rest, id] : rest);
    });
  }, []);
  const limit = user ? PLAN_LIMITS[user.plan].images : MAX_IMAGES;
  const tooMany =
    cards.length > limit
      ? limit === 1
        ? t('analyze.freeTooMany')
        : t('analyze.tooMany', { limit })
      : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const unsure = cards.find(({ id, type }) => type === null && asking.has(id));
    const missing =
      cards.length === 0
        ? t('analyze.noFiles')
        : formula.trim() === ''
          ? t('formula.required')
          : (tooMany ??
            (cards.some((card) => axisOf(card) === 'invalid')
              ? t('analyze.card.axisIncomplete')
              : unsure
                ? t('analyze.card.chooseTechnique', { name: unsure.file.name })
                : texts.some(({ text, spectrum }) => text.trim() !== '' && spectrum === null)
                  ? t('analyze.typedUnread')
                  : null));
    setWrong(missing);
    // A formula that cannot be read is explained under its field.
    if (missing !== null || !parseFormula(formula).ok) return;
    const typed = texts.flatMap(({ spectrum }) => spectrum ?? []);
    void start(cards, { formula, typed, includeRaw, asked, ...ask.asked });
  }
  return (
    <>
      {dragging ? (
        <div
          className={
            'pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-md ' +
            'border-2 border-dashed border-accent bg-accent-soft/90 text-xl font-semibold'
          }
          aria-hidden="true"
        >
          {t('analyze.dropAnywhere')}
        </div>
      ) : null}
      <PageHeading title={t('analyze.heading')} />
      <p className="mt-2 max-w-[46em] text-text-2">{t('analyze.intro')}</p>
      <OpenAnalyses />
      <form
        onSubmit={submit}
        noValidate
        className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="images">
            <h2 id="images" ref={heading} tabIndex={-1} className="outline-none">
              {t('analyze.images')}
            </h2>
            <DropZone
              onFiles={add}
              disabled={running}
              note={limit === 1 ? t('analyze.freeLimit') : null}
            />
            <div aria-live="polite">
              {refused.length > 0 ? (
                <ul className="notice notice-warning">
                  {refused.map(({ name, why }) => (
                    <li key={name}>{t(`analyze.${why}`, { name })}</li>
                  ))}
                </ul>
              ) : null}
              {files.length > 0 ? (
                <OptionalPart>
                  <FilesLead
                    files={files}
                    formula={formula}
                    hint={t('analyze.filesHere')}
                    onSpectra={fromFiles.take}
                  />
                </OptionalPart>
              ) : null}
              {added > 0 && cards.length > 0 ? (
                <p className="visually-hidden">{t('analyze.added', { count: added })}</p>
              ) : null}
              {tooMany ? <p className="notice notice-warning">{tooMany}</p> : null}
            </div>
            {pdfs.map((file, index) => (
              <OptionalPart
                key={`${file.name} ${file.lastModified} ${index}`}
                fallback={<p role="status">{t('common.loading')}</p>}
              >
                <PdfPages
                  file={file}
                  room={Math.max(0, limit - cards.length)}
                  disabled={running}
                  onImages={add}
                  onClose={() => {
                    images.closePdf(file);
                    heading.current?.focus();
                  }}
                />
              </OptionalPart>
            ))}
            {cards.length > 0 ? (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {cards.map((card, index) => (
                  <ImageCard
                    key={card.id}
                    card={card}
                    index={index + 1}
                    formula={known}
                    disabled={running}
                    describe={user !== null}
                    onChange={change}
                    onRemove={remove}
                    onFound={onFound}
                  />
                ))}
              </ul>
            ) : null}
            <TypedPanel texts={texts} onChange={setTexts} disabled={running} />
          </section>
          <AskedStructures
            asked={asked}
            formula={formula}
            disabled={running}
            onChange={(field, text) => setAsked({ ...asked, [field]: text })}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-[calc(var(--header)+16px)]">
          <div className="card grid gap-4">
            <FormulaField value={formula} onChange={setFormula} disabled={running} />
            <NoFormulaYet
              spectra={() => [...kept(), ...fromFiles.spectra]}
              onFormula={setFormula}
              onCompare={compare}
              disabled={running}
            />
            {likely === null ? null : (
              <OptionalPart>
                <LikelyHere
                  key={JSON.stringify(likely)}
                  chosen={likely}
                  spectra={kept()}
                  fromFiles={files.length > 0 ? fromFiles.spectra : null}
                  about={asked}
                  asked={ask.asked}
                  hasImages={cards.some(({ corrected }) => corrected === null)}
                  onFormula={setFormula}
                  onClose={close}
                />
              </OptionalPart>
            )}
            <CheckBox checked={includeRaw} disabled={running} onChange={setIncludeRaw}>
              <span>
                {t('analyze.includeRaw')}
                <span className="field-hint block">{t('analyze.includeRawHint')}</span>
              </span>
            </CheckBox>
            <AskModelsSwitch ask={ask} sends="images" disabled={running} />
            <AccessNotice visitorsTo="/auth" />
            <ErrorArea wrong={wrong} failure={failure} note={cancelled} />
            <div className="flex flex-wrap gap-2">
              <button type="submit" className="btn btn-primary btn-large flex-1" disabled={running}>
                {t(running ? 'analyze.submitting' : 'analyze.submit')}
              </button>
              <button
                type="button"
                className="btn btn-large"
                onClick={() => void navigate(localPath(language, '/'))}
              >
                {t('analyze.cancelRun')}
              </button>
            </div>
            <div>
              <QuotaChip />
            </div>
          </div>
          {running ? (
            <RunProgress run={run} digitise>
              <button type="button" className="btn justify-self-start" onClick={run.cancel}>
                {t('analyze.stop')}
              </button>
            </RunProgress>
          ) : (
            <TipsCard />
          )}
        </div>
      </form>
      {inconclusive ? (
        <div className="mt-6">
          <InconclusiveResult result={inconclusive} record={ended} />
        </div>
      ) : null}
    </>
  );
}
