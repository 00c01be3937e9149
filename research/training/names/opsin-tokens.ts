import { execFileSync } from 'node:child_process';

/**
 * A word of OPSIN's vocabulary with its spellings, the list it is in, and its attributes as in
 * `tokenLists.dtd`.
 */
export interface OpsinToken {
  readonly list: string;
  readonly words: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

const FOLDER = 'uk/ac/cam/ch/wwmm/opsin/resources';

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/**
 * The groups of one resource of OPSIN's jar (`opsin-core`), in order; `list` is
 * `type/subType/symbol`. Needs `unzip`. Throws where the jar has no such resource.
 */
export function readOpsinTokens(jar: string, resource: string): OpsinToken[] {
  const text = execFileSync('unzip', ['-p', jar, `${FOLDER}/${resource}.xml`], {
    encoding: 'utf8',
  }).replace(/<!--[\s\S]*?-->/g, '');
  return [...text.matchAll(/<tokenList ([^>]*)>([\s\S]*?)<\/tokenList>/g)].flatMap(
    ([, head, body]) => {
      const { tagname, type, subType, symbol } = attributesOf(head);
      if (tagname !== 'group') return [];
      return [...body.matchAll(/<token ([^>]*)>([^<]*)<\/token>/g)].map(
        ([, attributes, words]) => ({
          list: `${type}/${subType}/${symbol}`,
          words: words.split('|'),
          attributes: attributesOf(attributes),
        }),
      );
    },
  );
}
