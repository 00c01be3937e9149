import type { PostText } from '../post.ts';

export const twoDimensional: PostText = {
  title: 'DEPT, HSQC, HMBC, COSY: what each one settles',
  excerpt:
    'Two-dimensional spectra say which atoms are neighbours. Which to record first, how to enter them, and ' +
    'which of ' +
    'their peaks to distrust.',
  tags: ['Guide', 'NMR', '2D NMR'],
  content: `Up to some 12 atoms apart from hydrogen, lists of ¹H and ¹³C shifts are mostly enough. Beyond that, \
more and more \
isomers explain the same shifts. Then it helps to know which atoms are neighbours.

## What each one says

- **DEPT-135, APT:** how many hydrogens a carbon carries, odd or even. They tell CH₂ from CH and CH₃.
- **HSQC, HMQC:** this hydrogen sits on this carbon. They say which shift belongs to which.
- **COSY:** these two hydrogens couple, mostly over three bonds. It shows chains of neighbours.
- **HMBC:** this hydrogen and this carbon are two or three bonds apart. It shows how pieces are joined, also \
across O, N and C=O.
- **NOESY, ROESY:** these two hydrogens are close in space. They settle places on rings, and E or Z.

Record HSQC first: it takes minutes, and makes every other list better. HMBC comes next.

## How to enter them

Paste lists as papers print them into a section, one experiment after another:

- \`HSQC (δH/δC): 7.26/128.5, 3.84/55.3\`
- \`HMBC 3.84 → 159.6, 7.26 → 128.1\`
- \`COSY 4.12/1.26\`
- \`13C NMR δ 159.6 (Cq), 128.5 (CH), 55.3 (CH3)\`, or a list \`DEPT: 128.5 (CH), 55.3 (CH3)\` of its own

The assignment table of a thesis can be pasted whole as an experimental section: columns for position, δC, \
type, δH, COSY, HMBC and NOESY, out of a document, a spreadsheet or a CSV file. The labels in its cells become \
cross peaks. Peak lists of Mnova and TopSpin are read there as well. Write HSQC or HMBC above such a list: its \
axes do not tell the two apart.

On the page of manual analysis each of them is a table with two columns, and is drawn as a map. Folders of \
spectrometers are read as well.

In an edited HSQC the sign of a peak tells CH₂ from CH and CH₃. Say that it is edited, and which sign CH₂ has.

## Which peaks to distrust

- **One-bond pairs in HMBC.** Two peaks on both sides of a carbon's shift, some 125 to 170 Hz apart, at the \
shift of its own \
hydrogens: they are what the filter let through.
- **Four bonds.** A peak of HMBC may run over four bonds, above all in aromatic rings and along zigzags. \
Elucida counts \
such a peak against a structure, but never rules one out because of it.
- **Absent peaks.** A two-bond peak in a benzene ring is often too weak to be seen. What is missing proves little.
- **The diagonal and its neighbourhood** in COSY: signals nearer than 0.1 ppm hide there.
- **Vertical streaks** at strong methyl groups are noise of the second dimension.

## How they are weighed

A logical solver forbids what contradicts one peak, and one wrong peak then excludes the right answer. Elucida \
weighs: each \
peak makes a structure more or less likely, and the sum decides. So a list with a mistake in it is still worth \
entering. The report names each pair with its atoms and the number of bonds, so that you can follow it on the \
structure.`,
};
