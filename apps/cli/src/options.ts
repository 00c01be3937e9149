import { parseArgs } from 'node:util';
import type { ReportLanguage } from '@elucida/analysis/job';
import { KEY_PREFIX } from '@elucida/contract/key-terms';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@elucida/spectra/languages';
import { availableParallelism } from 'node:os';

export const USAGE = `Usage:
  npm run elucidate -- --formula C7H12O2 [--image FILE]… [--data PATH]… [--peaks FILE.json] [--section FILE]
    [--top 10] [--lang ${LANGUAGES.join('|')}] [--json] [--without-library] [--seed N]
    [--structure SMILES]… [--seconds N] [--models [--polish]]
  npm run elucidate -- --batch CASES.jsonl --out ANSWERS.jsonl [--images-only | --peaks-only]
    [--without-library] [--jobs N] [--seed N] [--queue | --models [--polish]]
  npm run elucidate -- --verify CASES.jsonl --out ANSWERS.jsonl [--without-library] [--jobs N] [--seed N]
  npm run elucidate -- --propose-formula [--peaks FILE.json] [--data PATH]… [--section FILE] [--top 10] [--json]
  … --server URL [--key KEY]

  --data: files and folders of a spectrometer, or archives of them, all of one sample:
    Bruker, JEOL, Varian, JCAMP-DX, NMReDATA, SPC, netCDF, mzML, mzXML, CSV.
  --peaks: a payload of manual analysis, its spectra alone, or a list of blocks; - is standard input.
  --section: an experimental section as a paper prints it, as text; - is standard input.
    Where --formula is absent, the formula is that of the peaks or of the section.
  What is not known in these files, or not used, is named on standard error.
  --structure: "is it this?": judged with all others, and answered wherever it comes.
  --propose-formula: formulas that the spectra allow, each with its probability; no formula is read, and
    nothing is identified.
  --seconds: searches for so long, where not all isomers can be judged.
  --verify: "is it what I made?": a line is {"id", "structure", "spectra", "formula"?, "byproducts"?};
    "section" (as printed) and "data" (paths) may hold spectra too.
  --server: asks a server with a key of its account page, el_…, and not the engine here; the key is read
    from ELUCIDA_KEY where --key is absent. --seconds, --seed, --queue and --without-library are for the engine here.
  --queue: runs on the workers that share the queue of DATABASE_URL (npm run worker), and not here.
  --models: asks the AI models of AI_MODEL_A and AI_MODEL_B, set up as for the server;
    images, peaks and formula go to their providers.
  --polish: lets one of them word the reasons; only what provably says the same as ours is shown, next to ours.
`;

/** The command line is wrong; the message says what, and the usage follows. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What was asked about cannot be analysed; the message says what is wrong and where. */
export class InputError extends Error {
  override name = 'InputError';
}

/** A server and a key of its API. */
export interface ServerOptions {
  readonly url: string;
  readonly key: string;
}

interface Common {
  readonly top: number;
  readonly lang: ReportLanguage;
  readonly useLibrary: boolean;
  readonly seed: number;
  /** The server that is asked; the engine here where absent. */
  readonly server?: ServerOptions;
  /** Whether the configured AI models are asked. */ readonly models: boolean;
  /** Whether one of them words the reasons. */ readonly polish: boolean;
}
export interface SingleOptions extends Common {
  readonly kind: 'single';
  /** Absent: what the peaks or the section name. */
  readonly formula?: string;
  readonly images: readonly string[];
  /** Files and folders of a spectrometer. */
  readonly data: readonly string[];
  readonly peaks?: string;
  /** A file with an experimental section; `-` is standard input. */
  readonly section?: string;
  /** SMILES that the user asks about. */
  readonly structures: readonly string[];
  /** How long a search goes on; as it thinks fit where absent. */
  readonly seconds?: number;
  readonly json: boolean;
}
/** Formulas are proposed, and no molecule is looked for. */
export interface ProposeOptions extends Pick<
  SingleOptions,
  'peaks' | 'section' | 'data' | 'json' | 'top' | 'lang'
> {
  readonly kind: 'propose';
}
export interface BatchOptions extends Common {
  readonly kind: 'batch';
  readonly batch: string;
  readonly out: string;
  readonly imagesOnly: boolean;
  readonly peaksOnly: boolean;
  readonly jobs: number;
  /** Whether it runs on the workers of a server's queue. */
  readonly queue?: boolean;
  /** Whether its lines are structures to verify. */
  readonly verify?: boolean;
}

function wholeNumber(
  name: string,
  text: string | undefined,
  range: { min: number; max: number; otherwise: number },
): number {
  if (text === undefined) return range.otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < range.min || value > range.max)
    throw new UsageError(
      `--${name} must be a whole number from ${range.min} to ${range.max}, not ${JSON.stringify(text)}`,
    );
  return value;
}

/** The language of `--lang`; English where it is not given. */
export function readLanguage(text: string = DEFAULT_LANGUAGE): ReportLanguage {
  const language = LANGUAGES.find((each) => each === text);
  if (language !== undefined) return language;
  const named = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LANGUAGES);
  throw new UsageError(`--lang must be ${named}, not ${JSON.stringify(text)}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        formula: { type: 'string' },
        image: { type: 'string', multiple: true },
        data: { type: 'string', multiple: true },
        peaks: { type: 'string' },
        section: { type: 'string' },
        structure: { type: 'string', multiple: true },
        'propose-formula': { type: 'boolean' },
        seconds: { type: 'string' },
        top: { type: 'string' },
        lang: { type: 'string' },
        json: { type: 'boolean' },
        batch: { type: 'string' },
        verify: { type: 'string' },
        out: { type: 'string' },
        'images-only': { type: 'boolean' },
        'peaks-only': { type: 'boolean' },
        'without-library': { type: 'boolean' },
        jobs: { type: 'string' },
        seed: { type: 'string' },
        server: { type: 'string' },
        key: { type: 'string' },
        queue: { type: 'boolean' },
        models: { type: 'boolean' },
        polish: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What only the engine here can do. */
const HERE = ['seconds', 'seed', 'queue', 'without-library'] as const;

function readServer(
  values: ReturnType<typeof parse>,
  env: NodeJS.ProcessEnv,
): ServerOptions | undefined {
  const { server: url, key = env['ELUCIDA_KEY'] } = values;
  if (url === undefined) {
    if (values.key !== undefined) throw new UsageError('--key needs --server');
    return undefined;
  }
  const here = HERE.find((name) => values[name] !== undefined);
  if (here !== undefined) throw new UsageError(`--${here} and --server exclude each other`);
  if (!/^https?:\/\/[^\s/]+/.test(url))
    throw new UsageError(
      `--server must be an address such as https://example.org, not ${JSON.stringify(url)}`,
    );
  if (key === undefined || !key.startsWith(KEY_PREFIX))
    throw new UsageError(
      `--server needs a key of the account page (${KEY_PREFIX}…), by --key or ELUCIDA_KEY`,
    );
  return { url, key };
}

/** Options that say nothing where formulas are proposed. */
const IDENTIFIES = [
  'formula',
  'image',
  'structure',
  'seconds',
  'batch',
  'verify',
  'server',
] as const;

function readPropose(values: ReturnType<typeof parse>): ProposeOptions {
  const other = IDENTIFIES.find((name) => values[name] !== undefined);
  if (other !== undefined)
    throw new UsageError(`--propose-formula and --${other} exclude each other`);
  const { peaks, section, data = [] } = values;
  if (peaks === undefined && section === undefined && data.length === 0)
    throw new UsageError('--propose-formula needs --peaks, --section or --data');
  if (peaks === '-' && section === '-')
    throw new UsageError('standard input can be --peaks or --section, not both');
  return {
    kind: 'propose',
    peaks,
    section,
    data,
    top: wholeNumber('top', values.top, { min: 1, max: 100, otherwise: 10 }),
    lang: readLanguage(values.lang),
    json: values.json === true,
  };
}

/** Reads the command line (contract §2). Throws `UsageError`; answers 'help' for --help. */
export function readOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): SingleOptions | BatchOptions | ProposeOptions | 'help' {
  const values = parse(args);
  if (values.help === true) return 'help';
  if (values['propose-formula'] === true) return readPropose(values);
  const server = readServer(values, env);
  const common: Common = {
    top: wholeNumber('top', values.top, { min: 1, max: 100, otherwise: 10 }),
    lang: readLanguage(values.lang),
    useLibrary: values['without-library'] !== true,
    seed: wholeNumber('seed', values.seed, { min: 0, max: 0xffffffff, otherwise: 1 }),
    models: values.models === true,
    polish: values.polish === true,
    ...(server !== undefined && { server }),
  };
  if (common.polish && !common.models) throw new UsageError('--polish needs --models');
  if (values.verify !== undefined) {
    if (values.batch !== undefined) throw new UsageError('--batch and --verify exclude each other');
    if (common.models || values.queue === true)
      throw new UsageError('--verify runs here and asks no AI models');
  }
  const file = values.batch ?? values.verify;
  if (file !== undefined) {
    if (values.out === undefined)
      throw new UsageError(`--${values.verify === undefined ? 'batch' : 'verify'} needs --out`);
    if (values['images-only'] === true && values['peaks-only'] === true)
      throw new UsageError('--images-only and --peaks-only exclude each other');
    if (values.queue === true && common.models)
      throw new UsageError('--queue asks no AI models: --models is for batches that run here');
    return {
      ...common,
      kind: 'batch',
      batch: file,
      out: values.out,
      imagesOnly: values['images-only'] === true,
      peaksOnly: values['peaks-only'] === true,
      jobs: wholeNumber('jobs', values.jobs, {
        min: 1,
        max: 256,
        otherwise: availableParallelism(),
      }),
      ...(values.queue === true && { queue: true }),
      ...(values.verify !== undefined && { verify: true }),
    };
  }
  if (values.formula === undefined && values.peaks === undefined && values.section === undefined)
    throw new UsageError('--formula is missing');
  return {
    ...common,
    kind: 'single',
    formula: values.formula,
    images: values.image ?? [],
    data: values.data ?? [],
    peaks: values.peaks,
    section: values.section,
    structures: values.structure ?? [],
    ...(values.seconds !== undefined && {
      seconds: wholeNumber('seconds', values.seconds, { min: 1, max: 86_400, otherwise: 1 }),
    }),
    json: values.json === true,
  };
}
