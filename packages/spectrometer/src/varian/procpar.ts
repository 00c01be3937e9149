/** Parameters of VnmrJ's `procpar`: the first value of each, as text. */
export function readProcpar(bytes: Uint8Array): ReadonlyMap<string, string> {
  const lines = new TextDecoder('latin1').decode(bytes.subarray(0, 4_000_000)).split('\n');
  const values = new Map<string, string>();
  // A parameter is a line that names it and its kind, a line with its values, and one with what it may be
  // (VnmrJ User Programming, "Parameter file").
  for (let k = 0; k + 1 < lines.length; k++) {
    const head = /^([A-Za-z_]\w*) +\d+ +([12]) /u.exec(lines[k]!);
    if (head === null) continue;
    const [, name, kind] = head;
    const row = lines[k + 1]!;
    const value = kind === '2' ? /"([^"]*)"/u.exec(row)?.[1] : /^\d+ +(\S+)/u.exec(row)?.[1];
    if (value !== undefined && !values.has(name!)) values.set(name!, value);
  }
  return values;
}
