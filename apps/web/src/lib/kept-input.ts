import {
  ASKED_FIELDS,
  isAsked,
  NOTHING_ASKED,
  type Asked,
} from '@elucida/spectra/manual-payload/asked';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { INPUT_DATABASE, readStored, TYPED_KEY, writeStored } from './storage.ts';

/**
 * What is about to be analysed on /new, kept in this browser: it outlives a reload, signing in and
 * the analysis itself. Spectra are in the browser's database (IndexedDB, the only store that takes
 * files). The formula and what is asked about are in its local storage, which writes at once:
 * whoever types and leaves in the same second would find them gone, as the page ends before the
 * database has written. A browser that forbids either loses nothing but the memory.
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
/** A spectrum as text next to the images. */
export interface KeptText {
  readonly type: SpectrumType;
  readonly text: string;
  /** What is read of it; null where it cannot be read, or says nothing yet. */
  readonly spectrum: Spectrum | null;
}
/** What is typed next to the spectra. */
export interface KeptTyped {
  readonly formula: string;
  readonly asked: Asked;
}
export interface KeptSpectra {
  readonly images: readonly KeptImage[];
  readonly texts: readonly KeptText[];
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

/** Whether what was kept at this time is forgotten by now. */
const isOld = (at: number): boolean => Date.now() - at > KEPT_MS;

/** Keeps what is typed; empty fields leave nothing behind. */
export function keepTyped({ formula, asked }: KeptTyped): void {
  const nothing = formula === '' && !isAsked(asked);
  writeStored(TYPED_KEY, nothing ? '' : JSON.stringify({ formula, asked, at: Date.now() }));
}

/** Null where nothing was typed, it is a day old, or somebody else wrote it. */
export function keptTyped(): KeptTyped | null {
  try {
    const { formula, asked, at } = JSON.parse(readStored(TYPED_KEY) || 'null') ?? { at: 0 };
    const whole =
      typeof formula === 'string' && ASKED_FIELDS.every((name) => typeof asked[name] === 'string');
    if (whole && !isOld(at)) return { formula, asked };
  } catch {
    // Written by hand or by another version: it is forgotten like what is old.
  }
  writeStored(TYPED_KEY, '');
  return null;
}

/** Keeps the spectra; none leave nothing behind. */
export async function keepSpectra(spectra: KeptSpectra): Promise<void> {
  if (spectra.images.length === 0 && spectra.texts.length === 0) return forgetSpectra();
  await inStore('readwrite', (store) => store.put({ ...spectra, at: Date.now() }, KEY));
}

/** Null where there are none, or they are a day old. */
export async function keptSpectra(): Promise<KeptSpectra | null> {
  const found = (await inStore('readonly', (store) => store.get(KEY))) as
    (KeptSpectra & { at: number }) | null | undefined;
  if (!found) return null;
  // What older versions of these pages kept may have no texts.
  if (!isOld(found.at)) return { ...found, texts: found.texts ?? [] };
  await forgetSpectra();
  return null;
}

async function forgetSpectra(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY));
}

export async function forgetInput(): Promise<void> {
  keepTyped({ formula: '', asked: NOTHING_ASKED });
  await forgetSpectra();
}
