/** The IR guide. `*x*` is italic, `_2` a subscript, `^-1` a superscript. */
export const ir = {
  basics: {
    heading: 'What an IR spectrum shows',
    one:
      'Bonds vibrate at frequencies set by the strength of the bond and the masses at its ' +
      'ends, as a spring does. Infrared light of the same frequency is absorbed if the ' +
      'vibration changes the dipole moment. So polar bonds (O–H, C=O, C–O) give strong bands ' +
      'and symmetrical ones (the C≡C of an internal alkyne) may give none.',
    two:
      'Above 1500 cm^-1 most bands belong to one bond each: read them first. Below that, in ' +
      'the fingerprint region, whole pieces of the molecule move together: compare it with a ' +
      'reference, but interpret only its strongest bands, above all C–O near 1000–1300 cm^-1.',
    three:
      'Read three things of every band: its position, its strength and its shape. A band at ' +
      '3300 cm^-1 is an alcohol if it is broad and rounded, an alkyne if it is sharp, a ' +
      'primary amine if there are two.',
  },
  sampling: {
    heading: 'Sampling modes',
    atr: {
      name: 'ATR',
      text:
        'The sample is pressed on a crystal and the light penetrates a few micrometres. ' +
        'Quick, for solids and liquids alike. The depth grows with the wavelength, so bands ' +
        'at low wavenumbers look stronger and those near 3000 cm^-1 weaker than in ' +
        'transmission, and strong bands move down by a few cm^-1. Most software corrects for ' +
        'it; state whether it was applied.',
    },
    transmission: {
      name: 'Transmission',
      text:
        'A film between salt plates, a solution in a cell, or a KBr pellet. The spectra of ' +
        'the older collections were measured this way. KBr takes up water: a broad band at 3400 ' +
        'cm^-1 with one at 1640 cm^-1 is moisture until shown otherwise.',
    },
    drifts: {
      name: 'DRIFTS',
      text:
        'The light scattered by a powder diluted in KBr is collected. Good for solids that ' +
        'cannot be pressed and for catalysts. Weak bands look too strong; the Kubelka–Munk ' +
        'function corrects this. Grind finely, or the strong bands are distorted.',
    },
  },
  bands: {
    heading: 'Diagnostic bands',
    lead:
      'Usual positions of the bands that decide most cases. Conjugation lowers a C=O by ' +
      '20–30 cm^-1; a smaller ring raises it by about 30 cm^-1 for each ring atom fewer.',
    columns: { bond: 'Vibration', range: 'cm⁻¹', shape: 'Appearance', meaning: 'What it says' },
    shapes: {
      strongBroad: 'strong, broad',
      medium: 'medium',
      strongSharp: 'strong, sharp',
      weakSharp: 'weak, sharp',
      mediumTwo: 'medium, two for NH_2',
      veryBroad: 'very broad',
      strongTwo: 'two, strong',
      mediumSharp: 'medium, sharp',
      weakTwo: 'two, weak',
      strong: 'strong',
    },
    rows: {
      oh: { bond: 'O–H, alcohol', meaning: 'Hydrogen-bonded; free O–H is sharp near 3600.' },
      nh: { bond: 'N–H', meaning: 'Amine or amide; secondary ones have a single band.' },
      acidOh: {
        bond: 'O–H, acid',
        meaning: 'Lies under the C–H bands; always with a C=O near 1710.',
      },
      alkyneCh: { bond: '≡C–H', meaning: 'Terminal alkyne, with C≡C near 2120.' },
      sp2Ch: { bond: '=C–H', meaning: 'Just above 3000: alkene or aromatic ring.' },
      sp3Ch: { bond: 'C–H, sp^3', meaning: 'Just below 3000: nearly always there.' },
      aldehydeCh: {
        bond: 'C–H, aldehyde',
        meaning: 'The pair near 2720 and 2820 tells an aldehyde from a ketone.',
      },
      nitrile: { bond: 'C≡N', meaning: 'Nitrile; lower when conjugated.' },
      alkyne: { bond: 'C≡C', meaning: 'Absent in symmetrical internal alkynes.' },
      chloride: {
        bond: 'C=O, acid chloride',
        meaning: 'The highest C=O among common compounds with one carbonyl.',
      },
      anhydride: {
        bond: 'C=O, anhydride',
        meaning: 'Near 1820 and 1750; two bands about 60 apart.',
      },
      ester: { bond: 'C=O, ester', meaning: 'With one or two strong C–O bands at 1000–1300.' },
      aldehyde: { bond: 'C=O, aldehyde', meaning: 'Look for the C–H pair near 2720 and 2820.' },
      ketone: { bond: 'C=O, ketone', meaning: 'About 1685 next to a benzene ring.' },
      acid: { bond: 'C=O, acid', meaning: 'As the hydrogen-bonded dimer.' },
      amide: { bond: 'C=O, amide', meaning: 'With N–H bending near 1550 in secondary amides.' },
      alkene: {
        bond: 'C=C, alkene',
        meaning: 'Stronger when conjugated; may be absent by symmetry.',
      },
      arene: { bond: 'C=C, aromatic', meaning: 'Two to four bands, usually near 1600 and 1500.' },
      nitro: { bond: 'NO_2', meaning: 'Near 1530 and 1350, often the strongest of all.' },
      co: { bond: 'C–O', meaning: 'Alcohols 1000–1200, esters 1150–1300, ethers near 1100.' },
    },
  },
  tips: {
    heading: 'Tips',
    one: 'Begin with 1630–1830 cm^-1: whether there is a C=O divides organic chemistry in two.',
    two:
      'What is missing says as much as what is there. No strong band between 1630 and 1830 ' +
      'cm^-1: no carbonyl, whatever the rest looks like. Amides come at the lower end, acid ' +
      'chlorides and anhydrides at the upper one.',
    three:
      'Carbon dioxide (2350 cm^-1) and water vapour (3600–3900 and 1400–1800 cm^-1, many ' +
      'fine lines) come from the air, not from the sample.',
    four: 'Do not try to explain every band. Ten bands explained well are worth more than forty explained badly.',
    five: 'Calculate the degrees of unsaturation first: at zero there is no C=O to look for.',
  },
  example: {
    heading: 'Example: ethanol',
    lead: 'A liquid film between salt plates. The formula C_2H_6O has no unsaturation: an alcohol or an ether.',
    figure:
      'Ethanol, liquid film: positions of the main bands. Heights and widths are drawn from ' +
      'strong, medium, weak and broad.',
    bands: {
      oh: 'O–H, hydrogen-bonded: broad and strong. An ether would have nothing here.',
      ch3: 'C–H of CH_3, asymmetric.',
      ch2: 'C–H of CH_2 and CH_3; all below 3000, so no =C–H.',
      bend: 'CH_2 and CH_3 bending.',
      umbrella: 'CH_3 bending, symmetric.',
      cco: 'C–C–O, out of phase.',
      co: 'C–O of a primary alcohol: the strongest band of the fingerprint region.',
      skeleton: 'C–C–O, in phase.',
    },
    conclusion:
      'O–H and C–O but no C=O, no =C–H, no C≡C: a saturated alcohol. With two carbons that is ethanol.',
  },
};
