import type { AtomEnvironment } from '@elucida/engine/statements/atom-environment';
import type { StatementValueTypes } from '@elucida/engine/statements/statement';
import type { Process } from '@elucida/engine/evidence/declaration';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { Chromophore } from '@elucida/engine/evidence/chromophores';
import type { Vibration } from '@elucida/engine/evidence/vibrations';
import type { ImpurityId } from '@elucida/spectra/chemistry/impurities';
import { groupNamesEn } from '@elucida/messages/report/group-names-en';
import { groupNamesEs } from '@elucida/messages/report/group-names-es';
import { groupNamesEu } from '@elucida/messages/report/group-names-eu';
import { headingsEn, processesEn } from '@elucida/messages/report/headings-en';
import { sentencesEn, type Sentences } from '@elucida/messages/report/statements/statements';
import { headingsEs, processesEs, sentencesEs } from '@elucida/messages/report/sentences-es';
import { headingsEu, processesEu, sentencesEu } from '@elucida/messages/report/sentences-eu';
import { warningsEn, type Warnings } from '@elucida/messages/report/warnings-en';
import { warningsEs } from '@elucida/messages/report/warnings-es';
import { warningsEu } from '@elucida/messages/report/warnings-eu';
import { wordsEn } from '@elucida/messages/report/words-en';
import { wordsEs } from '@elucida/messages/report/words-es';
import { wordsEu } from '@elucida/messages/report/words-eu';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';

/**
 * Everything a report is written with. The engine's closed lists are the keys: a code without words
 * does not compile.
 */
export interface ReportCatalogue {
  readonly sentences: Sentences;
  readonly groups: Readonly<Record<Group, string>>;
  readonly environments: Readonly<Record<AtomEnvironment, string>>;
  readonly vibrations: Readonly<Record<Vibration, string>>;
  readonly processes: Readonly<Record<Process, string>>;
  readonly chromophores: Readonly<Record<Chromophore, string>>;
  readonly impurities: Readonly<Record<ImpurityId, string>>;
  readonly techniques: Readonly<Record<SpectrumType, string>>;
  readonly levels: Readonly<Record<StatementValueTypes['level'], string>>;
  /** Patterns without a word of their own are named by their code. */
  readonly multiplicities: Readonly<Record<string, string>>;
  readonly headings: typeof headingsEn;
  readonly warnings: Warnings;
}

export const CATALOGUES: Readonly<Record<ReportLanguage, ReportCatalogue>> = {
  en: {
    sentences: sentencesEn,
    groups: groupNamesEn,
    environments: wordsEn.environment,
    vibrations: wordsEn.vibration,
    processes: processesEn,
    chromophores: wordsEn.chromophore,
    impurities: wordsEn.impurity,
    techniques: wordsEn.technique,
    levels: wordsEn.level,
    multiplicities: wordsEn.multiplicity,
    headings: headingsEn,
    warnings: warningsEn,
  },
  es: {
    sentences: sentencesEs,
    groups: groupNamesEs,
    environments: wordsEs.environment,
    vibrations: wordsEs.vibration,
    processes: processesEs,
    chromophores: wordsEs.chromophore,
    impurities: wordsEs.impurity,
    techniques: wordsEs.technique,
    levels: wordsEs.level,
    multiplicities: wordsEs.multiplicity,
    headings: headingsEs,
    warnings: warningsEs,
  },
  eu: {
    sentences: sentencesEu,
    groups: groupNamesEu,
    environments: wordsEu.environment,
    vibrations: wordsEu.vibration,
    processes: processesEu,
    chromophores: wordsEu.chromophore,
    impurities: wordsEu.impurity,
    techniques: wordsEu.technique,
    levels: wordsEu.level,
    multiplicities: wordsEu.multiplicity,
    headings: headingsEu,
    warnings: warningsEu,
  },
};
