import type { Recording } from './recordings.ts';
import type { Trouble } from './unreadable.ts';

/** One experiment of a folder or file, known by its parameters; its points are read on demand. */
export interface Experiment {
  /** Folder or file, as it was given. */
  readonly path: string;
  readonly title: string;
  /** Pulse program, as the instrument's maker calls it. */
  readonly program: string;
  /** Observed nuclei, the direct one first: one or two. */
  readonly nuclei: readonly string[];
  /** Frequency of ¹H at this field, MHz; of the direct nucleus where it is not ¹H. */
  readonly mhz: number;
  /** As the instrument calls it; empty where it says nothing. */
  readonly solvent: string;
  /** When it was recorded, ISO 8601; null where the file does not say. */
  readonly recordedAt: string | null;
  /** The spectrum that the instrument's program made; throws `Unreadable`. */
  readonly processed?: () => Recording;
  /** The decay; throws `Unreadable`. */
  readonly raw?: () => Recording;
  /** Why nothing is known of it but its path. */
  readonly trouble?: Trouble;
}

/** An experiment of which nothing can be read. */
export const unreadableExperiment = (path: string, trouble: Trouble): Experiment => ({
  path,
  title: '',
  program: '',
  nuclei: [],
  mhz: 0,
  solvent: '',
  recordedAt: null,
  trouble,
});
