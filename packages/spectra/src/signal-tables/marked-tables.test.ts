import { describe, expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { writeNotation } from '../notation/write-notation.ts';
import { CAMPHOR_CSV, VANILLIN_TABLE } from '../testing/assignment-tables.ts';

const written = (text: string) => readSection(text).spectra.map((one) => writeNotation(one));

/** The vanillin of a thesis, in the markup that its author would paste. */
const [CAPTION = '', ...ROWS] = VANILLIN_TABLE.split('\n');
const CELLS = ROWS.map((row) => row.split('\t'));

const latexCell = (cell: string): string =>
  cell
    .replace('δC (ppm)', String.raw`$\delta_{\mathrm{C}}$ (ppm)`)
    .replace('δH (mult, J in Hz)', String.raw`$\delta_\mathrm{H}$ (mult, \textit{J} in Hz)`)
    .replace('→', String.raw`$\rightarrow$`)
    .replace('—', '--')
    .replace(/J = ([\d., ]+) Hz/u, String.raw`\emph{J} = $1~Hz`)
    .replace(/(?<=CH)(\d)/u, '$$_$1$$');
const LATEX = [
  String.raw`\begin{table}[htb]`,
  String.raw`\centering`,
  String.raw`\caption{${CAPTION.replace('1H', '$^{1}$H').replace('13C', String.raw`\textsuperscript{13}C`)}}`,
  String.raw`\label{tab:vanillin}`,
  String.raw`\begin{tabular}{@{}lllllll@{}}`,
  String.raw`\toprule`,
  ...CELLS.map((cells) => String.raw`${cells.map(latexCell).join(' & ')} \\ % a row`),
  String.raw`\bottomrule`,
  String.raw`\end{tabular}`,
  String.raw`\end{table}`,
].join('\n');

const htmlCell = (cell: string): string =>
  cell
    .replace('δC', '&delta;<sub>C</sub>')
    .replace('δH', '<i>&delta;</i><sub>H</sub>')
    .replace('→', '&rarr;')
    .replace('—', '&mdash;')
    .replace(/\bJ\b/u, '<em>J</em>')
    .replace(/(?<=CH)(\d)/u, '<sub>$1</sub>');
const HTML =
  `<p>${CAPTION}</p>\n<table class="data">\n<tbody>\n` +
  CELLS.map(
    (cells) => `<tr>\n${cells.map((cell) => `  <td>${htmlCell(cell)}</td>`).join('\n')}\n</tr>`,
  ).join('\n') +
  '\n</tbody>\n</table>';

const markdownCell = (cell: string): string =>
  cell
    .replace('δC', '**δ~C~**')
    .replace('δH', '**δ<sub>H</sub>**')
    .replace(/\bJ\b/u, '*J*')
    .replace(/(?<=CH)(\d)/u, '~$1~');
const [TITLES = [], ...BODY] = CELLS;
const MARKDOWN = [
  CAPTION,
  '',
  `| ${TITLES.map(markdownCell).join(' | ')} |`,
  `|:---|${'---:|'.repeat(TITLES.length - 1)}`,
  ...BODY.map((cells) => `| ${cells.map(markdownCell).join(' | ')} |`),
].join('\n');

test.each([
  ['LaTeX', LATEX],
  ['HTML', HTML.replace(`<p>${CAPTION}</p>`, CAPTION)],
  ['Markdown', MARKDOWN],
])('vanillin in %s is the vanillin of the document', (_name, text) => {
  expect(readSection(text).unused).toEqual([]);
  expect(written(text)).toEqual(written(VANILLIN_TABLE));
});

describe('cells that go over more than one row or line', () => {
  const camphor = [
    '1H NMR δ 2.35 (dt, J = 18.2, 3.9 Hz, H-3), 1.84 (d, J = 18.2 Hz, H-3), 2.09 (t, J = 4.4 Hz, H-4)',
    '13C NMR δ 43.3 (CH2, C-3), 43.1 (CH, C-4), 219.7 (C, C-2)',
    'HSQC (δH/δC): 2.35/43.3, 1.84/43.3, 2.09/43.1',
    'HMBC (δH/δC): 2.35/43.1, 1.84/219.7',
  ];
  test.each([
    [
      'rows of LaTeX without their environment',
      [
        String.raw`no. & $\delta_C$ & $\delta_H$ ($J$ in Hz) & HMBC \\ \hline`,
        String.raw`\multirow{2}{*}{3} & \multirow{2}{*}{43.3, CH$_2$} & 2.35, dt (18.2, 3.9) & 4 \\`,
        String.raw` & & 1.84, d (18.2) & 2 \\`,
        String.raw`\cmidrule(lr){1-4}`,
        String.raw`\multicolumn{4}{l}{Ring} \\`,
        String.raw`4 & 43.1, CH & 2.09, t (4.4) & \\[2pt]`,
        String.raw`2 & 219.7, C & & \\`,
      ].join('\n'),
    ],
    [
      'rowspan and a line break of HTML',
      '<table><tr><th>no.</th><th>&#948;C</th><th>&delta;H (J in Hz)</th><th>HMBC</th></tr>' +
        '<tr><td rowspan="2">3</td><td rowspan=2>43.3, CH<sub>2</sub></td>' +
        '<td>2.35, dt (18.2, 3.9)</td><td>4</td></tr><tr><td>1.84, d (18.2)</td><td>2</td></tr>' +
        '<tr><td colspan="4">Ring</td></tr>' +
        '<tr><td>4</td><td>43.1, CH</td><td>2.09, t (4.4)</td><td></td></tr>' +
        '<tr><td>2</td><td>219.7, C</td><td>&nbsp;</td><td></td></tr></table>',
    ],
    [
      'a page copied as text, a or b in front of the shift',
      'no.\tδC\tδH (J in Hz)\tHMBC\n3\t43.3, CH2\ta 2.35, dt (18.2, 3.9)\t4\n' +
        '\t\tb 1.84, d (18.2)\t2\n4\t43.1, CH\t2.09, t (4.4)\t\n2\t219.7, C\t\t\n',
    ],
  ])('%s', (_name, text) => {
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual(camphor);
  });

  test('a cell of a page with two lines, which divide its row', () => {
    const text =
      'no.\tδC\tδH (J in Hz)\tCOSY\n3\t43.3, CH2\t2.35, dt (18.2, 3.9)\n1.84, d (18.2)\t4\n' +
      '4\t43.1, CH\t2.09, t (4.4)\t3\n';
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)[0]).toContain(
      '2.35 (dt, J = 18.2, 3.9 Hz, H-3), 1.84 (d, J = 18.2 Hz, H-3)',
    );
    expect(written(text).at(-1)).toBe('COSY (δH/δH): 2.35/2.09, 1.84/2.09');
  });

  test('a and b below the number of their carbon', () => {
    const text =
      'pos.\tδC\tδH (J in Hz)\tCOSY\n3\t43.3, CH2\t\t\na\t\t2.35 (dt, 18.2, 3.9)\t4\n' +
      'b\t\t1.84 (d, 18.2)\t\n4\t43.1, CH\t2.09 t (4.4)\t3b\n';
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual([
      '1H NMR δ 2.35 (dt, J = 18.2, 3.9 Hz, H-3a), 1.84 (d, J = 18.2 Hz, H-3b), ' +
        '2.09 (t, J = 4.4 Hz, H-4)',
      '13C NMR δ 43.3 (CH2, C-3), 43.1 (CH, C-4)',
      'HSQC (δH/δC): 2.35/43.3, 1.84/43.3, 2.09/43.1',
      'COSY (δH/δH): 2.35/2.09, 2.09/1.84',
    ]);
  });
});

describe('what cannot be read is named where it stands', () => {
  test.each([
    ['LaTeX', LATEX],
    ['HTML', HTML],
    ['Markdown', MARKDOWN],
  ])('in %s', (_name, good) => {
    const text = good.replace('56.1', 'see text').replace(/(?<=C-1, )C-3(?=, C-4)/u, 'C-99');
    const faults = readSection(text).unused.filter(({ reason }) => reason === 'unread_cell');
    expect(
      faults.map(({ error }) => [error!.code, text.slice(error!.at, error!.at + error!.length)]),
    ).toEqual([
      ['number_expected', 'see text'],
      ['unknown_label', 'C-99'],
    ]);
  });

  test('a line with shifts that is no row, and a column that is not read', () => {
    const text =
      'pos.\tδC\tδH\tTOCSY\n1\t20.1\t1.10 s\t2\nthe chain of three carbons and more\t30.2\t0.91\t\n' +
      '2\t40.2\t1.70 s\t1';
    expect(readSection(text).unused).toMatchObject([
      { reason: 'unread_cell', error: { code: 'unexpected_text', at: text.indexOf('the chain') } },
      { reason: 'unread_column', text: 'TOCSY' },
    ]);
  });
});

describe('¹H and ¹³C apart', () => {
  const PROTONS = [
    'Table 1. 1H NMR (500 MHz, CDCl3) data of compound 4',
    'Position\tδH (mult, J in Hz)\tCOSY',
    '3a\t2.35 (1H, dt, 18.2, 3.9)\t4',
    '3b\t1.84 (1H, d, 18.2)\t',
    '4\t2.09 (1H, t, 4.4)\t3a',
    '8\t0.96 (3H, s)\t',
  ].join('\n');
  const CARBONS = [
    'Table 2. 13C NMR (125 MHz, CDCl3) data of compound 4',
    'Position\tδC\tType\tHMBC',
    '1\t57.7\tC\t',
    '2\t219.7\tC\tH-3a',
    '3\t43.3\tCH2\t',
    '4\t43.1\tCH\t',
    '8\t19.8\tCH3\t',
  ].join('\n');
  const together = [
    '1H NMR (500 MHz, CDCl3) δ 2.35 (dt, J = 18.2, 3.9 Hz, 1H, H-3a), 1.84 (d, J = 18.2 Hz, 1H, H-3b), ' +
      '2.09 (t, J = 4.4 Hz, 1H, H-4), 0.96 (s, 3H, H-8)',
    '13C NMR (125 MHz, CDCl3) δ 43.3 (CH2, C-3), 43.1 (CH, C-4), 19.8 (CH3, C-8), 57.7 (C, C-1), 219.7 (C, C-2)',
    'HSQC (500 MHz, CDCl3) (δH/δC): 2.35/43.3, 1.84/43.3, 2.09/43.1, 0.96/19.8',
    'HMBC (500 MHz, CDCl3) (δH/δC): 2.35/219.7',
    'COSY (500 MHz, CDCl3) (δH/δH): 2.35/2.09',
  ];

  test('in two tables', () => {
    const text = `${PROTONS}\n\n${CARBONS}\n`;
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual(together);
  });

  test('carbons first: the same cross peaks', () =>
    expect(written(`${CARBONS}\n\n${PROTONS}\n`).at(-2)).toBe(together[3]));

  test.each([
    ['of another compound', CARBONS.replace('compound 4', 'compound 5')],
    ['in another solvent', CARBONS.replace('CDCl3', 'DMSO-d6')],
    ['of other positions', CARBONS.replace(/^(?=\d)/gmu, "1'-")],
    ['of the same nucleus', PROTONS.replace('Table 1', 'Table 2')],
  ])('a second table %s is named and not read', (_name, second) =>
    expect(readSection(`${PROTONS}\n\n${second}\n`)).toMatchObject({
      spectra: [{ type: 'H1NMR' }, { type: 'COSY' }],
      unused: [{ reason: 'further_table' }],
    }),
  );

  test('a group of columns for each nucleus, with positions of its own', () => {
    const text =
      'H\tδH (mult, J)\tC\tδC\n2\t7.42 d (1.8)\t1\t129.9\n5\t7.04 d (8.5)\t2\t108.8\n' +
      '6\t7.43 dd (8.5, 1.8)\t3\t147.2\n7\t9.83 s\t4\t151.7\n\t\t5\t114.4\n\t\t6\t127.5\n\t\t7\t190.9';
    expect(readSection(text).unused).toEqual([]);
    expect(written(text)).toEqual([
      '1H NMR δ 7.42 (d, J = 1.8 Hz, H-2), 7.04 (d, J = 8.5 Hz, H-5), ' +
        '7.43 (dd, J = 8.5, 1.8 Hz, H-6), 9.83 (s, H-7)',
      '13C NMR δ 108.8 (C-2), 114.4 (C-5), 127.5 (C-6), 190.9 (C-7), 129.9 (C-1), 147.2 (C-3), 151.7 (C-4)',
      'HSQC (δH/δC): 7.42/108.8, 7.04/114.4, 7.43/127.5, 9.83/190.9',
    ]);
  });
});

test('titles that come again on the next page are no second table', () => {
  const [titles = '', ...rows] = CAMPHOR_CSV.split('\n');
  const text = [titles, ...rows.slice(0, 5), titles, ...rows.slice(5)].join('\n');
  expect(written(text)).toEqual(written(CAMPHOR_CSV));
});

test('long and hostile texts are read in one go', () => {
  for (const part of [
    'a & b \\\\\n',
    '\\begin{tabular}',
    '\\begin{table}\\begin{tabular}{l} & \\\\ \\end{tabular}',
    '\\multicolumn{2}{c}{{{',
    '<table>',
    '<tr><td rowspan=9>',
    '<table><tr>',
    '|---|\n',
    '| a *b ~c\n|---|\n',
    '&delta;<br',
  ])
    readSection(part.repeat(20_000 / part.length));
});
