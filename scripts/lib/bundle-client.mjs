import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { build } from 'esbuild';
import { npmPackagesStayOutside } from './bundle.mjs';
import { inRoot, root } from './paths.mjs';
import { mustRun } from './run.mjs';

const ENTRY = 'packages/client/src/client.ts';
/** `@elucida/contract/names` */
const WORKSPACE = /@elucida\/([a-z-]+)\/([\w/-]+)/;
/** What is in the package without being said here: Node and browsers have it. */
const CONTENTS = ['client.js', 'types', 'README.md', 'LICENSE'];

/** The code in one file; npm packages stay outside. */
const bundleCode = (folder) =>
  build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outfile: join(folder, 'client.js'),
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2023',
    logLevel: 'warning',
    plugins: [npmPackagesStayOutside],
  });

/** The declarations of the client and of all workspace modules that they name, below `types`. */
async function writeTypes(folder) {
  const types = join(folder, 'types');
  const config = join(folder, 'tsconfig.json');
  const packages = readdirSync(inRoot('packages'));
  const settings = {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      typeRoots: [inRoot('node_modules/@types')],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: inRoot('packages'),
      outDir: types,
      paths: Object.fromEntries(
        packages.map((name) => [`@elucida/${name}/*`, [inRoot('packages', name, 'src/*.ts')]]),
      ),
    },
    files: [inRoot(ENTRY)],
  };
  writeFileSync(config, JSON.stringify(settings));
  await mustRun(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: ['ignore', 2, 2],
  });
  rmSync(config);
  const names = readdirSync(types, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  for (const name of names) {
    const path = join(types, name);
    const from = dirname(name.split('\\').join('/'));
    const text = readFileSync(path, 'utf8')
      .replace(
        new RegExp(`(['"])${WORKSPACE.source}\\1`, 'g'),
        (_all, quote, workspace, module) => {
          const to = posix.relative(from, `${workspace}/src/${module}.js`);
          return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
        },
      )
      .replace(/((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
    writeFileSync(path, text);
  }
}

/**
 * Writes the client as a package that npm publishes, into an empty folder: one module, its declarations, and what it
 * needs from npm.
 */
export async function bundleClient(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = JSON.parse(readFileSync(inRoot('packages/client/package.json'), 'utf8'));
  await Promise.all([bundleCode(folder), writeTypes(folder)]);
  const { version, license, dependencies } = own;
  const manifest = {
    name: own.name,
    version,
    description: 'Elucida’s public API, typed.',
    license,
    type: 'module',
    exports: { '.': { types: './types/client/src/client.d.ts', default: './client.js' } },
    files: CONTENTS,
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !name.startsWith('@elucida/')),
    ),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['packages/client/README.md', 'README.md'],
  ])
    writeFileSync(join(folder, to), readFileSync(inRoot(from)));
  return relative(root, folder);
}
