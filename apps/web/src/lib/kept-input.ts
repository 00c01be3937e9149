import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { INPUT_DATABASE } from './storage.ts';

/**
 * What is about to be analysed on /new, kept in this browser's database (IndexedDB, the only store
 * that takes files): it outlives a reload, signing in and the analysis itself. A browser that
 * forbids it loses nothing but the memory.
 */

/** An image with what was corrected of it. */
export interface KeptImage {
  readonly file: File;
  readonly type: string | null;
  readonly left: string;
  readonly right: string;
  readonly preview: string | null;
  /** Its peaks as they were corrected; absent in what older versions kept. */
  readonly corrected?: Spectrum | null;
}
/** A spectrum as text beside the images. */
export interface KeptText {
  readonly type: SpectrumType;
  readonly text: string;
  /** What is read of it; null where it cannot be read, or says nothing yet. */
  readonly spectrum: Spectrum | null;
}
export interface KeptInput {
  readonly formula: string;
  /** Absent in what older versions kept. */
  readonly texts?: readonly KeptText[];
  readonly images: readonly KeptImage[];
}

const STORE = 'input';
const KEY = 'new';
/** A computer may be shared: what nobody came back to is forgotten. */
const KEPT_MS = 24 * 3_600_000;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its storage.'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(INPUT_DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return answered(request);
}

/** Null where the browser has no such storage, or refuses it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  if (!('indexedDB' in globalThis)) return null;
  try {
    const database = await open();
    try {
      return await answered(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

export async function keepInput(input: KeptInput): Promise<void> {
  const { formula, images, texts = [] } = input;
  if (formula === '' && images.length + texts.length === 0) return forgetInput();
  await inStore('readwrite', (store) => store.put({ ...input, at: Date.now() }, KEY));
}

/** Null where there is none, or it is a day old. */
export async function keptInput(): Promise<KeptInput | null> {
  const found = (await inStore('readonly', (store) => store.get(KEY))) as
    (KeptInput & { at: number }) | null | undefined;
  if (!found) return null;
  if (Date.now() - found.at <= KEPT_MS) return found;
  await forgetInput();
  return null;
}

export async function forgetInput(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY));
}
