import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { Isomer, IsomersRequest } from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';
import type { NamesResponse } from '@elucida/contract/names';
import type { Prediction, PredictionRequest } from '@elucida/contract/predictions';
import type { Verification, VerificationQuestion } from '@elucida/contract/verification';
import type { Spectrum } from '@elucida/spectra/spectrum';

export interface IdentifyQuestion {
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  readonly structures: readonly string[];
  readonly lang: Language;
}

/** An analysis, and the id under which whoever ran it keeps it; null where nobody does. */
export interface Identified {
  readonly response: AnalysisResponse;
  readonly id: string | null;
}

/** The analyses of one session, for its resources. */
export interface Reports {
  /** Keeps an analysis and answers its id. */
  keep(identified: Identified): string;
  get(id: string): Promise<AnalysisResponse | undefined>;
  ids(): string[];
}

/** Isomers of a formula or of a molecule, as the isomer explorer lists them. */
export interface IsomerList {
  readonly formula: string;
  readonly note: string;
  readonly total: number | null;
  readonly isomers: readonly Isomer[];
}

/** How a question under way is watched. */
export interface Watch {
  /** Aborted: whoever asked no longer wants the answer. */
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, message: string) => void;
}

/**
 * What the tools ask: the engine on this machine, or the analyses of a server. Each throws
 * `QuestionRejected` for what cannot be answered.
 */
export interface AssistantPorts {
  identify(question: IdentifyQuestion, watch: Watch): Promise<Identified>;
  verify(question: VerificationQuestion, watch: Watch): Promise<Verification>;
  predict(question: PredictionRequest, watch: Watch): Promise<Prediction>;
  name(question: { q: string; lang: Language }, watch: Watch): Promise<NamesResponse>;
  isomers(question: IsomersRequest, watch: Watch): Promise<IsomerList>;
}
