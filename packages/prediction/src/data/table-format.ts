import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { buildHashTable, type HashTable } from '../hash-table.ts';

/**
 * A learned table on disk: magic, deflated keys and columns. Keys ascend and are stored as
 * differences in base-128
 * varints; columns follow in the order of the keys, 16-bit ones as all low bytes, then all high
 * bytes (which
 * deflate far better). Numbers that go with the table are in a JSON header.
 */
const MAGIC = 'ELT1';

export type Column = Int16Array | Uint16Array | Uint8Array;
type ColumnKind = 'i16' | 'u16' | 'u8';

export interface StoredTable {
  /** Ascending, distinct, none 0. */
  readonly keys: Uint32Array;
  readonly columns: Readonly<Record<string, Column>>;
}

/** One file: named tables and a JSON header. */
export interface TableFile {
  readonly header: unknown;
  readonly tables: Readonly<Record<string, StoredTable>>;
}

interface Directory {
  header: unknown;
  tables: {
    name: string;
    count: number;
    keyBytes: number;
    columns: { name: string; kind: ColumnKind }[];
  }[];
}

export function encodeTableFile(file: TableFile): Uint8Array {
  const directory: Directory = { header: file.header, tables: [] };
  const parts: Uint8Array[] = [];
  for (const [name, table] of Object.entries(file.tables)) {
    const keys = encodeKeys(table.keys);
    parts.push(keys);
    const columns = Object.entries(table.columns).map(([column, values]) => {
      parts.push(encodeColumn(values));
      return { name: column, kind: kindOf(values) };
    });
    directory.tables.push({ name, count: table.keys.length, keyBytes: keys.length, columns });
  }
  const json = new TextEncoder().encode(JSON.stringify(directory));
  const length = new Uint8Array(new Uint32Array([json.length]).buffer);
  const body = deflateRawSync(Buffer.concat([length, json, ...parts]), { level: 9 });
  return Buffer.concat([Buffer.from(MAGIC, 'latin1'), body]);
}

export interface LoadedTable {
  readonly table: HashTable;
  /** Columns by slot, in shared memory. */
  readonly columns: Readonly<Record<string, Column>>;
}

/**
 * Decodes a file into hash tables in shared memory. Throws Error when the bytes are not such a file.
 */
export function decodeTableFile(bytes: Uint8Array): {
  header: unknown;
  tables: Record<string, LoadedTable>;
} {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== MAGIC)
    throw new Error('not a table file of this version');
  const body = inflateRawSync(bytes.subarray(4));
  const jsonLength = body.readUInt32LE(0);
  const directory = JSON.parse(body.subarray(4, 4 + jsonLength).toString('utf8')) as Directory;
  let offset = 4 + jsonLength;
  const tables: Record<string, LoadedTable> = {};
  for (const { name, count, keyBytes, columns } of directory.tables) {
    const { table, slots } = buildHashTable(
      decodeKeys(body.subarray(offset, offset + keyBytes), count),
    );
    offset += keyBytes;
    const loaded: Record<string, Column> = {};
    for (const column of columns) {
      const bytesEach = column.kind === 'u8' ? 1 : 2;
      loaded[column.name] = decodeColumn(
        body.subarray(offset, offset + count * bytesEach),
        column.kind,
        slots,
        table.keys.length,
      );
      offset += count * bytesEach;
    }
    tables[name] = { table, columns: loaded };
  }
  return { header: directory.header, tables };
}

function encodeKeys(keys: Uint32Array): Uint8Array {
  const bytes: number[] = [];
  let previous = 0;
  for (const key of keys) {
    let difference = key - previous;
    if (difference <= 0) throw new RangeError('keys must ascend');
    previous = key;
    for (; difference >= 128; difference = Math.floor(difference / 128))
      bytes.push((difference % 128) + 128);
    bytes.push(difference);
  }
  return Uint8Array.from(bytes);
}

function decodeKeys(bytes: Uint8Array, count: number): Uint32Array {
  const keys = new Uint32Array(count);
  let key = 0;
  let at = 0;
  for (let i = 0; i < count; i++) {
    let factor = 1;
    for (; bytes[at] >= 128; at++) {
      key += (bytes[at] - 128) * factor;
      factor *= 128;
    }
    key += bytes[at++] * factor;
    keys[i] = key;
  }
  return keys;
}

function kindOf(values: Column): ColumnKind {
  return values instanceof Uint8Array ? 'u8' : values instanceof Int16Array ? 'i16' : 'u16';
}

function encodeColumn(values: Column): Uint8Array {
  if (values instanceof Uint8Array) return values;
  const bytes = new Uint8Array(values.length * 2);
  values.forEach((value, i) => {
    bytes[i] = value & 255;
    bytes[values.length + i] = (value >> 8) & 255;
  });
  return bytes;
}

function decodeColumn(
  bytes: Uint8Array,
  kind: ColumnKind,
  slots: Uint32Array,
  size: number,
): Column {
  const count = slots.length;
  if (kind === 'u8') {
    const result = new Uint8Array(new SharedArrayBuffer(size));
    for (let i = 0; i < count; i++) result[slots[i]] = bytes[i];
    return result;
  }
  const buffer = new SharedArrayBuffer(size * 2);
  const result = kind === 'i16' ? new Int16Array(buffer) : new Uint16Array(buffer);
  for (let i = 0; i < count; i++) result[slots[i]] = bytes[i] | (bytes[count + i] << 8);
  return result;
}
