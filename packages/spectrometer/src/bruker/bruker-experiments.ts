import { folderOf, nameOf, type NamedFile } from '../archive/named-files.ts';
import { unreadableExperiment, type Experiment } from '../recorded/experiment.ts';
import { protonMhz } from '../recorded/nuclei.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import { parametersOf, type Parameters } from './parameters.ts';
import { processed1D, processed2D } from './processed.ts';
import { raw1D, raw2D } from './raw.ts';

/** Largest parameter file; those of spectrometers have some 10 kB. */
const MOST_PARAMETER_BYTES = 2_000_000;

type Folder = ReadonlyMap<string, NamedFile>;

/** The experiment's folder of a file in it or in its `pdata/1`. */
const experimentOf = (path: string): string => folderOf(path).replace(/pdata\/[^/]+\/$/u, '');

function parameters(folder: Folder, name: string): Parameters {
  const file = folder.get(name);
  return parametersOf(
    file === undefined || file.size > MOST_PARAMETER_BYTES ? undefined : file.bytes(),
  );
}

/** The processing of the lowest number that has a spectrum, or else the lowest: `pdata/1/`. */
function processingOf(folder: Folder): string {
  const numbers = [...folder.keys()]
    .map((name) => /^pdata\/([^/]+)\//u.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const full = numbers.find((each) =>
    ['1r', '2rr'].some((data) => folder.has(`pdata/${each}/${data}`)),
  );
  return `pdata/${full ?? numbers[0] ?? '1'}/`;
}

/** `<off>` and empty names are no nuclei. */
const nucleusOf = (text: string): string => (/^\d+[A-Z]/iu.test(text) ? text : '');

function experimentIn(path: string, folder: Folder): Experiment | null {
  const processing = processingOf(folder);
  const [acqus, acqu2s] = [parameters(folder, 'acqus'), parameters(folder, 'acqu2s')];
  const [procs, proc2s] = [
    parameters(folder, `${processing}procs`),
    parameters(folder, `${processing}proc2s`),
  ];
  const data = {
    fid: folder.get('fid'),
    ser: folder.get('ser'),
    real: folder.get(`${processing}1r`),
    imaginary: folder.get(`${processing}1i`),
    plane: folder.get(`${processing}2rr`),
  };
  const isPlane = data.ser !== undefined || data.plane !== undefined;
  if (!isPlane && data.fid === undefined && data.real === undefined) return null;
  const direct = nucleusOf(acqus.text('NUC1')) || nucleusOf(procs.text('AXNUC'));
  const indirect = nucleusOf(proc2s.text('AXNUC')) || nucleusOf(acqu2s.text('NUC1')) || direct;
  const title = folder.get(`${processing}title`);
  const seconds = acqus.number('DATE');
  const mhz = acqus.number('BF1') || acqus.number('SFO1') || procs.number('SF');
  const dimension2 = {
    acqus: [acqus, acqu2s] as const,
    procs: [procs, proc2s] as const,
    nuclei: [direct, indirect] as const,
  };
  const { fid, ser, real, imaginary, plane } = data;
  return {
    path: path.replace(/\/$/u, ''),
    title:
      title === undefined || title.size > 10_000
        ? ''
        : new TextDecoder().decode(title.bytes()).trim().split(/\r?\n/u)[0]!.slice(0, 120),
    program: acqus.text('PULPROG'),
    nuclei: isPlane ? [direct, indirect] : [direct],
    mhz: protonMhz(direct, mhz),
    solvent: acqus.text('SOLVENT'),
    recordedAt: seconds > 0 && seconds < 1e11 ? new Date(1000 * seconds).toISOString() : null,
    ...(isPlane
      ? {
          ...(plane && { processed: () => processed2D(plane.bytes(), dimension2) }),
          ...(ser && { raw: () => raw2D(ser.bytes(), dimension2) }),
        }
      : {
          ...(real && {
            processed: () =>
              processed1D(
                { real: real.bytes(), imaginary: imaginary?.bytes() },
                { procs, nucleus: direct },
              ),
          }),
          ...(fid && { raw: () => raw1D(fid.bytes(), { acqus, procs, nucleus: direct }) }),
        }),
  };
}

/** Files by which a folder is Bruker's: its parameters with a decay or a spectrum. */
const PARTS = /^(?:acqus|acqu2s|fid|ser|pdata\/[^/]+\/(?:procs|proc2s|title|1r|1i|2rr))$/u;

/**
 * The experiments of Bruker spectrometers among files: folders with a decay (`fid`, `ser`) or a processed spectrum
 * (`pdata/1/1r`, `2rr`) and their parameters. A spectrum without `acqus` is taken with what `procs` says. Of a folder
 * whose parameters cannot be read nothing is known but that.
 */
export function brukerExperiments(files: readonly NamedFile[]): Experiment[] {
  const folders = new Map<string, Map<string, NamedFile>>();
  for (const file of files) {
    const path = experimentOf(file.path);
    const inside = file.path.slice(path.length);
    if (!PARTS.test(inside)) continue;
    const folder = folders.get(path) ?? new Map<string, NamedFile>();
    folders.set(path, folder.set(inside, file));
  }
  return [...folders]
    .filter(([, folder]) =>
      [...folder.keys()].some((name) => /^(?:acqus|.*procs)$/u.test(nameOf(name))),
    )
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap(([path, folder]) => {
      try {
        return experimentIn(path, folder) ?? [];
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return unreadableExperiment(path.replace(/\/$/u, ''), error.trouble);
      }
    });
}
