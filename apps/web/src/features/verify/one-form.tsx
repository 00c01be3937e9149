import { SMILES_MAX } from '@elucida/contract/limits';
import type { Verification } from '@elucida/contract/verification';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { verifyStructure } from '../../lib/api/verification-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyStructureEditor } from '../../structure-editor/lazy-structure-editor.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asSentence } from './as-sentence.ts';
import { OneResult } from './one-result.tsx';
import { useRefusalWords } from './refusal-words.ts';
import { TextArea } from './text-area.tsx';
import { useVerifyText } from './verify-text.ts';

/** Characters of an experimental section. */
const SECTION_MAX = 100_000;

interface Judged {
  readonly structure: string;
  readonly verification: Verification;
}

/** One structure and its spectra as a paper prints them. */
export function OneForm({ onSigned }: { onSigned: () => string | null }) {
  const text = useVerifyText();
  const words = useRefusalWords();
  const language = useLanguage();
  const id = useId();
  const running = useRef<AbortController>(undefined);
  const [structure, setStructure] = useState('');
  const [section, setSection] = useState('');
  const [byproducts, setByproducts] = useState('');
  const [drawing, setDrawing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [unused, setUnused] = useState<readonly string[]>([]);
  const [judged, setJudged] = useState<Judged | null>(null);

  async function run(): Promise<void> {
    const refusal = onSigned();
    if (refusal !== null) return setProblem(refusal);
    const { readSection } = await import('@elucida/spectra/experimental/read-section');
    const read = readSection(section);
    setUnused(read.unused.map((part) => part.text));
    const smiles = structure.trim();
    if (smiles === '') return setProblem(asSentence(text.problems.structure));
    if (read.spectra.every(({ peaks }) => peaks.length === 0))
      return setProblem(asSentence(text.problems.peaks));
    const given = byproducts.split(/\s+/).filter((line) => line !== '');
    running.current = new AbortController();
    setBusy(true);
    try {
      const verification = await verifyStructure(
        {
          structure: smiles,
          spectra: read.spectra,
          ...(given.length === 0 ? {} : { byproducts: given }),
          lang: language,
        },
        running.current.signal,
      );
      setJudged({ structure: smiles, verification });
    } catch (error) {
      if (!running.current.signal.aborted)
        setProblem(words(error, { structure: smiles, byproducts: given }));
    }
    setBusy(false);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    setJudged(null);
    void run();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form className="card grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden" onSubmit={submit}>
        <TextField
          label={text.structure}
          hint={text.structureHelp}
          className="mono"
          value={structure}
          maxLength={SMILES_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => setStructure(target.value)}
        />
        <div>
          <button
            type="button"
            className="btn btn-small"
            aria-expanded={drawing}
            onClick={() => setDrawing(!drawing)}
          >
            {text.draw}
          </button>
        </div>
        {drawing ? (
          <LazyStructureEditor
            drawn="structure"
            {...(structure === '' ? {} : { smiles: structure })}
            onUse={(smiles) => {
              setStructure(smiles);
              setDrawing(false);
            }}
            onClose={() => setDrawing(false)}
          />
        ) : null}
        <TextArea
          label={text.section}
          hint={text.sectionHelp}
          rows={7}
          value={section}
          maxLength={SECTION_MAX}
          onChange={setSection}
        />
        <details>
          <summary>{text.byproducts}</summary>
          <TextArea
            label={text.byproducts}
            hint={text.byproductsHelp}
            rows={3}
            mono
            value={byproducts}
            maxLength={10_000}
            onChange={setByproducts}
          />
        </details>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="btn btn-primary" aria-disabled={busy || undefined}>
            {text.verify}
          </button>
          {busy ? (
            <button type="button" className="btn" onClick={() => running.current?.abort()}>
              {text.stop}
            </button>
          ) : null}
          <span role="status" id={`${id}-status`} className="text-text-2">
            {busy ? text.verifying : ''}
          </span>
        </div>
      </form>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {unused.length > 0 && problem === null ? (
        <Notice tone="warning">{text.notUsed(unused.join('; '))}</Notice>
      ) : null}
      {judged === null ? null : <OneResult {...judged} />}
    </div>
  );
}
