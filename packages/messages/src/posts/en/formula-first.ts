import type { PostText } from '../post.ts';

export const formulaFirst: PostText = {
  title: 'Begin with the formula: degrees of unsaturation',
  excerpt:
    'One line of arithmetic says how many rings and double bonds there are to find, before ' +
    'you have looked at a single peak.',
  tags: ['Formula', 'Practice'],
  content: `Before any peak, count. The molecular formula already says how many rings and \
multiple bonds the molecule has, and rules out most of what you might otherwise imagine in the \
spectrum.

## The count

For a formula with *C* carbons, *H* hydrogens, *N* nitrogens and *X* halogens:

> degrees of unsaturation = (2*C* + 2 + *N* − *H* − *X*) / 2

Oxygen and divalent sulfur do not count. Each ring and each double bond is one degree, a triple \
bond is two, a benzene ring is four.

## Three examples

- **C₂H₆O**: (4 + 2 − 6)/2 = **0**. No ring, no C=O, no C=C. Only an alcohol or an ether is \
left: ethanol or dimethyl ether.
- **C₇H₁₂O₂**: (14 + 2 − 12)/2 = **2**. One may be a C=O near 1740 cm⁻¹; then the other is a \
ring, a C=C or a second C=O. If the carbon spectrum has nothing between 100 and 150 ppm and a \
single line above 160 ppm, a ring is the likeliest; two carbonyls alike by symmetry would share \
that line.
- **C₈H₉NO**: (16 + 2 + 1 − 9)/2 = **5**. Four for an aromatic ring, one for a carbonyl: the \
signature of acetanilide and its isomers.

## What the result tells you to look for

- **0**: do not search for a carbonyl; look for O–H, N–H and C–O.
- **1**: a C=O, a C=C or one ring. IR shows a C=O at once; between a C=C and a ring the ¹³C spectrum decides.
- **2 or 3**: combinations, or a triple bond (2100–2260 cm⁻¹).
- **4 or more**: suspect an aromatic ring; check for protons at 6.5–8.5 ppm and carbons at 110–160 ppm.

## Checks that cost nothing

The result must be a whole number and not negative. A half means a wrong hydrogen count, an ion \
or a radical. With an odd number of nitrogens the molecular mass is odd: that is the nitrogen \
rule, and a quick test of the molecular ion.

Then count signals. Fewer carbon signals than carbons means symmetry. C₆H₁₂O₂ with four signals, \
for example, has equivalent carbons: methyl pivalate, whose *tert*-butyl group gives two signals \
for four carbons. An isopropyl group takes one signal away, and leaves five.

A wrong formula gives a wrong answer that looks perfectly plausible: the candidates are all made \
from it. If nothing fits, doubt the formula before you doubt the spectra.`,
};
