import type { PostText } from '../post.ts';

export const preparingSpectra: PostText = {
  title: 'How to prepare spectra for a good reading',
  excerpt:
    'What to check before you upload: the axis, the crop, the solvent, the integrals. Five ' +
    'minutes here save a wrong answer later.',
  tags: ['Practice', 'NMR', 'IR'],
  content: `A program reads a spectrum much as a colleague does who has never seen your sample: \
from what is on the page. Whatever is cut off, blurred or mislabelled is lost to both.

## Export rather than photograph

- Export the plot from the instrument's software as PNG, at least 1200 pixels wide. Lines of one pixel are fine.
- If all you have is paper, scan it or photograph it straight from above, in even light, with the whole frame in view.
- One spectrum per image. Crop away the parameter block and the peak list, but keep the whole axis with its numbers.

## Make the axis readable

The axis turns pixels into ppm or cm⁻¹. Two numbers on it are the least that is needed, five or \
more are better. When Elucida says that an axis could not be read, type its left and right \
limits on the image's card: that is quicker than a new export, and just as good.

## Look at the sample before you blame the molecule

- **Solvent.** CDCl₃ leaves a signal at 7.26 ppm in the proton spectrum and a 1:1:1 triplet at \
77.16 ppm in the carbon one; DMSO-d₆ at 2.50 and 39.52 ppm. Say which solvent you used.
- **Water and grease.** Water appears near 1.56 ppm in CDCl₃ and 3.33 ppm in DMSO-d₆; grease near 0.9 and 1.3 ppm.
- **Residual solvents.** Ethyl acetate (4.12, 2.05, 1.26 ppm), acetone (2.17 ppm) and \
dichloromethane (5.30 ppm) are the usual contaminants in CDCl₃.
- **Moist KBr.** A broad band at 3400 cm⁻¹ with a weak one at 1640 cm⁻¹ is water until you have shown otherwise.

## Integrals and couplings

Set one integral that you are sure of, and let the others follow. A proton that exchanges (OH, \
NH, COOH) may integrate low or not show at all: leave it out rather than guess. Give coupling \
constants in Hz, not in ppm, and give the spectrometer's frequency with them: 0.018 ppm is 7.2 \
Hz at 400 MHz and 10.8 Hz at 600 MHz.

## Give everything together

Spectra are evaluated as one case. An IR alone leaves hundreds of isomers possible, and a carbon \
spectrum removes most of them; the proton spectrum usually settles what is left. If you have to \
choose one more measurement, DEPT-135 is cheap and says how many hydrogens each carbon carries.`,
};
