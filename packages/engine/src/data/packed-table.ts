/**
 * Learned numbers as text: signed bytes in base64, to be multiplied by `scale`. No disk access is
 * needed to load them.
 */
export interface PackedTable {
  readonly scale: number;
  readonly length: number;
  readonly base64: string;
}

export function unpack(table: PackedTable): Float32Array {
  const text = atob(table.base64);
  if (text.length !== table.length)
    throw new Error(`learned table has ${text.length} numbers instead of ${table.length}`);
  const values = new Float32Array(table.length);
  for (let i = 0; i < values.length; i++)
    values[i] = ((text.charCodeAt(i) << 24) >> 24) * table.scale;
  return values;
}

export function pack(values: ArrayLike<number>, scale: number): PackedTable {
  const bytes = new Uint8Array(values.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(-127, Math.min(127, Math.round(values[i] / scale))) & 0xff;
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { scale, length: bytes.length, base64: btoa(text) };
}
