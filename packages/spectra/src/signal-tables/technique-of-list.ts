import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { IN_ORDER_OF_REASONS, techniqueOf } from '../techniques/registry.ts';
import type { Conditions } from './conditions.ts';
import type { ListedPeak } from './peak-lists.ts';

/** Experiments that are not judged: none of the others may be taken for them. */
const OTHER_EXPERIMENT = /TOCSY|HOESY|INADEQUATE|ADEQUATE|H2BC|DOSY|JRES|HETCOR|DIPSI|MLEV/iu;
/** Beyond, an axis is not of hydrogens, ppm. */
const MOST_PROTON_PPM = 20;
/** Where ¹³C lies; beyond is another nucleus, ppm. */
const CARBON_PPM = { from: -20, to: 250 } as const;

/** The technique of a list; null where neither words nor axes settle it; `other` for one that is not judged. */
export interface SettledList {
  readonly type: SpectrumType;
  /** The name that the text uses: `HMQC`, `ROESY`, `edited HSQC`. */
  readonly name: string;
}

const planes = IN_ORDER_OF_REASONS.filter((type) => techniqueOf(type).pair !== null);
const lines = IN_ORDER_OF_REASONS.filter((type) => techniqueOf(type).nucleus !== null);

const isMixed = (type: SpectrumType): boolean =>
  new Set(techniqueOf(type).pair?.nuclei ?? []).size > 1;

function planeOf(peaks: readonly ListedPeak[], words: string): SettledList | null | 'other' {
  if (OTHER_EXPERIMENT.test(words)) return 'other';
  const beyond = [peaks.map(({ f2 }) => f2), peaks.map(({ f1 }) => f1 ?? 0)].filter((axis) =>
    axis.some((ppm) => ppm > MOST_PROTON_PPM),
  ).length;
  const named = planes.filter((type) => techniqueOf(type).notation.named.test(words));
  // Two names are none; without a name, hydrogens on both axes are those that couple, as a rule.
  const type =
    named.length === 0 && beyond === 0 ? planes.find((each) => !isMixed(each)) : named[0];
  if (named.length > 1 || type === undefined || beyond > (isMixed(type) ? 1 : 0)) return null;
  const name = techniqueOf(type).notation.named.exec(words)?.[0] ?? type;
  return { type, name: /edited|DEPT|HSQCED/iu.test(words) ? `edited ${name}` : name };
}

function lineOf(peaks: readonly ListedPeak[], words: string): SettledList | null {
  const plain = words.normalize('NFKC');
  const named = lines.filter((type) => {
    const [, mass = '', symbol = ''] = /^(\d+)(.+)$/u.exec(techniqueOf(type).nucleus ?? '') ?? [];
    const written = String.raw`(?<!\d)${mass}\s?${symbol}(?![a-z])|(?<![A-Za-z])${symbol}-?${mass}(?!\d)`;
    return new RegExp(written, 'u').test(plain);
  });
  if (named.length > 1) return null;
  if (named.length === 1) return { type: named[0]!, name: named[0]! };
  const shifts = peaks.map(({ f2 }) => f2);
  const [least, most] = [Math.min(...shifts), Math.max(...shifts)];
  if (least < CARBON_PPM.from || most > CARBON_PPM.to) return null;
  const nucleus = most > MOST_PROTON_PPM ? '13C' : '1H';
  const type = lines.find((each) => techniqueOf(each).nucleus === nucleus);
  return type === undefined ? null : { type, name: type };
}

/**
 * The technique of a list, from the experiment that its words name, else from its axes: up to 20 ppm on both is COSY;
 * HSQC and HMBC cannot be told apart by their axes. Null where nothing settles it.
 */
export const techniqueOfList = (
  peaks: readonly ListedPeak[],
  words: string,
): SettledList | null | 'other' =>
  peaks.every(({ f1 }) => f1 === null) ? lineOf(peaks, words) : planeOf(peaks, words);

const shown = (ppm: number): string => ppm.toFixed(4).replace(/\.?0+$/u, '');

/** Both signs occur: the experiment is edited, or its noise was picked; the sign is kept in either case. */
const haveBothSigns = (peaks: readonly ListedPeak[]): boolean =>
  [1, -1].every((sign) => peaks.some(({ intensity }) => Math.sign(intensity ?? 0) === sign));

/**
 * The list as a spectrum, read as its technique reads a printed one. Of a plane with carbons, the axis that reaches
 * beyond the hydrogens is theirs; F1 where neither does. Null where its technique refuses it.
 */
export function spectrumOfList(
  peaks: readonly ListedPeak[],
  { type, name }: SettledList,
  { proton, carbon, solvent }: Conditions,
): Spectrum | null {
  const { notation, pair, nucleus, form } = techniqueOf(type);
  if (pair === null) {
    // One frequency in a caption is that of its own nucleus.
    const frequency = nucleus === '13C' ? carbon : proton;
    const metadata = {
      ...(frequency !== null && { frequency_mhz: frequency }),
      ...(solvent !== null && { solvent }),
    };
    return {
      type,
      ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
      peaks: peaks.map(({ f2 }) => ({ [form.peak[0].name]: Number(f2.toFixed(4)) })),
    } as unknown as Spectrum;
  }
  const isSwapped = isMixed(type) && peaks.some(({ f2 }) => f2 > MOST_PROTON_PPM);
  const isSigned = form.peak.some((field) => field.name === 'phase') && haveBothSigns(peaks);
  const conditions = [proton === null ? '' : `${proton} MHz`, solvent ?? ''].filter(Boolean);
  const printed = peaks.map(({ f1, f2, intensity }) => {
    const [first, second] = isSwapped ? [f1!, f2] : [f2, f1!];
    const sign = isSigned && intensity !== null ? ` (${intensity < 0 ? '-' : '+'})` : '';
    return `${shown(first)}/${shown(second)}${sign}`;
  });
  const header = conditions.length === 0 ? name : `${name} (${conditions.join(', ')})`;
  const read = notation.read(`${header} ${printed.join('; ')}`, type);
  return read.ok ? read.spectrum : null;
}
