import { STRUCTURE_TEXT_MAX } from '@elucida/contract/limits';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyStructureEditor } from '../../structure-editor/lazy-structure-editor.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHistoryNames } from './use-history-names.ts';

interface Props {
  name: string;
  onName: (name: string) => void;
  onGenerate: (name: string) => void;
  running: boolean;
  /** Whether the server may be asked: it wants somebody who is signed in. */
  allowed: boolean;
  /** What is next to the buttons: the copy button, an error. */
  children: ReactNode;
}

/** What to ask for: typed, chosen from the user's history, or drawn. */
export function NameForm({ name, onName, onGenerate, running, allowed, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const names = useHistoryNames();
  const [drawing, setDrawing] = useState(false);
  return (
    <div className="card grid gap-4">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (allowed && name.trim() !== '' && !running) onGenerate(name.trim());
        }}
      >
        <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField
            label={t('isomers.name')}
            hint={t('isomers.nameHint')}
            value={name}
            maxLength={STRUCTURE_TEXT_MAX}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onName(event.target.value)}
          />
          <div className="field">
            <label className="field-label" htmlFor={`${id}-history`}>
              {t('isomers.history')}
            </label>
            {/* Not controlled: a value would be written into the page drawn ahead as an attribute that
                React does not write here. */}
            <select
              id={`${id}-history`}
              className="input"
              disabled={names.length === 0}
              onChange={({ target }) => {
                if (target.value !== '') onName(target.value);
                target.value = '';
              }}
            >
              <option value="">{t('isomers.historyChoose')}</option>
              {names.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            className="btn btn-primary"
            disabled={!allowed || running || name.trim() === ''}
          >
            {t(running ? 'isomers.running' : 'isomers.generate')}
          </button>
          <button
            type="button"
            className="btn"
            aria-expanded={drawing}
            onClick={() => setDrawing(!drawing)}
          >
            {t('isomers.draw')}
          </button>
          {children}
        </div>
      </form>
      {drawing ? (
        <LazyStructureEditor
          drawn="structure"
          onUse={(smiles) => {
            onName(smiles);
            setDrawing(false);
          }}
          onClose={() => setDrawing(false)}
        />
      ) : null}
    </div>
  );
}
