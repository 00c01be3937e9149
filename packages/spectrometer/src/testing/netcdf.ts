/** A file of netCDF in the classic format with vectors of doubles and integers (NetCDF User's Guide, appendix B). */
export function netcdf(
  variables: Readonly<Record<string, { type: 'int' | 'double'; values: readonly number[] }>>,
) {
  const bytes: number[] = [];
  const word = (value: number) =>
    bytes.push((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  const name = (text: string) => {
    word(text.length);
    bytes.push(...new TextEncoder().encode(text.padEnd(4 * Math.ceil(text.length / 4), '\0')));
  };
  const all = Object.entries(variables);
  const sizeOf = ({ type, values }: (typeof all)[number][1]) =>
    values.length * (type === 'int' ? 4 : 8);
  const headerLength = (() => {
    const padded = (text: string) => 4 + 4 * Math.ceil(text.length / 4);
    return (
      8 +
      8 +
      all.reduce((sum, [key]) => sum + padded(`n_${key}`) + 4, 0) +
      8 +
      8 +
      all.reduce((sum, [key]) => sum + padded(key) + 8 + 8 + 12, 0)
    );
  })();
  bytes.push(0x43, 0x44, 0x46, 1);
  word(0);
  word(10);
  word(all.length);
  for (const [key, { values }] of all) {
    name(`n_${key}`);
    word(values.length);
  }
  word(0);
  word(0);
  word(11);
  word(all.length);
  let begin = headerLength;
  all.forEach(([key, variable], k) => {
    name(key);
    word(1);
    word(k);
    word(0);
    word(0);
    word(variable.type === 'int' ? 4 : 6);
    word(sizeOf(variable));
    word(begin);
    begin += sizeOf(variable);
  });
  const data = new DataView(new ArrayBuffer(begin - headerLength));
  let at = 0;
  for (const [, { type, values }] of all)
    for (const value of values) {
      if (type === 'int') data.setInt32(at, value);
      else data.setFloat64(at, value);
      at += type === 'int' ? 4 : 8;
    }
  return Uint8Array.from([...bytes, ...new Uint8Array(data.buffer)]);
}
