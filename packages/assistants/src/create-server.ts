import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  ServerNotification,
  ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { structureTextSchema } from '@elucida/contract/isomers';
import { languageSchema } from '@elucida/contract/languages';
import { ISOMERS_PAGE, SMILES_MAX } from '@elucida/contract/limits';
import { predictionRequestSchema } from '@elucida/contract/predictions';
import { byproductsSchema, verificationSchema } from '@elucida/contract/verification';
import { z } from 'zod';
import { drawPeaks } from './draw-peaks.ts';
import { identificationSchema, writeIdentification } from './write-identification.ts';
import { KeptReports } from './kept-reports.ts';
import type { AssistantPorts, Reports, Watch } from './ports.ts';
import { checkFormula, QuestionRejected, readSpectra, SPECTRA_FIELDS } from './questions.ts';

/** What an assistant is told about the server as a whole. */
const INSTRUCTIONS = `Elucida identifies organic molecules from IR, NMR (1D and 2D), MS and UV-Vis data by judging
every candidate against the evidence. Do not guess structures from spectra yourself: call these tools and pass on
what they say, with the confidence and the warnings. "inconclusive" means that the evidence does not single out
one molecule: say so, give the runners-up and what would settle it. Ask for the molecular formula (or an exact
mass) and the NMR solvent when they are missing.`;

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** The answer as JSON for programs and as text for models that read no structured results. */
const answered = (value: Readonly<Record<string, unknown>>): CallToolResult => ({
  structuredContent: value,
  content: [{ type: 'text', text: JSON.stringify(value) }],
});

const refused = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
});

function watchOf({ signal, _meta, sendNotification }: Extra): Watch {
  const token = _meta?.progressToken;
  let last = 0;
  return {
    signal,
    progress(fraction, message) {
      // Progress must grow (Model Context Protocol, progress).
      if (token === undefined || signal.aborted || fraction <= last) return;
      last = fraction;
      void sendNotification({
        method: 'notifications/progress',
        params: { progressToken: token, progress: fraction, total: 1, message },
      }).catch(() => undefined);
    },
  };
}

const langField = languageSchema.optional().describe('Language of the texts: en, es or eu.');
const structureField = structureTextSchema.describe('A SMILES, InChI or name.');

/**
 * A Model Context Protocol server whose tools ask the engine: identify, verify, predict, name, isomers; with
 * the report of each identification as a resource (Markdown), and its spectra (SVG). No tool reads files or
 * addresses. `version`: of Elucida.
 */
export function createAssistantServer(
  ports: AssistantPorts,
  {
    version,
    reports = new KeptReports(),
  }: { readonly version: string; readonly reports?: Reports },
): McpServer {
  const server = new McpServer({ name: 'elucida', version }, { instructions: INSTRUCTIONS });

  /** Runs a tool: what was asked wrongly becomes an error that the assistant can mend. */
  const run = async (
    extra: Extra,
    work: (watch: Watch) => Promise<Readonly<Record<string, unknown>>>,
  ): Promise<CallToolResult> => {
    try {
      return answered(await work(watchOf(extra)));
    } catch (error) {
      if (error instanceof QuestionRejected) return refused(error.message);
      if (extra.signal.aborted) return refused('cancelled');
      return refused('Elucida failed to answer. Try again, or ask for less.');
    }
  };

  server.registerTool(
    'identify_molecule',
    {
      title: 'Identify a molecule',
      description:
        'The molecule that explains the spectra best, with calibrated confidence, runners-up, reasons, ' +
        'objections and what would settle it. Needs the molecular formula: ask for it when it is missing. ' +
        'Takes seconds, up to a minute above 20 heavy atoms.',
      inputSchema: {
        formula: z.string().max(200).optional().describe('Molecular formula, e.g. C8H10O2.'),
        ...SPECTRA_FIELDS,
        structures: z
          .array(z.string().max(SMILES_MAX))
          .max(20)
          .optional()
          .describe('SMILES to judge with all others: "is it this?".'),
        lang: langField,
      },
      outputSchema: identificationSchema.shape,
    },
    ({ formula, structures = [], lang = 'en', ...input }, extra) =>
      run(extra, async (watch) => {
        const read = readSpectra(input);
        const asked = formula ?? read.formula;
        if (asked === null)
          throw new QuestionRejected(
            'formula: missing, and the section names none. Ask the person for the molecular formula.',
          );
        const question = { formula: checkFormula(asked), spectra: read.spectra, structures, lang };
        const identified = await ports.identify(question, watch);
        const id = reports.keep(identified);
        server.sendResourceListChanged();
        return writeIdentification(identified.response, { id, notes: read.notes });
      }),
  );

  server.registerTool(
    'verify_structure',
    {
      title: 'Verify a structure',
      description:
        'Whether spectra agree with an expected structure: consistent, inconsistent or open, with a ' +
        'calibrated probability, what explains the spectra better, what speaks for and against, and what ' +
        'would settle it. Use it for "is it what I made?".',
      inputSchema: {
        structure: z.string().min(1).max(SMILES_MAX).describe('SMILES of the expected structure.'),
        formula: z
          .string()
          .max(200)
          .optional()
          .describe('Of the sample, where it is known apart from the structure.'),
        ...SPECTRA_FIELDS,
        byproducts: byproductsSchema
          .optional()
          .describe('SMILES that the sample may be instead; likely ones are tried where absent.'),
        lang: langField,
      },
      outputSchema: {
        ...verificationSchema.shape,
        notes: z.array(z.string()).optional().describe('What was given and not used.'),
      },
    },
    ({ structure, formula, byproducts, lang = 'en', ...input }, extra) =>
      run(extra, async (watch) => {
        const { spectra, notes } = readSpectra(input);
        const sample = formula === undefined ? {} : { formula: checkFormula(formula) };
        const question = { structure, spectra, byproducts, lang, ...sample };
        const verification = await ports.verify(question, watch);
        return notes.length === 0 ? verification : { ...verification, notes: [...notes] };
      }),
  );

  server.registerTool(
    'predict_spectra',
    {
      title: 'Predict spectra',
      description:
        'Expected ¹H and ¹³C signals with standard deviations and expected IR bands of a molecule. ' +
        'Predictions, not measurements: say so.',
      inputSchema: {
        structure: structureField,
        solvent: predictionRequestSchema.shape.solvent.describe(
          'NMR solvent, e.g. CDCl3 or DMSO-d6: hydrogens on N, O and S follow it.',
        ),
        frequency_mhz: predictionRequestSchema.shape.frequency_mhz.describe(
          'Proton frequency: the lines of the ¹H spectrum are simulated for it.',
        ),
        lang: langField,
      },
    },
    ({ lang = 'en', ...asked }, extra) =>
      run(extra, async (watch) => ({ ...(await ports.predict({ ...asked, lang }, watch)) })),
  );

  server.registerTool(
    'name_structure',
    {
      title: 'Name a structure',
      description: 'Names, formula, SMILES, InChI and InChIKey of a molecule given by any of them.',
      inputSchema: { structure: structureField, lang: langField },
    },
    ({ structure, lang = 'en' }, extra) =>
      run(extra, async (watch) => ({ ...(await ports.name({ q: structure, lang }, watch)) })),
  );

  server.registerTool(
    'list_isomers',
    {
      title: 'List isomers',
      description:
        'Constitutional isomers of a formula or molecule, the most plausible first, with how each is told ' +
        'from the others.',
      inputSchema: {
        molecule: structureTextSchema.describe('A formula, name, SMILES or InChI.'),
        offset: z.number().int().min(0).max(1_000_000).optional(),
        limit: z.number().int().min(1).max(ISOMERS_PAGE).optional(),
        lang: langField,
      },
    },
    ({ molecule, offset = 0, limit = 10, lang = 'en' }, extra) =>
      run(extra, async (watch) => ({
        ...(await ports.isomers({ name: molecule, offset, limit, lang }, watch)),
      })),
  );

  server.registerResource(
    'report',
    new ResourceTemplate('elucida://reports/{id}', {
      list: () => ({
        resources: reports.ids().map((id) => ({
          uri: `elucida://reports/${id}`,
          name: `Report ${id}`,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    { title: 'Report of an identification', mimeType: 'text/markdown' },
    async (uri, { id }) => {
      const response = await reports.get(String(id));
      if (response === undefined) throw new Error(`no report ${String(id)} in this session`);
      return {
        contents: [{ uri: uri.href, mimeType: 'text/markdown', text: response.informacion }],
      };
    },
  );

  server.registerResource(
    'plot',
    new ResourceTemplate('elucida://reports/{id}/spectra/{number}.svg', { list: undefined }),
    { title: 'Peaks of a spectrum of an identification', mimeType: 'image/svg+xml' },
    async (uri, { id, number }) => {
      const spectrum = (await reports.get(String(id)))?.spectra[Number(number) - 1];
      const svg = spectrum && drawPeaks(spectrum);
      if (!svg) throw new Error(`no spectrum ${String(number)} in report ${String(id)}`);
      return { contents: [{ uri: uri.href, mimeType: 'image/svg+xml', text: svg }] };
    },
  );
  return server;
}
