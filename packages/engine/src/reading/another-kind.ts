import { superscript } from '@elucida/spectra/markup/scripts';
import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';

/** What is written around a plot. */
export interface PlotWords {
  /** Below the axis and at its end. */
  readonly axis: string;
  /** Above the plot. */
  readonly heading: string;
  /** Along the vertical axis; empty where it was not read. */
  readonly vertical: string;
}

/** Nuclei as they are written above spectra; what they are decoupled from stands in braces. */
const NAMED_NUCLEI =
  /\b(?:19\s?F|31\s?P|11\s?B|15\s?N|14\s?N|29\s?Si|77\s?Se|119\s?Sn|195\s?Pt)\b|¹⁹F|³¹P|¹¹B|¹⁵N/i;
const DECOUPLED = /\{[^}]*\}/g;
/** Those of the techniques: `13C`, `¹³C`. */
const OWN_NUCLEI = new RegExp(
  IN_ORDER_OF_REASONS.flatMap((type) => techniqueOf(type).nucleus ?? [])
    .map((nucleus) => {
      const [, mass = '', element = ''] = /^(\d+)(\D+)$/u.exec(nucleus) ?? [];
      return String.raw`\b${mass}\s?${element}\b|${superscript(mass)}${element}`;
    })
    .join('|'),
  'i',
);
/** Plots of two shifts: by the name of the experiment, or by both axes as programs name them. */
const TWO_SHIFTS = /\b(?:HSQC|HMBC|HMQC|COSY|NOESY|ROESY|TOCSY|INADEQUATE|2D)\b/;
/** Measurements by their names, also in the languages of the product and in German. */
const OTHER_METHODS = new RegExp(
  'raman|chromatogra|kromatogra|cromatogra|\\b(?:hplc|gc-fid|tic|xrd|tga|dsc|dls|epr|xps)\\b|' +
    'diffract|difrac|difrakz|thermogra|termogra|calorim|voltam|voltamm|fluoresc|fluoreszen|' +
    'luminesc|lumineszen|calibration|calibraci|kalibra',
  'i',
);
/** Quantities that no axis of a spectrum has, whatever else is written there. */
const FOREIGN_QUANTITIES = new RegExp(
  'retention|retenci|erretentzio|2\\s?-?theta|\\btheta|2\\s?θ|\\bdegrees?\\b|\\bgrados\\b|diameter|diámetro|' +
    'durchmesser|particle|potential|potencial|potentzial|concentra|konzentra|kontzentra|' +
    'elution|raman|\\bk?eV\\b',
  'i',
);
/** Those that a caption may mention too. */
const PERHAPS_MENTIONED = new RegExp(
  '\\btime\\b|tiempo|\\bzeit\\b|denbora|\\bmin(?:utes?|utos)?\\b|temperatur|tenperatura|\\bdate\\b|fecha|' +
    '\\byears?\\b|\\baños?\\b|\\burtea?\\b|\\bjahr|\\bmonths?\\b|\\bprice|\\bdays?\\b|volume|volumen|' +
    'distance|\\bhertz\\b|\\b[kM]?Hz\\b',
  'i',
);
const SPECTRAL_UNITS = /ppm|m\s?\/\s?z|cm|\bnm\b|wave|longitud|shift|chemical|químic|nmr/i;
/** Vertical axes of measurements that share the horizontal axis of a spectrum used here. */
const OTHER_VERTICALS = new RegExp(
  'raman|fluoresc|fluoreszen|emission|emisi|luminesc|heat flow|\\bweight\\b|\\bmass \\(?(?:%|mg)|' +
    '\\bcurrent\\b|\\bprice\\b|\\bmA\\b|\\bmAU\\b|mW',
  'i',
);

/**
 * Whether the words around a plot name a measurement that is not used here: another nucleus, two
 * dimensions, a chromatogram, a diffractogram, a thermogram, Raman, fluorescence, a chart.
 */
export function namesAnotherKind({ axis, heading, vertical }: PlotWords): boolean {
  const around = `${axis} ${heading}`;
  const observed = around.replaceAll(DECOUPLED, ' ');
  if (NAMED_NUCLEI.test(observed) && !OWN_NUCLEI.test(observed)) return true;
  if (TWO_SHIFTS.test(around) || /\bppm\b/i.test(vertical)) return true;
  if (/\bf2\b/i.test(axis) && /\bf1\b/i.test(axis)) return true;
  if (OTHER_METHODS.test(around) || FOREIGN_QUANTITIES.test(axis)) return true;
  if (PERHAPS_MENTIONED.test(axis) && !SPECTRAL_UNITS.test(axis)) return true;
  return OTHER_VERTICALS.test(vertical);
}
