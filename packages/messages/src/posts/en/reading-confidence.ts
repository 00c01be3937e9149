import type { PostText } from '../post.ts';

export const readingConfidence: PostText = {
  title: 'What a confidence means, and how to read the runners-up',
  excerpt:
    'A confidence is a promise about many answers, not a grade for one. How to use it, and ' +
    'why the second candidate deserves a look.',
  tags: ['Confidence', 'Practice'],
  content: `Every answer comes with a figure. It is worth knowing what that figure promises, and what it does not.

## What the figure means

A confidence of 80% says: among many cases that looked like this one, about eight in ten first \
candidates were right. It is fitted on cases whose answer is known and measured on others. It is \
not the share of peaks that agree, and it is not a probability that the compound is pure.

Three things lower it:

- **A close second.** Two isomers that predict nearly the same spectrum share the confidence between them.
- **Little evidence.** A formula with an IR alone can rarely single out one isomer.
- **Unusual chemistry.** Where few known compounds support a prediction, its uncertainty is wide \
and a good fit means less.

## Read the runner-up

The second candidate is the best argument against the first. Ask three questions about it:

- **Where do the two differ?** The list names the one peak that tells them apart. If that peak \
is a shoulder or lies under the solvent, the order of the two says little.
- **What is unexplained?** A strong peak that neither candidate explains is more serious than several small deviations.
- **What would settle it?** Often one measurement: DEPT-135 for a CH₂ against a CH, HMBC for \
where a carbonyl is attached, a drop of D₂O for an OH.

## "Not sure" is an answer

When the evidence does not single out one structure, the result says so and lists what fits. \
That is the right reading of an ambiguous set of spectra. *Ortho* and *meta* isomers with two \
aliphatic substituents, or esters reversed within a long chain, can look nearly the same in one \
dimension; no amount of calculation can add information that was not recorded.

When one spectrum contradicts the formula and the others agree with it, the result says which \
one, lets the others order the candidates, and asks for that spectrum again. A file mixed up is \
more common than a molecule nobody has seen.

## How the figures are measured

The figures on the home page come from molecules whose answers are known and that were kept apart \
from all development: 176 cases of the MolPuzzle benchmark, 620 molecules of up to 20 \
non-hydrogen atoms with spectra recorded on real instruments, and 120 mismatched cases. Each case \
gives a formula and lists of peaks, nothing else. The library of known molecules is switched off, \
so that no answer can be looked up. Of the 620 the first candidate was right in 90.6%, and the \
right molecule was among the first ten in 96.3%; of the 176, in 95.5% and 100%.

- **A right answer** is a first candidate with exactly the true constitution. A close relative does not count.
- **The confidence** is checked by sorting the answers by it and counting how many of them are \
right. What each piece of evidence weighs, and the confidence, were fitted on other cases.
- **Mismatched cases** are included deliberately: the spectra of one molecule with the formula of \
another. The right answer is then that nothing fits.
- **Times** are those of two otherwise idle processor cores, each of them busy with one case.

The bench is part of the source code, with its results stage by stage, failures included.

## Before you rely on it

- Check the formula and the solvent.
- Follow each line of the reasoning to its peak.
- Compare with an authentic sample or a published spectrum when the answer matters.

The candidates are compared as constitutions. Relative configuration and E/Z are stated only where \
coupling constants or NOE decide them. Enantiomers give the same spectra in an achiral solvent and are not told apart.`,
};
