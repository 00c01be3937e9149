import { useCallback, useState } from 'react';
import { useAiProviders } from '../lib/settings/use-ai-providers.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Where the browser keeps that AI was switched off, and that it words the reasons. */
const STORAGE_KEYS = { models: 'elucida.ask-models', polish: 'elucida.ai-wording' } as const;

/** What an analysis says about AI. */
export interface AskedModels {
  readonly models: boolean;
  readonly polish: boolean;
}

export interface AskModels {
  /**
   * Providers of the configured models, in words; null where none is configured or the server has
   * not said.
   */
  readonly names: string | null;
  readonly on: boolean;
  readonly wording: boolean;
  /** What the next analysis says: the models are asked only where the page has said so before. */
  readonly asked: AskedModels;
  /** The page says who is asked: its words are on the screen. */
  readonly said: () => void;
  turn: (on: boolean) => void;
  turnWording: (on: boolean) => void;
}

function useKept(key: string, otherwise: boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    const kept = readStored(key);
    return kept === 'yes' || kept === 'no' ? kept === 'yes' : otherwise;
  });
  const turn = useCallback(
    (next: boolean) => {
      setOn(next);
      writeStored(key, next ? 'yes' : 'no');
    },
    [key],
  );
  return [on, turn];
}

/**
 * Whether the AI models are asked too, and whether one words the reasons: the person's choices,
 * kept in this browser.
 */
export function useAskModels(): AskModels {
  const names = useAiProviders();
  const [on, turn] = useKept(STORAGE_KEYS.models, true);
  const [wording, turnWording] = useKept(STORAGE_KEYS.polish, false);
  const [isSaid, setSaid] = useState(false);
  const said = useCallback(() => setSaid(true), []);
  const models = on && names !== null && isSaid;
  const asked = { models, polish: models && wording };
  return { names, on, wording, asked, said, turn, turnWording };
}
