import type { RecordedTrace, SpectrumType } from '../spectrum.ts';
import type { AxisUnit } from '../techniques/technique.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { readTrace } from '../traces/read-trace.ts';

/** What a file is made of. */
export interface JcampInput {
  readonly type: SpectrumType;
  readonly title: string;
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly trace?: RecordedTrace | undefined;
}

/** Data types and units of the horizontal axis (JCAMP-DX 5.01, table III; 5.00 for NMR: ppm is allowed there). */
const KINDS: Readonly<Record<AxisUnit, readonly [dataType: string, unit: string]>> = {
  ppm: ['NMR SPECTRUM', 'PPM'],
  'cm-1': ['INFRARED SPECTRUM', '1/CM'],
  nm: ['UV/VIS SPECTRUM', 'NANOMETERS'],
  'm/z': ['MASS SPECTRUM', 'M/Z'],
};
const ORDINATES = {
  intensity: 'ARBITRARY UNITS',
  transmittance: 'TRANSMITTANCE',
  absorbance: 'ABSORBANCE',
} as const;
/** Heights are written as integers up to this. */
const STEPS = 1_000_000;
/** Points of a line, which has at most 80 characters. */
const POINTS = 6;

/** A value that is one line: JCAMP-DX has no way to write more. */
const oneLine = (text: string) => text.replace(/[\r\n]+|##|\$\$/g, ' ').trim();
const exact = (value: number) => String(Number(value.toPrecision(12)));

function curveLines(trace: RecordedTrace): string[] | null {
  const curve = readTrace(trace);
  if (curve === null) return null;
  const { x, y } = curve;
  const last = x.length - 1;
  let [low, high] = [Infinity, -Infinity];
  for (const value of y) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const factor = Math.max(Math.abs(low), Math.abs(high)) / STEPS || 1;
  const lines: string[] = [];
  for (let k = 0; k <= last; k += POINTS) {
    const heights = Array.from(y.subarray(k, k + POINTS), (value) => Math.round(value / factor));
    lines.push(`${exact(x[k]!)} ${heights.join(' ')}`);
  }
  return [
    `##YUNITS= ${ORDINATES[trace.ordinate]}`,
    `##FIRSTX= ${exact(x[0]!)}`,
    `##LASTX= ${exact(x[last]!)}`,
    `##DELTAX= ${exact((x[last]! - x[0]!) / last)}`,
    '##XFACTOR= 1',
    `##YFACTOR= ${exact(factor)}`,
    `##NPOINTS= ${x.length}`,
    `##FIRSTY= ${exact(y[0]!)}`,
    `##MINY= ${exact(low)}`,
    `##MAXY= ${exact(high)}`,
    '##XYDATA= (X++(Y..Y))',
    ...lines,
  ];
}

function peakLines({ type, peaks }: JcampInput): string[] {
  const { form, plot } = techniqueOf(type);
  const rows = peaks
    .map((peak) => [Number(peak[form.peak[0].name]), plot.heightOf(peak)] as const)
    .filter(([position]) => Number.isFinite(position));
  return [
    '##YUNITS= RELATIVE INTENSITY',
    '##XFACTOR= 1',
    '##YFACTOR= 1',
    `##NPOINTS= ${rows.length}`,
    '##PEAK TABLE= (XY..XY)',
    ...rows.map(([position, height]) => `${exact(position)}, ${exact(height)}`),
  ];
}

/**
 * A spectrum in one dimension as a JCAMP-DX 5.01 file (McDonald and Wilks, Appl. Spectrosc. 1988, 42, 151; for NMR
 * Davies and Lampen, 1993, 47, 1093): its recorded curve where there is one, else its peaks. Null for spectra whose
 * peaks join two signals.
 */
export function jcampText(input: JcampInput): string | null {
  const { type, title, metadata = {}, trace } = input;
  const { axis, nucleus, pair } = techniqueOf(type);
  if (pair !== null) return null;
  const [dataType, unit] = KINDS[axis.unit];
  const curve = trace === undefined ? null : curveLines(trace);
  const frequency = Number(metadata['frequency_mhz']);
  const solvent = typeof metadata['solvent'] === 'string' ? oneLine(metadata['solvent']) : '';
  return `${[
    `##TITLE= ${oneLine(title)}`,
    '##JCAMP-DX= 5.01',
    `##DATA TYPE= ${dataType}`,
    `##DATA CLASS= ${curve === null ? 'PEAK TABLE' : 'XYDATA'}`,
    '##ORIGIN= Elucida',
    '##OWNER=',
    ...(nucleus === null ? [] : [`##.OBSERVE NUCLEUS= ^${nucleus}`]),
    ...(frequency > 0 ? [`##.OBSERVE FREQUENCY= ${exact(frequency)}`] : []),
    ...(solvent === '' ? [] : [`##.SOLVENT NAME= ${solvent}`]),
    `##XUNITS= ${unit}`,
    ...(curve ?? peakLines(input)),
    '##END=',
  ].join('\r\n')}\r\n`;
}
