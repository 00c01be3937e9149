import type { Names } from '@elucida/naming/systematic-names';

/**
 * Hydrohalides as chemists name them: ephedrine hydrochloride, clorhidrato de efedrina, efedrina
 * klorhidratoa.
 */
const WORDS: Readonly<Record<string, readonly [en: string, es: string, eu: string]>> = {
  Cl: ['hydrochloride', 'clorhidrato', 'klorhidratoa'],
  Br: ['hydrobromide', 'bromhidrato', 'bromhidratoa'],
  I: ['hydroiodide', 'yodhidrato', 'iodhidratoa'],
};
const TIMES: readonly string[] = ['', '', 'di', 'tri'];

/** The name of a base with its acid; null where the parts are others. */
export function nameSalt(base: Names, companions: readonly string[]): Names | null {
  const [first] = companions;
  const words = first === undefined ? undefined : WORDS[first];
  const times = TIMES[companions.length];
  if (!words || times === undefined || companions.some((other) => other !== first)) return null;
  return {
    en: `${base.en} ${times}${words[0]}`,
    es: `${times}${words[1]} de ${base.es}`,
    eu: `${base.eu} ${times}${words[2]}`,
  };
}
