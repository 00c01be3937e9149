import { multiplier } from './numerals.ts';
import type { SaltRow } from './salt-words.ts';
import type { Tongue } from './word.ts';

/**
 * Mononuclear acids of phosphorus with functional replacement by infixes (IUPAC 2013, P-67.1.2.4):
 * `phosphoramidothioic`, `phosphonochloridic`, `phosphorochloridous`.
 * Infixes are in alphabetical order; `thio` first replaces =O, then OH.
 */
interface Infix {
  readonly words: readonly [en: string, es: string, eu: string];
  readonly count: number;
}
interface Type {
  readonly stem: 'phosphor' | 'phosphon' | 'phosphin';
  readonly places: number;
  readonly pentavalent: boolean;
}

const TYPES: readonly Type[] = [true, false].flatMap(
  (pentavalent) =>
    [
      { stem: 'phosphor', places: 3, pentavalent },
      { stem: 'phosphon', places: 2, pentavalent },
      { stem: 'phosphin', places: 1, pentavalent },
    ] as const,
);
/** Groups for OH; those with `N` can be substituted there. */
const GROUPS: readonly (readonly [words: Infix['words'], atoms: string])[] = [
  [['azid', 'azid', 'azid'], 'N=[N+1]=[N-1]'],
  [['bromid', 'bromid', 'bromid'], 'Br'],
  [['chlorid', 'clorid', 'klorid'], 'Cl'],
  [['cyanid', 'cianid', 'zianid'], 'C#N'],
  [['fluorid', 'fluorid', 'fluorid'], 'F'],
  [['hydrazid', 'hidrazid', 'hidrazid'], 'NN'],
  [['iodid', 'yodid', 'iodid'], 'I'],
];
const CHALCOGENS: readonly ({ readonly words: Infix['words']; readonly symbol: string } | null)[] =
  [
    null,
    { words: ['thio', 'tio', 'tio'], symbol: 'S' },
    { words: ['seleno', 'seleno', 'seleno'], symbol: '[Se]' },
  ];

export const PHOSPHORUS_ACIDS: readonly SaltRow[] = [
  ...TYPES.flatMap(acidsOf),
  ...TYPES.filter(({ pentavalent }) => pentavalent).flatMap(selenothioAcids),
];

function acidsOf(type: Type): SaltRow[] {
  const rows: SaltRow[] = [];
  for (let amides = 0; amides < type.places; amides++) {
    for (const group of [null, ...GROUPS]) {
      for (let groups = group ? 1 : 0; groups <= (group ? type.places - 1 - amides : 0); groups++) {
        for (const imides of type.pentavalent ? [0, 1] : [0]) {
          const acidic = type.places - amides - groups;
          for (const chalcogen of CHALCOGENS) {
            for (
              let count = chalcogen ? 1 : 0;
              count <= (chalcogen ? acidic + (type.pentavalent && imides === 0 ? 1 : 0) : 0);
              count++
            ) {
              if (amides + groups + imides + count > 0)
                rows.push(row(type, { amides, group, groups, imides, chalcogen, count, acidic }));
            }
          }
        }
      }
    }
  }
  return rows;
}

interface Made {
  readonly amides: number;
  readonly group: (typeof GROUPS)[number] | null;
  readonly groups: number;
  readonly imides: number;
  readonly chalcogen: (typeof CHALCOGENS)[number];
  readonly count: number;
  readonly acidic: number;
}

function row(type: Type, made: Made): SaltRow {
  const infixes: Infix[] = [];
  if (made.amides > 0) infixes.push({ words: ['amid', 'amid', 'amid'], count: made.amides });
  if (made.group) infixes.push({ words: made.group[0], count: made.groups });
  if (made.imides > 0) infixes.push({ words: ['imid', 'imid', 'imid'], count: 1 });
  infixes.sort((a, b) => (a.words[0] < b.words[0] ? -1 : 1));
  if (made.chalcogen) infixes.push({ words: made.chalcogen.words, count: made.count });
  const stem = [type.stem, type.stem.replace(/ph/g, 'f'), type.stem.replace(/ph/g, 'f')];
  const word = (tongue: Tongue, ending: string): string => {
    let text = stem[tongue];
    for (const { words, count } of infixes) {
      const piece = multiplier(count, tongue) + words[tongue];
      text += /^[aeiou]/.test(piece) || text.endsWith('o') ? piece : `o${piece}`;
    }
    return text + ending;
  };
  const endings = type.pentavalent
    ? [
        ['ic', 'ico', 'iko'],
        ['ate', 'ato', 'ato'],
      ]
    : [
        ['ous', 'oso', 'oso'],
        ['ite', 'ito', 'ito'],
      ];
  const words = ([en, es, eu]: readonly string[]): [string, string, string] => [
    word(0, en),
    word(1, es),
    `${word(2, eu)}|${word(2, eu)}a`,
  ];
  return [words(endings[0]), words(endings[1]), notationOf(type, made)];
}

function notationOf(
  type: Type,
  { amides, group, groups, imides, chalcogen, count, acidic }: Made,
): string {
  const hydrogens = 3 - type.places;
  const doubled = type.pentavalent
    ? imides > 0
      ? '=N'
      : chalcogen
        ? `=${chalcogen.symbol}`
        : '=O'
    : '';
  const replaced = count - (chalcogen && type.pentavalent && imides === 0 ? 1 : 0);
  const locants: string[] = [hydrogens > 0 ? 'P' : '.'];
  let smiles = hydrogens > 0 ? `[PH${hydrogens}]` : 'P',
    nitrogens = 0;
  const add = (atoms: string, marks: readonly string[]): void => {
    smiles += `(${atoms})`;
    locants.push(...marks);
  };
  const nitrogen = (): string => `N${"'".repeat(nitrogens++)}`;
  for (let k = 0; k < amides; k++) add('N', [nitrogen()]);
  if (doubled) add(doubled, [imides > 0 ? nitrogen() : '.']);
  for (let k = 0; k < groups; k++)
    add(
      group![1],
      group![1] === 'NN'
        ? [nitrogen(), nitrogen()]
        : group![1]
            .replace(/[^A-Z]/g, '')
            .split('')
            .map(() => '.')
            .slice(0, group![1] === 'C#N' ? 2 : group![1].length > 2 ? 3 : 1),
    );
  for (let k = 0; k < acidic; k++)
    add(k < acidic - replaced ? 'O@' : `${chalcogen!.symbol}@`, [
      k < acidic - replaced ? 'O' : chalcogen!.symbol === 'S' ? 'S' : '.',
    ]);
  return `${smiles}:${locants.join(' ')}`;
}

/**
 * Selenium at the double bond, sulfur in the hydroxy groups: `phosphoroselenothioic`,
 * `phosphinoselenothioic`.
 */
function selenothioAcids({ stem, places }: Type): SaltRow[] {
  const foreign = stem.replace(/ph/g, 'f');
  return Array.from({ length: places }, (_, i): SaltRow => {
    const sulfurs = i + 1,
      infix = `oseleno${multiplier(sulfurs, 0)}`;
    const acidic = Array.from({ length: places }, (_, k) => (k < sulfurs ? 'S' : 'O'));
    const phosphorus = places < 3 ? `[PH${3 - places}]` : 'P';
    const smiles = `${phosphorus}(=[Se])${acidic.map((atom) => `(${atom}@)`).join('')}`;
    const notation = `${smiles}:${[places < 3 ? 'P' : '.', '.', ...acidic].join(' ')}`;
    const words = (en: string, es: string, eu: string): [string, string, string] => [
      `${stem}${infix}thio${en}`,
      `${foreign}${infix}tio${es}`,
      `${foreign}${infix}tio${eu}|${foreign}${infix}tio${eu}a`,
    ];
    return [words('ic', 'ico', 'iko'), words('ate', 'ato', 'ato'), notation];
  });
}
