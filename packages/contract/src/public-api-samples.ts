/** An example of a call, as OpenAPI's readers show it (`x-codeSamples`). */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}
export type CodeSamples = Readonly<Record<string, readonly CodeSample[]>>;

/** The spectra of ethyl acetate, as all examples send them. */
const SPECTRA = `[
    {"type": "C13NMR", "metadata": {"solvent": "CDCl3"},
     "peaks": [{"delta_ppm": 171.1}, {"delta_ppm": 60.4}, {"delta_ppm": 21.0}, {"delta_ppm": 14.2}]},
    {"type": "H1NMR", "metadata": {"solvent": "CDCl3", "frequency_mhz": 400},
     "peaks": [{"delta_ppm": 4.12, "int": 2, "mult": "q", "j_hz": [7.1]},
               {"delta_ppm": 2.04, "int": 3, "mult": "s"},
               {"delta_ppm": 1.26, "int": 3, "mult": "t", "j_hz": [7.1]}]}
  ]`;

interface Sent {
  readonly method: 'GET' | 'POST';
  /** Behind `/v1`. */
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
  readonly prefer?: string;
  /** The field of the answer that the example prints, in each language's words. */
  readonly shows: { readonly typescript: string; readonly python: string };
}

const curl = ({ method, path, body, prefer }: Sent): string =>
  [
    `curl -s${method === 'POST' ? ' -X POST' : ''} "$ELUCIDA_URL/v1${path}"`,
    `  -H "Authorization: Bearer $ELUCIDA_KEY"`,
    ...(prefer === undefined ? [] : [`  -H "Prefer: ${prefer}"`]),
    ...(body === undefined ? [] : [`  -H "Content-Type: application/json"`, `  -d '${body}'`]),
  ].join(' \\\n');

const typescript = ({ method, path, body, prefer, shows }: Sent): string =>
  [
    `const { ELUCIDA_URL, ELUCIDA_KEY } = process.env;`,
    `const answer = await fetch(\`\${ELUCIDA_URL}/v1${path}\`, {`,
    `  method: "${method}",`,
    `  headers: {`,
    `    Authorization: \`Bearer \${ELUCIDA_KEY}\`,`,
    ...(prefer === undefined ? [] : [`    Prefer: "${prefer}",`]),
    ...(body === undefined ? [] : [`    "Content-Type": "application/json",`]),
    `  },`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
    `const result = await answer.json();`,
    `console.log(${shows.typescript});`,
  ].join('\n');

const python = ({ method, path, body, prefer, shows }: Sent): string =>
  [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `  os.environ["ELUCIDA_URL"] + "/v1${path}", method="${method}",`,
    `  headers={"Authorization": "Bearer " + os.environ["ELUCIDA_KEY"],`,
    ...(prefer === undefined ? [] : [`           "Prefer": "${prefer}",`]),
    `           "Content-Type": "application/json"},`,
    ...(body === undefined ? [] : [`  data=json.dumps(${body}).encode(),`]),
    `)`,
    `with urllib.request.urlopen(request) as answer:`,
    `  result = json.load(answer)`,
    `print(${shows.python})`,
  ].join('\n');

const samples = (sent: Sent): readonly CodeSample[] => [
  { lang: 'Shell', label: 'curl', source: curl(sent) },
  { lang: 'TypeScript', label: 'TypeScript', source: typescript(sent) },
  { lang: 'Python', label: 'Python', source: python(sent) },
];

/** Examples of the public API, by call. A test runs every one of them. */
export const V1_SAMPLES: CodeSamples = {
  'POST /v1/analyses': samples({
    method: 'POST',
    path: '/analyses',
    prefer: 'wait=60',
    body: `{"metadata": {"molecular_formula": "C4H8O2"},\n  "spectra": ${SPECTRA}}`,
    shows: {
      typescript: 'result.status, result.result?.nombre_molecula',
      python: 'result["status"], (result.get("result") or {}).get("nombre_molecula")',
    },
  }),
  'GET /v1/analyses': samples({
    method: 'GET',
    path: '/analyses?limit=5',
    shows: { typescript: 'result.items.length', python: 'len(result["items"])' },
  }),
  'POST /v1/verifications': samples({
    method: 'POST',
    path: '/verifications',
    body: `{"structure": "CCOC(C)=O",\n  "spectra": ${SPECTRA}}`,
    shows: {
      typescript: 'result.verdict, result.probability',
      python: 'result["verdict"], result["probability"]',
    },
  }),
  'GET /v1/names': samples({
    method: 'GET',
    path: '/names?q=aspirin',
    shows: {
      typescript: 'result.structure?.smiles',
      python: '(result["structure"] or {}).get("smiles")',
    },
  }),
  'GET /v1/isomers': samples({
    method: 'GET',
    path: '/isomers?name=C3H8O&limit=3',
    shows: { typescript: 'result.total', python: 'result["total"]' },
  }),
  'POST /v1/predictions': samples({
    method: 'POST',
    path: '/predictions',
    body: `{"structure": "ethyl acetate", "solvent": "CDCl3", "frequency_mhz": 400}`,
    shows: {
      typescript: 'result.signals.C13NMR.map((signal) => signal.delta_ppm)',
      python: '[signal["delta_ppm"] for signal in result["signals"]["C13NMR"]]',
    },
  }),
};
