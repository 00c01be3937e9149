/** A parameter file of TopSpin or XWIN-NMR: `acqus`, `procs`, `acqu2s`, `proc2s` (JCAMP-DX with private labels). */
export interface Parameters {
  /** A text without its angle brackets; empty where it is absent. */
  readonly text: (name: string) => string;
  /** A number; NaN where it is absent or none. */
  readonly number: (name: string) => number;
}

/** Reads `##$SW_h= 8012.82` and `##$NUC1= <1H>`. */
export function parametersOf(bytes: Uint8Array | undefined): Parameters {
  const values = new Map<string, string>();
  if (bytes !== undefined)
    for (const [, name, value] of new TextDecoder('latin1')
      .decode(bytes.subarray(0, 1_000_000))
      .matchAll(/^##\$(\w+)= *<?([^>\r\n]{0,200})/gmu))
      if (!values.has(name!)) values.set(name!, value!.trim());
  const text = (name: string) => values.get(name) ?? '';
  return { text, number: (name) => (text(name) === '' ? Number.NaN : Number(text(name))) };
}
