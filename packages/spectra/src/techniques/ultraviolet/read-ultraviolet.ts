import type { UvVisPeak, UvVisSpectrum } from '../../spectrum.ts';
import { readHeader } from '../../listings/header.ts';
import { fault, reading, type NotationResult } from '../../listings/notation-result.ts';
import { middle, readPeakList, type ListEntry, type Piece } from '../../listings/peak-list.ts';

const TECHNIQUE = /UV(?:\s?[-–/]?\s?Vis(?:ible)?)?\.?/iy;
const EPSILON =
  /\(\s?(?:log(?:10|₁₀)?\s?)?\(?\s?ε\s?\)?(?:max)?\s?(?:[/,]?\s?\(?(?:M|mol|L|dm)[^()]{0,30}\)?)?\s?\)/iu;
const NOISE = new RegExp(
  `[\\s:=,;]|λ\\s?_?\\{?(?:max)?\\}?\\.?|(?:\\/|\\()?\\s?nm\\b\\s?\\)?|${EPSILON.source}`,
  'iuy',
);
const UNIT = /nm\b|\(\s?ε\s?\)/y;

/**
 * `12 000`, `12,000`, `1.2 × 10^4`, `4.08` with `log`: the molar absorptivity in M⁻¹ cm⁻¹, or null
 * for other text.
 */
function absorptivity({ text }: Piece, logarithmic: boolean): number | null {
  const log = logarithmic || /log/iu.test(text);
  const plain = text
    .replace(/log(?:10|₁₀)?/iu, '')
    .replace(/ε|\(|\)|=|max/gu, '')
    .replace(/(?:d?m3|L|l|M|mol|cm)[\s⁻^{}−–\-\d¹·.*/a-zA-Z]*$/u, '')
    .trim();
  const power = /^(\d+(?:\.\d+)?)\s?[×x·*]\s?10\^?\{?([\d⁰¹²³⁴⁵⁶⁷⁸⁹])\}?$/u.exec(plain);
  if (power)
    return Number(
      (
        Number(power[1]) *
        10 **
          ('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(power[2]!) >= 0
            ? '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(power[2]!)
            : Number(power[2]))
      ).toPrecision(12),
    );
  const grouped = /^\d{1,3}(?:[\s\u00a0\u2009\u202f',]\d{3})+$/u.test(plain)
    ? plain.replace(/\D/gu, '')
    : plain.replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/u.test(grouped)) return null;
  // Two decimals of log ε are about 2 %: three figures say all there is.
  return log ? Number((10 ** Number(grouped)).toPrecision(3)) : Number(grouped);
}

function maximum(
  entry: ListEntry,
  { text, logarithmic }: { text: string; logarithmic: boolean },
): UvVisPeak {
  const peak: UvVisPeak = { lambda_max_nm: middle(entry) };
  const notes: string[] = [];
  const tail = entry.tail.text.replace(/^nm\b\.?/u, '').trim();
  if (/^sh(?:oulder|\.)?$/iu.test(tail)) notes.push('sh');
  else if (tail !== '' && tail !== '.')
    throw fault('unexpected_text', text, { at: entry.tail.at, length: entry.tail.text.length });
  for (const detail of entry.details) {
    const epsilon = peak.epsilon_M_1cm_1 === undefined ? absorptivity(detail, logarithmic) : null;
    if (epsilon !== null) peak.epsilon_M_1cm_1 = epsilon;
    else {
      for (const piece of detail.text.split(/[;,]\s+/u)) {
        const inner =
          peak.epsilon_M_1cm_1 === undefined
            ? absorptivity({ text: piece, at: 0 }, logarithmic)
            : null;
        if (inner !== null) peak.epsilon_M_1cm_1 = inner;
        else if (piece.trim() !== '') notes.push(piece.trim());
      }
    }
  }
  if (notes.length > 0) peak.note = notes.join(', ');
  return peak;
}

/**
 * Reads a list of absorption maxima: `UV-Vis (EtOH) λmax (ε) 254 (12 000), 310 nm (sh, 3400)`; `log
 * ε` is turned into ε,
 * M⁻¹ cm⁻¹. What else is in parentheses is the note. Never throws; linear.
 */
export function readUvVis(text: string): NotationResult<{ readonly spectrum: UvVisSpectrum }> {
  return reading(() => {
    const header = readHeader(text, { technique: TECHNIQUE, noise: NOISE });
    const logarithmic = /log/iu.test(header.text);
    const peaks = readPeakList(text, { from: header.end, unit: UNIT }).map((entry) =>
      maximum(entry, { text, logarithmic }),
    );
    const solvent = header.conditions
      .map((condition) => condition.text)
      .filter((condition) => !/^(?:λ.*|nm|ε.*|log.*)$/iu.test(condition))[0];
    return {
      spectrum: { type: 'UVVIS' as const, ...(solvent ? { metadata: { solvent } } : {}), peaks },
    };
  });
}
