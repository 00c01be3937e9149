import { CAPS } from '@elucida/spectra/techniques/field';
import { buildPayload, spectrumOfBlock } from '@elucida/spectra/manual-payload/build-payload';
import { addBlock, setAsked, setText } from '@elucida/spectra/manual-payload/edit-draft';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenAnalyses } from '../../analysis/open-analyses.tsx';
import { AskedStructures } from '../../asked/asked-structures.tsx';
import { FormulaField } from '../../formula/formula-field.tsx';
import { NoFormulaYet } from '../../formula/no-formula-yet.tsx';
import { useLikely } from '../../formula/use-likely.ts';
import { isDailyLimit } from '../../lib/api/daily-limit.ts';
import { AskModelsSwitch } from '../../models/ask-models.tsx';
import { PeaksOpened } from '../../models/peaks-opened.tsx';
import { useAskModels } from '../../models/use-ask-models.ts';
import { QuotaChip } from '../../session/quota-chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccessNotice } from '../../session/access-notice.tsx';
import { AddSpectrum } from './add-spectrum.tsx';
import { FileActions } from './file-actions.tsx';
import { FormulaFinder } from './formula-finder.tsx';
import { LivePanels } from './live-panels.tsx';
import { OpenFiles } from './open-files.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RunActions } from './run-actions.tsx';
import { SectionPaste } from './section-paste.tsx';
import { SpectrumBlock } from './spectrum-block.tsx';
import type { SoughtMass } from './sought-mass.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { useDraft } from './use-draft.ts';
import { useManualRun } from './use-manual-run.ts';
import { useOpenedPeaks } from './use-opened-peaks.ts';
import { useUndoKeys } from './use-undo-keys.ts';

// Few people compare formulas.
const LikelyFormulas = lazy(async () => ({
  default: (await import('../../formula/likely-formulas.tsx')).LikelyFormulas,
}));

interface Props {
  /** Called with the id in history once a result is saved there (specification §4). */
  onSaved?: (id: string) => void;
}

/** Peaks typed or pasted, what they look like, and the answer. */
export function ManualAnalysis({ onSaved }: Props) {
  const { t } = useTranslation();
  const kept = useDraft();
  const { draft, edit, undo, redo } = kept;
  const { model, wanted: handed } = useOpenedPeaks(edit);
  const [wanted, setWanted] = useState(handed);
  const { run, result, error, saved, ended, start } = useManualRun({ isDailyLimit, onSaved });
  const ask = useAskModels();
  const [message, setMessage] = useState<{ words: string; failed: boolean } | null>(null);

  const { likely, compare, close } = useLikely('manual');
  const [sought, setSought] = useState<SoughtMass | null>(null);

  useUndoKeys({ undo, redo });
  return (
    <>
      <PageHeading title={t('manual.heading')} />
      <p className="mt-2 max-w-[46em] text-text-2">{t('manual.intro')}</p>
      <OpenAnalyses />
      <div className="mt-4 grid gap-3">
        <AccessNotice visitorsTo="/account" />
        <PeaksOpened model={model} />
      </div>
      <div
        className={
          'mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ' +
          'xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]'
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SectionPaste draft={draft} edit={edit} undo={undo} onSought={setSought} />
          <div className="card grid gap-4 sm:grid-cols-2">
            <FormulaField
              value={draft.formula}
              onChange={(text) => edit((old) => setText(old, 'formula', text), 'formula')}
            />
            <TextField
              label={`${t('manual.title')} (${t('common.optional')})`}
              value={draft.title}
              maxLength={CAPS.title}
              onChange={(event) =>
                edit((old) => setText(old, 'title', event.target.value), 'title')
              }
            />
            <div className="min-w-0 sm:col-span-2">
              <NoFormulaYet
                spectra={() => draft.spectra.map(spectrumOfBlock)}
                onFormula={(hill) => edit((old) => ({ ...old, formula: hill }))}
                onCompare={compare}
              />
            </div>
            {likely === null ? null : (
              <div className="min-w-0 sm:col-span-2">
                <OptionalPart>
                  <LikelyFormulas
                    key={JSON.stringify(likely)}
                    place="manual"
                    chosen={likely}
                    payload={buildPayload(draft)}
                    asked={ask.asked}
                    onFormula={(hill) => edit((old) => ({ ...old, formula: hill }))}
                    onClose={close}
                  />
                </OptionalPart>
              </div>
            )}
            <FormulaFinder
              draft={draft}
              sought={sought}
              onSought={setSought}
              onFormula={(hill) => edit((old) => ({ ...old, formula: hill }))}
            />
            <div className="field sm:col-span-2">
              <label
                className="field-label"
                htmlFor="comments"
              >{`${t('manual.comments')} (${t('common.optional')})`}</label>
              <textarea
                id="comments"
                data-draft
                className="input min-h-16"
                rows={2}
                maxLength={CAPS.comments}
                value={draft.comments}
                onChange={(event) =>
                  edit((old) => setText(old, 'comments', event.target.value), 'comments')
                }
              />
            </div>
          </div>
          <OpenFiles draft={draft} edit={edit} />
          <h2 className="visually-hidden">{t('manual.spectra')}</h2>
          {draft.spectra.map((block, index) => (
            <SpectrumBlock
              key={block.id}
              block={block}
              index={index + 1}
              wanted={block.type === wanted?.type ? wanted.text : null}
              edit={edit}
            />
          ))}
          <AddSpectrum count={draft.spectra.length} edit={edit} />
          <AskedStructures
            asked={draft}
            formula={draft.formula}
            onChange={(field, text) => edit((old) => setAsked(old, field, text), field)}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="card grid gap-3">
            <RunActions
              draft={draft}
              edit={edit}
              running={run.running}
              onRun={() => void start(draft, ask.asked)}
              onMessage={setMessage}
            >
              <FileActions draft={draft} edit={edit} onMessage={setMessage} />
            </RunActions>
            <AskModelsSwitch ask={ask} sends="peaks" disabled={run.running} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <QuotaChip />
              <UndoButtons draft={kept} />
            </div>
            {kept.kept ? null : <Notice tone="warning">{t('manual.notKept')}</Notice>}
            <div aria-live="polite">
              {message ? (
                <Notice
                  tone={message.failed ? 'danger' : 'info'}
                  role={message.failed ? 'alert' : 'note'}
                >
                  {message.words}
                </Notice>
              ) : null}
            </div>
          </div>
          {result ? null : <ResultPanel run={run} result={null} error={error} saved={null} />}
          <LivePanels draft={draft} edit={edit} />
        </div>
      </div>
      {/* A result takes the whole width. */}
      {result ? (
        <div className="mt-6">
          <ResultPanel
            run={run}
            result={result}
            error={null}
            saved={saved}
            record={ended}
            enter={(type, { text }) => (
              <button
                type="button"
                className="btn btn-small"
                onClick={() => {
                  edit((old) => addBlock(old, type));
                  setWanted({ type, text });
                }}
              >
                {t('result.enter', { technique: t(`common.technique.${type}`) })}
              </button>
            )}
          />
        </div>
      ) : null}
    </>
  );
}

/** /manual */
export const ManualPage = () => <ManualAnalysis />;
