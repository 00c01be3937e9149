/** Older spellings, brought to the one that the readers know. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:N\. ?M\. ?R\.|n\.m\.r\.|nmr)(?=[ \n(:;,])/gu, 'NMR'],
  [/(?<!\p{L})(?:I\.R\.|i\.r\.|ir) ?(?=\(|[νυ:]|\d{3})/gu, 'IR '],
  [/(?<!\p{L})(?:U\.V\.|u\.v\.|uv) ?(?=\(|λ|:|max)/gu, 'UV '],
  // "PMR", "p.m.r.": proton magnetic resonance, as papers of the 1960s to 1980s name it.
  [/(?<![\p{L}\d])(?:PMR|P\.M\.R\.|p\.m\.r\.|pmr)(?=[ \n]{0,2}(?:[([:δ]|spectr|data))/gu, '1H NMR'],
  [
    /(?<![\p{L}\d])(?:CMR|C\.M\.R\.|c\.m\.r\.|cmr)(?=[ \n]{0,2}(?:[([:δ]|spectr|data))/gu,
    '13C NMR',
  ],
  [/(?<![\p{L}\d¹{\]] ?)(?:[Pp]roton|H)[ –-]{1,2}(?=NMR|RMN|EMN)/gu, '1H '],
  [/(?<![\p{L}\d³\]] ?)(?:[Cc]arbon|C)[ –-]{1,2}(?=NMR|RMN|EMN)/gu, '13C '],
];

/** The technique without a nucleus before or behind it. */
const NUMBER = String.raw`(?:\d{1,3}|[¹²³⁵⁷⁹]{1,3})`;
const BARE = new RegExp(
  String.raw`(?<!\p{L})(?<!(?<![\p{L}\d])${NUMBER} ?(?:H|D|C|F|P|B|Si|N|O|Se|Sn|Pt|Li|Al)[ \n–-]{0,3})` +
    String.raw`(?<![}\]][ \n–-]{0,3})(?<!\p{L}-)(?:NMR|RMN|EMN)` +
    String.raw`(?![ –-]{0,2}(?:de )?[(]?${NUMBER} ?(?:H|C|F|P|B|Si|N)(?![\p{L}\d]))` +
    String.raw`(?= ?(?:spectr|data|espektro)?[\p{Ll} ]{0,12}(?:[([:;,δτ]|\d))`,
  'gu',
);
/** Characters behind the heading that are asked. */
const AHEAD = 400;
const NEXT_HEADING = /(?<!\p{L})(?:NMR|RMN|EMN|IR|MS|UV|HRMS|Anal|m\/z)(?!\p{L})/u;
const CONDITIONS = /^[^\d([]{0,24}[([][^()[\]]{0,60}[)\]]/u;
const PROTONS = /[(,;] ?\d{1,2}(?:\.\d)? ?H(?![a-z])/u;
const MULTIPLICITY = /\d ?\((?:br\.? ?)?[sdtqm]{1,3}[,;) ]/u;
const SHIFT = /(?<![\d.(=] ?)\d{1,3}\.\d{1,2}(?![\d.])/gu;
/** No proton of a usual compound lies above. */
const MOST_PROTON_PPM = 16;

/** The nucleus that a list of signals is of, as far as its own form says; null where it does not. */
function nucleusOf(behind: string): '1H' | '13C' | null {
  const list = (behind.split(NEXT_HEADING)[0] ?? '').replace(CONDITIONS, '');
  // Shifts on the τ scale (10 − δ) are not read as δ.
  if (/^[^\d]{0,12}τ/u.test(list)) return null;
  if (PROTONS.test(list)) return '1H';
  const shifts = [...list.matchAll(SHIFT)].map(([shift]) => Number(shift));
  if (shifts.some((shift) => shift > MOST_PROTON_PPM)) return shifts.length > 1 ? '13C' : null;
  return MULTIPLICITY.test(list) ? '1H' : null;
}

/**
 * A section whose headings all name their nucleus: "NMR (CDCl3) δ: 1.30 (3H, t, J=7Hz)" of older papers meant ¹H,
 * since there was nothing else to record. What the signals do not settle stays as it is. Linear: every
 * repetition is bounded.
 */
export function nameNuclei(text: string): string {
  const spelt = SPELLINGS.reduce((tidy, [found, put]) => tidy.replace(found, put), text);
  return spelt.replace(BARE, (bare, at: number) => {
    const nucleus = nucleusOf(spelt.slice(at + bare.length, at + bare.length + AHEAD));
    return nucleus === null ? bare : `${nucleus} ${bare}`;
  });
}
