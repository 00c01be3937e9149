import { observesAnotherNucleus } from './other-nuclei.ts';

/** What is written around a plot. */
export interface PlotWords {
  /** Below the axis and at its end. */
  readonly axis: string;
  /** Above the plot. */
  readonly heading: string;
  /** Along the vertical axis; empty where it was not read. */
  readonly vertical: string;
  /** In the plot and in a column right of it, where programs write too. */
  readonly inside?: string;
}

/** Plots of two shifts: by the name of the experiment, or by both axes as programs name them. */
const TWO_SHIFTS = /\b(?:HSQC|HMBC|HMQC|COSY|NOESY|ROESY|TOCSY|INADEQUATE|2D)\b/;
/** Measurements by their names, also in the languages of the product and in German. */
const OTHER_METHODS = new RegExp(
  'raman|chromatogra|kromatogra|cromatogra|\\b(?:hplc|gc-fid|tic|xrd|tga|dsc|dls|epr|esr|xps|xanes|exafs|' +
    'edx|eels|saxs|tcspc|vcd|ecd)\\b|paramagn|diffract|difrac|difrakz|thermogra|termogra|calorim|voltam|' +
    'voltamm|fluoresc(?!ei)|fluoreszen|luminesc|lumineszen|phosphoresc|fosforesc|calibration|calibraci|' +
    'kalibra|emission spec|espectro de emisi|igorpen|excitation|excitaci|kitzikapen|circular dichro|' +
    'dicro[ií]smo|dikroismo|mossbauer|mössbauer|lifetime|[λA]\\s?_?\\s?exc?\\b|\\bcd spectr',
  'i',
);
/** Quantities that no axis of a spectrum has, whatever else is written there. */
const FOREIGN_QUANTITIES = new RegExp(
  'retention|retenci|erretentzio|2\\s?-?theta|\\btheta|2\\s?θ|\\bdegrees?\\b|\\bgrados\\b|diameter|diámetro|' +
    'durchmesser|particle|potential|potencial|potentzial|concentra|konzentra|kontzentra|' +
    'elution|raman|\\bk?eV\\b|emission|emisi[oó]n|magnetic field|campo magn|eremu magn|magnetfeld|\\bfield\\b|' +
    '\\bgauss\\b|\\bm?tesla\\b|\\bmT\\b|[([]\\s?G\\s?[)\\]]|\\/\\s?G\\b|velocity|velocidad|abiadura|' +
    '\\bmm\\s?[\\/ ]\\s?s|binding|\\bdelay\\b|cycle number|\\/\\s?[npμ]s\\b',
  'i',
);
/** Those that a caption may mention too. */
const PERHAPS_MENTIONED = new RegExp(
  '\\btime\\b|tiempo|\\bzeit\\b|denbora|\\bmin(?:utes?|utos)?\\b|temperatur|tenperatura|\\bdate\\b|fecha|' +
    '\\byears?\\b|\\baños?\\b|\\burtea?\\b|\\bjahr|\\bmonths?\\b|\\bprice|\\bdays?\\b|volume|volumen|' +
    'distance|\\bhertz\\b|\\b[kM]?Hz\\b|[([/]\\s?(?:[mnpμ]?s|h|K|°C|m?L|mV|V)\\s?[)\\]]',
  'i',
);
/**
 * Short names in capitals; next to a word of absorption they are what recognition makes of numbers.
 */
const SHORT_VERTICALS = /\b(?:PL|CD|VCD)\b/;
const ABSORPTION = /absorb|transmi/i;
/** Acidity, unlike phenyl. */
const ACIDITY = /\bpH\b/;
const SPECTRAL_UNITS = /ppm|m\s?\/\s?z|cm|\bnm\b|wave|longitud|shift|chemical|químic|nmr/i;
/** Vertical axes of measurements that share the horizontal axis of a spectrum used here. */
const OTHER_VERTICALS = new RegExp(
  'raman|fluoresc|fluoreszen|emission|emisi|igorpen|luminesc|excitation|heat flow|\\bweight\\b|' +
    '\\bmass \\(?(?:%|mg)|\\bcurrent\\b|\\bprice\\b|\\bmA\\b|\\bmAU\\b|mW|ellipticity|elipticidad|eliptik|' +
    'mdeg|[Δ△]\\s?[εAa]|deriva|\\bd\\s?[χxXI][\'’"”]*\\s?\\/\\s?d\\s?B|conversion',
  'i',
);

/**
 * Whether the words around a plot name a measurement that is not used here: another nucleus, two
 * dimensions, a chromatogram, a diffractogram, a thermogram, Raman, emission, circular dichroism,
 * electron resonance, a chart.
 */
export function namesAnotherKind({ axis, heading, vertical, inside = '' }: PlotWords): boolean {
  const around = `${axis} ${heading}`;
  if (observesAnotherNucleus(around) || observesAnotherNucleus(inside, { amongPeaks: true }))
    return true;
  if (TWO_SHIFTS.test(around) || /\bppm\b/i.test(vertical)) return true;
  if (/\bf2\b/i.test(axis) && /\bf1\b/i.test(axis)) return true;
  if (OTHER_METHODS.test(`${around} ${inside}`) || FOREIGN_QUANTITIES.test(axis)) return true;
  if (PERHAPS_MENTIONED.test(axis) && !SPECTRAL_UNITS.test(axis)) return true;
  if (SHORT_VERTICALS.test(vertical) && !ABSORPTION.test(vertical)) return true;
  return ACIDITY.test(`${axis} ${vertical}`) || OTHER_VERTICALS.test(vertical);
}
