import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** axe itself, as `@axe-core/playwright` brings it. */
const axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string;
};

interface Options {
  /** Only rules with one of these tags; default all rules. */
  readonly tags?: readonly string[];
  /** Only what is inside; default the whole page. */
  readonly within?: string;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What axe finds in the page as it is: rule and elements of each violation. axe is put into a
 * page once: `AxeBuilder` does so twice for each run, and has what passes described too, which takes
 * as long as the rules.
 */
export async function axeFindings(page: Page, { tags, within }: Options = {}): Promise<string[]> {
  // Evaluated in the page, hence as text.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: tags } }),
  };
  const place = within === undefined ? 'document' : JSON.stringify(within);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${place}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
