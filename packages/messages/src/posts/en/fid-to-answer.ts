import type { PostText } from '../post.ts';

export const fidToAnswer: PostText = {
  title: 'From the FID to the answer',
  excerpt:
    'You have a folder from the spectrometer, not a list of peaks. What to drop, what is done with it, what ' +
    'to check, ' +
    'and one whole case from the decays to the molecule.',
  tags: ['Practice', 'NMR', '2D NMR'],
  content: `A spectrometer writes a folder for each experiment. Elucida reads these folders as they are, in \
your browser. \
Nothing is sent before you run the analysis, and then only lists of peaks and the curves that you see.

## What to drop

Open the page of manual analysis and drop the folder of the sample, an archive of it (zip, tar, \
tar.gz), or single files: Bruker, JEOL, \
Varian/Agilent, JCAMP-DX or NMReDATA. For infrared and mass spectra CSV, SPC, netCDF, mzML and mzXML are read too. \
Type the formula first: integrals are then scaled to its hydrogens.

All experiments that are found are listed, each with a small picture. Those that are used have a tick. Remove the \
tick from a bad spectrum, and a second one of its kind takes its place.

## What is done with it

- **A processed spectrum** of the instrument is taken where there is one. Otherwise the decay is processed: digital \
filter, window, zero filling, Fourier transform, phase and baseline.
- **¹H** signals are found as lines, joined into multiplets with coupling constants, and integrated.
- **¹³C** lines above the noise are listed. DEPT says which carbons are CH, CH₂ and CH₃.
- **HSQC, HMBC, COSY and NOESY** become pairs of shifts, brought to the signals of the ¹H and ¹³C lists.
- **Solvent, water and common impurities** are named, and count nothing.

## What to check

1. Is the reference right? The solvent is the quickest test: CHCl₃ is at 7.26 ppm, CDCl₃ at 77.16 ppm. Choose a \
peak on \
the plot, type its true shift, and all others move with it.
2. Does the sum of the integrals fit the formula? An OH may be missing. A solvent signal must not be counted.
3. Are there peaks of impurities? Remove them: drag over the range, or choose the peak and delete it.
4. Are two signals one, or is one signal two? Join or split them. Every correction can be undone.

## One whole case

The public record of arborinine (NMReDATA, 500 MHz, CDCl₃) holds a ¹H, a ¹³C and a DEPT-135 spectrum, COSY, \
HSQC and HMBC. \
With the formula C₁₆H₁₅NO₄ and nothing else typed, these are the steps:

- The formula has 10 degrees of unsaturation: several rings and a carbonyl group.
- The carbon spectrum has 16 signals, one for each carbon. 180.7 ppm is a carbonyl carbon between two rings; \
60.8, 56.0 and 34.1 ppm are two OCH₃ and an NCH₃.
- The hydrogen at 14.77 ppm is held by the carbonyl group next to it: a chelated OH.
- Four CH in a row, at 8.40, 7.28, 7.72 and 7.49 ppm, are one side of a benzene ring: COSY shows their order.
- HSQC ties 8 hydrogen signals to their carbons. 6.23 ppm belongs to the CH at 86.7 ppm.
- 21 peaks of HMBC run over two or three bonds. The NCH₃ at 3.81 ppm reaches 141.9 and 140.4 ppm: the nitrogen \
joins both rings.

The answer is arborinine, an acridone, stated at 99 %. The \
runner-up has its methyl group on oxygen and not on nitrogen: nothing in it explains 34.1 ppm.

A part of this case runs live from the home page: ¹H, ¹³C, DEPT-135 and HSQC, from their decays.

## When it says that it is not sure

One ¹H spectrum of a large molecule leaves too many isomers. Elucida then says so, lists the best candidates and \
names the experiment that would settle the case. Record that one next.`,
};
