import { zlibSync } from 'fflate';

/** A scan that a test writes: pairs of m/z and intensity, and what is said of them. */
export interface WrittenScan {
  readonly points: readonly (readonly [mass: number, height: number])[];
  readonly level?: number;
  readonly seconds?: number;
  /** Null where the file is to state no sum. */
  readonly total?: number | null;
  readonly profile?: boolean;
  readonly negative?: boolean;
}
/** How numbers are written. */
export interface Packing {
  readonly bits?: 32 | 64;
  readonly zlib?: boolean;
}

/** Numbers in base64, the low byte first or last. */
export function packed(
  numbers: readonly number[],
  { bits = 64, zlib = false, low = true }: Packing & { readonly low?: boolean } = {},
): string {
  const size = bits / 8;
  const view = new DataView(new ArrayBuffer(size * numbers.length));
  numbers.forEach((number, k) =>
    bits === 64 ? view.setFloat64(size * k, number, low) : view.setFloat32(size * k, number, low),
  );
  const bytes = new Uint8Array(view.buffer);
  return Buffer.from(zlib ? zlibSync(bytes) : bytes).toString('base64');
}

const term = (accession: string, rest = '') =>
  `<cvParam cvRef="MS" accession="${accession}" name="" ${rest}/>`;
const totalOf = ({ points, total }: WrittenScan) =>
  total === undefined ? points.reduce((sum, [, height]) => sum + height, 0) : total;

/** mzML 1.1 with these scans, as converters write it: an index, a group of terms, times in minutes. */
export function mzml(scans: readonly WrittenScan[], packing: Packing = {}): string {
  const list = (kind: string, numbers: readonly number[]) =>
    `<binaryDataArray encodedLength="0">${term(packing.bits === 32 ? 'MS:1000521' : 'MS:1000523')}${term(
      packing.zlib ? 'MS:1000574' : 'MS:1000576',
    )}${term(kind)}<binary>${packed(numbers, packing)}</binary></binaryDataArray>`;
  const spectra = scans.map((scan, k) => {
    const { points, level = 1, seconds = 0, profile = false, negative = false } = scan;
    const total = totalOf(scan);
    return `<spectrum index="${k}" id="scan=${k}" defaultArrayLength="${points.length}">
      <referenceableParamGroupRef ref="${negative ? 'minus' : 'plus'}"/>
      ${term('MS:1000511', `value="${level}"`)}${term(profile ? 'MS:1000128' : 'MS:1000127')}
      ${total === null ? '' : term('MS:1000285', `value="${total}"`)}
      <scanList count="1"><scan>${term(
        'MS:1000016',
        `value="${seconds / 60}" unitAccession="UO:0000031"`,
      )}</scan></scanList>
      <binaryDataArrayList count="2">
        ${list(
          'MS:1000514',
          points.map(([mass]) => mass),
        )}
        ${list(
          'MS:1000515',
          points.map(([, height]) => height),
        )}
      </binaryDataArrayList></spectrum>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
    <indexedmzML xmlns="http://psi.hupo.org/ms/mzml"><mzML version="1.1.0">
    <referenceableParamGroupList count="2">
      <referenceableParamGroup id="plus">${term('MS:1000130')}</referenceableParamGroup>
      <referenceableParamGroup id="minus">${term('MS:1000129')}</referenceableParamGroup>
    </referenceableParamGroupList>
    <instrumentConfigurationList count="1"><instrumentConfiguration id="IC"><componentList count="1">
      <source order="1"><cvParam cvRef="MS" accession="MS:1000073" name="electrospray ionization"/></source>
    </componentList></instrumentConfiguration></instrumentConfigurationList>
    <run id="r"><spectrumList count="${scans.length}">${spectra.join('')}</spectrumList></run></mzML>
    <indexList count="0"/></indexedmzML>`;
}

/** mzXML 3 with these scans; those of fragments lie in the one before. */
export function mzxml(scans: readonly WrittenScan[], packing: Packing = {}): string {
  const opened = (scan: WrittenScan, k: number) => {
    const { points, level = 1, seconds = 0, profile = false, negative = false } = scan;
    const total = totalOf(scan);
    const said = `num="${k + 1}" msLevel="${level}" peaksCount="${points.length}" retentionTime="PT${seconds}S"`;
    const kind = `centroided="${profile ? 0 : 1}" polarity="${negative ? '-' : '+'}"`;
    const numbers = packed(points.flat(), { ...packing, low: false });
    return `<scan ${said} ${kind} ${total === null ? '' : `totIonCurrent="${total}"`}>
      <peaks precision="${packing.bits ?? 64}" byteOrder="network" contentType="m/z-int"
        compressionType="${packing.zlib ? 'zlib' : 'none'}">${numbers}</peaks>`;
  };
  const isInside = (k: number) => k > 0 && (scans[k]?.level ?? 1) > 1;
  const all = scans.map((scan, k) => {
    const ends = Number(isInside(k)) + Number(!isInside(k + 1));
    return `${opened(scan, k)}${'</scan>'.repeat(ends)}`;
  });
  return `<?xml version="1.0" encoding="ISO-8859-1"?>
    <mzXML xmlns="http://sashimi.sourceforge.net/schema_revision/mzXML_3.2"><msRun scanCount="${scans.length}">
    <msInstrument><msIonisation category="msIonisation" value="ESI"/></msInstrument>
    ${all.join('')}</msRun></mzXML>`;
}
