import { join } from 'node:path';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';

/**
 * The folder of the data sets, `../shared/data` next to the repository, which is not part of it.
 * Found through the engine's package, so that it is the same in a bundle.
 */
export const DATA_FOLDER = join(defaultDataDirectory(), '../../../../shared/data');

/** Path of a data set by its name in the data folder. */
export const dataFile = (name: string): string => join(DATA_FOLDER, name);
