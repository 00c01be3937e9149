import type { ExampleName } from '@elucida/contract/examples';

/**
 * The examples in the order in which they are offered, by their formulas. Listed here as well, so
 * that no page loads the schemas for them.
 */
export const EXAMPLE_FORMULAS: Readonly<Record<ExampleName, string>> = {
  spectrometer: 'C16H15NO4',
  pictures: 'C6H12O2',
  medicine: 'C14H22N2O',
  isomers: 'C12H17NO',
  unsure: 'C5H10O',
};
export const EXAMPLES = Object.keys(EXAMPLE_FORMULAS) as readonly ExampleName[];

export const isExample = (name: string): name is ExampleName =>
  Object.hasOwn(EXAMPLE_FORMULAS, name);

/** Whether an example begins with files, which the browser reads before the engine begins. */
export const beginsWithFiles = (name: ExampleName): boolean => name === 'spectrometer';

export const examplePath = (name: ExampleName): string => `/examples/${name}`;
