/**
 * Locants and descriptors that come before the first letter of a chemical name and keep their case:
 * `2-`, `N,N-`, `(2E)-`, `tert-`, `o-`, `D-`, `α-`, `1H-`.
 */
const LOCANTS = String.raw`[\d,:′'’]+[a-z]?[′'’]*|[NOSPCH](?:,[NOSPCH]′?)*|\d+H`;
/** What brackets may hold that is no substituent: `(2E,4Z)`, `(3aR,7aS)`, `(±)`, `[2,3]`. */
const DESCRIPTOR = String.raw`[([](?:[\d,*±+−–′'’-]|(?<=\d)[a-z]|[RSEZrs](?![a-z]))*[)\]]`;
const PREFIX = new RegExp(
  String.raw`^\**(?:[[({]*(?:${LOCANTS}|${DESCRIPTOR}|tert|sec|cis|trans|rac|meso|endo|exo|[ompnDLRSEZdl]|[α-ω])[-‐])*`,
  'u',
);

/**
 * A symbol keeps its case wherever it is: *m/z* (IUPAC recommendations 2013 on mass spectrometry,
 * doi:10.1351/PAC-REC-06-04-06).
 */
const SYMBOL = /^\**m\/z(?!\p{L})/u;

/**
 * A name, or a text that begins with one, as it starts a sentence: its first letter is a capital
 * (IUPAC 2013, P-10). Words of other kinds get their capital all the same.
 */
export function capitalName(text: string): string {
  if (SYMBOL.test(text)) return text;
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const rest = text.slice(prefix.length);
  return (
    prefix +
    rest.replace(
      /^([^\p{L}\p{N}\s]*)(\p{Ll})/u,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
    )
  );
}
