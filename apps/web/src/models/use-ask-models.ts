import { useCallback, useState } from 'react';
import { useAiProviders } from '../lib/settings/use-ai-providers.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Where the browser keeps that the models were switched off. */
const STORAGE_KEY = 'elucida.ask-models';

export interface AskModels {
  /** Providers of the configured models, in words; null where none is configured or the server has not said. */
  readonly names: string | null;
  readonly on: boolean;
  /** What the next analysis says: the models are asked only where the page could say so before. */
  readonly asked: boolean;
  turn: (on: boolean) => void;
}

/** Whether the AI models are asked too: the person's choice, kept in this browser. */
export function useAskModels(): AskModels {
  const names = useAiProviders();
  const [on, setOn] = useState(() => readStored(STORAGE_KEY) !== 'no');
  const turn = useCallback((next: boolean) => {
    setOn(next);
    writeStored(STORAGE_KEY, next ? 'yes' : 'no');
  }, []);
  return { names, on, asked: on && names !== null, turn };
}
