import type { AssistantPorts, Watch as Asking } from '@elucida/assistants/ports';
import { overallProgress } from '@elucida/assistants/overall-progress';
import { QuestionRejected } from '@elucida/assistants/questions';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { ERRORS } from '@elucida/contract/errors';
import type { Verification } from '@elucida/contract/verification';
import { acceptAnalysis, acceptVerification, type Accepted } from '../analysis/accept-analysis.ts';
import { cancelOwn } from '../analysis/cancel-own.ts';
import { checkAsked } from '../analysis/check-asked.ts';
import { checkFormula } from '../analysis/check-formula.ts';
import { checkVerification } from '../analysis/check-verification.ts';
import { responseOf } from '../analysis/response-of.ts';
import { ISOMER_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { makeGuide } from '../isomers/make-guide.ts';
import { predictMolecule } from '../isomers/predict-molecule.ts';

/** An assistant has no form whose fields it could be pointed at. */
const NO_FRAGMENTS = { present: [], absent: [] };
const SERVER_ERROR = 500;

/** A refusal as an assistant can mend it; a failure of ours stays one. */
async function asked<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // That the server is busy is worth saying, that it has failed is not.
    if (ERRORS[error.code].status === SERVER_ERROR) throw error;
    const hint =
      error.suggestions === undefined || error.suggestions.length === 0
        ? ''
        : ` Did you mean ${error.suggestions.join(', ')}?`;
    throw new QuestionRejected(`${error.message}${hint}`);
  }
}

/**
 * What the tools of an account's session ask: analyses and verifications go through the queue and count
 * like all others; cancelling a question cancels them.
 */
export function serverPorts(user: () => UserRow, context: Context): AssistantPorts {
  /** Waits for what was accepted: its result as JSON text. */
  async function resultOf(
    { id, watch }: Accepted,
    {
      asking: { signal, progress },
      kinds,
    }: { asking: Asking; kinds: Parameters<typeof cancelOwn>[0]['kinds'] },
  ): Promise<string> {
    const cancel = () =>
      void cancelOwn({ id, userId: user().id, kinds }, context).catch(() => {
        // It then runs to its end and counts, as one that nobody cancelled.
      });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    watch.listen(({ stage, fraction }) => progress(overallProgress(stage, fraction), stage));
    try {
      return responseOf(await watch.ended);
    } finally {
      signal.removeEventListener('abort', cancel);
      watch.close();
    }
  }

  return {
    identify: (question, asking) =>
      asked(
        (async () => {
          const { formula, spectra, structures, lang } = question;
          checkFormula(formula, ['formula']);
          const further = await checkAsked(
            { formula, structures, fragments: NO_FRAGMENTS },
            context,
          );
          const accepted = await acceptAnalysis(
            {
              formula,
              spectra: JSON.stringify(spectra),
              ...further,
              images: [],
              lang,
              includeRaw: false,
            },
            {
              user: user(),
              key: undefined,
              kind: 'manual',
              title: '',
              comments: '',
              wishes: { models: true, polish: false },
            },
            context,
          );
          const text = await resultOf(accepted, { asking, kinds: ['manual'] });
          return { response: JSON.parse(text) as AnalysisResponse, id: accepted.id };
        })(),
      ),
    verify: (question, asking) =>
      asked(
        (async () => {
          const formula = await checkVerification(question, context);
          const accepted = await acceptVerification(
            { ...question, spectra: JSON.stringify(question.spectra), formula },
            { user: user(), key: undefined },
            context,
          );
          const text = await resultOf(accepted, { asking, kinds: ['verification'] });
          return JSON.parse(text) as Verification;
        })(),
      ),
    predict: (question) => asked(predictMolecule(question, context)),
    name: ({ q: text, lang }) =>
      asked(
        context.isomers.run(
          'look-up-structure',
          { text, lang },
          { limitMs: ISOMER_BOUNDS.limitMs },
        ),
      ),
    isomers: (question) => asked(makeGuide(question, context)),
  };
}
