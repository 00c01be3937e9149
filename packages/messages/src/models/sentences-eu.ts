import { common } from '../catalogue/eu/common.ts';
import type { ModelSentences } from './sentences-en.ts';

export const modelSentencesEu: ModelSentences = {
  providers: common.provider,
  failures: {
    timeout: (v) => `AA eredu honek ez du garaiz erantzun: ${v.model}.`,
    'rate-limited': (v) =>
      `AA eredu honek ez du erantzun, hornitzaileak oraingoz eskaera gehiago onartzen ez duelako: ${v.model}.`,
    'provider-error': (v) =>
      `AA eredu honek ez du erantzun, hornitzaileak errore bat jakinarazi duelako: ${v.model}.`,
    unreachable: (v) => `Ezin izan da AA eredu honekin konektatu: ${v.model}.`,
    malformed: (v) => `AA eredu honen erantzuna ezin da irakurri: ${v.model}.`,
    'too-large': (v) => `AA eredu honen erantzuna handiegia da: ${v.model}.`,
    refused: (v) => `AA eredu honek uko egin dio erantzuteari: ${v.model}.`,
    'not-authorised': (v) =>
      `AA eredu honek ez du erantzun, hornitzaileak zerbitzariaren gakoa onartu ez duelako: ${v.model}.`,
    'daily-cap': (v) =>
      `AA eredu honi ez zaio galdetu, zerbitzariaren gaurko AA deiak agortuta daudelako: ${v.model}.`,
  },
  failedAgain: () => 'Bigarren galdera zen; lehenengo erantzuna erabili da.',
  noneAnswered: () =>
    'Ez du AA eredu batek ere erantzun: erantzun hau motor txertatuarena soilik da.',
  cap: () =>
    'Zerbitzariaren gaurko AA deiak agortuta daude: erantzun hau motor txertatuarena soilik da.',
  overruled: {
    unreadable: () => 'Lehenengo proposamena ezin da molekula bakar baten egitura gisa irakurri.',
    wrongFormula: (v) => `Lehenengo proposamenaren formula ${v.proposed} da, ez ${v.formula}.`,
    placed: (v) =>
      `Lehenengo proposamena: ${v.fullMolecule}. Epailearen sailkapenean duen lekua: ` +
      `${v.rank}. Lehenengo hautagaia: ${v.fullFirst}.`,
  },
  notes: {
    'shift-agrees': (v) =>
      `«${v.word}»: ${v.technique} seinale bat espero da hemen: ${v.predicted} ± ${v.sd} ppm.`,
    'band-agrees': (v) =>
      `«${v.word}»: tarte honetan espero da (${v.vibration}): ${v.from}–${v.to} cm⁻¹.`,
    'count-agrees': (v) => `${v.technique} espektroan espero diren seinaleak: ${v.count}.`,
    'multiplicity-agrees': (v) =>
      `${v.observedPlace} inguruan espero den ¹H seinalea: ${v.observedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `${v.observedPlace} inguruan espero den ¹H seinalea: ${v.observedPattern}, ${v.hydrogens} H.`,
    'hydrogens-agree': (v) =>
      `${v.observedPlace} inguruan espero den ¹H seinalea: ${v.hydrogens} H.`,
    'group-present': (v) => `«${v.word}»: isomero honek badu.`,
  },
  claims: {
    incomplete: () => 'Baieztapena osatugabeegia da egiaztatzeko.',
    'no-spectrum': (v) => `Ez dago ${v.technique} espektrorik hau egiaztatzeko.`,
    'no-structure': () => 'Egitura ezin da irakurri; beraz, hau ezin da egiaztatu.',
    'peak-found': (v) => `${v.technique} espektroak gailur bat du hemen: ${v.observedPlace}.`,
    'peak-absent': (v) =>
      `${v.technique} espektroak ez du gailurrik hemen: ${v.positionPlace}. Hurbilena: ${v.nearPlace}.`,
    'peak-not-read': (v) =>
      `${v.technique} irudian ez da gailurrik irakurri hemen: ${v.positionPlace}. Hurbilena: ${v.nearPlace}.`,
    'multiplicity-agrees': (v) => `¹H ${v.observedPlace} seinalearen forma: ${v.observedPattern}.`,
    'multiplicity-differs': (v) =>
      `¹H ${v.observedPlace} seinalearen forma: ${v.observedPattern}, ez ${v.expectedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `¹H ${v.observedPlace} seinalearen forma: ${v.observedPattern}; integrala: ${v.hydrogens} H.`,
    'multiplicity-unknown': (v) =>
      `Espektroak ez du ¹H ${v.observedPlace} seinalearen anizkoiztasuna ematen.`,
    'multiplicity-unresolved': (v) =>
      `¹H ${v.observedPlace} seinalea multipletea da: haren forma ezin da egiaztatu.`,
    'multiplicity-unnamed': (v) =>
      `«${v.word}» hitzak ez du egiazta daitekeen formarik adierazten; ¹H ${v.observedPlace} ` +
      `seinalearen forma: ${v.observedPattern}.`,
    'hydrogens-agree': (v) => `¹H ${v.observedPlace} seinalearen integrala: ${v.hydrogens} H.`,
    'hydrogens-differ': (v) =>
      `¹H ${v.observedPlace} seinalearen integrala: ${v.hydrogens} H, ez ${v.claimed} H.`,
    'hydrogens-unknown': (v) =>
      `Espektroak ez du ¹H ${v.observedPlace} seinalearen integrala ematen.`,
    'count-agrees': (v) => `${v.technique} espektroaren seinale kopurua: ${v.count}.`,
    'count-differs': (v) =>
      `${v.technique} espektroaren seinale kopurua: ${v.count}, ez ${v.claimed}.`,
    'count-read-differs': (v) =>
      `${v.technique} irudian irakurritako seinale kopurua: ${v.count}, ez ${v.claimed}.`,
    'count-unsettled': (v) =>
      `${v.technique} espektro baten gailur kopurua zenbateko gailur ahulak zenbatzen diren, horren araberakoa da.`,
    'group-present': (v) => `«${v.word}»: egiturak badu.`,
    'group-missing': (v) => `«${v.word}»: egiturak ez du.`,
    'group-disputed': (v) => `«${v.word}»: egiturak duen ala ez definizioaren araberakoa da.`,
    'group-unknown': (v) => `«${v.word}» ez dago egiazta daitezkeen taldeen artean.`,
    'shift-agrees': (v) =>
      `«${v.word}»: egitura honetarako iragarpena ${v.predicted} ± ${v.sd} ppm da, eta ${v.observed} ppm-n behatu da.`,
    'shift-differs': (v) =>
      `«${v.word}»: egitura honetarako iragarpen hurbilena ${v.predicted} ± ${v.sd} ppm da, ` +
      `${v.observed} ppm-ko gailurretik urrunegi.`,
    'shift-uncertain': (v) =>
      `«${v.word}»: egitura honetarako iragarpena ${v.predicted} ± ${v.sd} ppm da; ` +
      `${v.observed} ppm-ko gailurra ez dator argi ez bat ez kontra.`,
    'shift-varies': (v) =>
      `«${v.word}»: O, N eta S atomoetako hidrogenoen lerrakuntza gehiegi aldatzen da ` +
      'disolbatzailearekin eta kontzentrazioarekin, egiaztatu ahal izateko.',
    'shift-silent': (v) =>
      `«${v.word}»: egitura honetan ez du seinale propiorik ${v.technique} espektroan.`,
    'band-agrees': (v) =>
      `«${v.word}»: taulen arabera, banda hau (${v.vibration}) ${v.from}–${v.to} cm⁻¹ ` +
      `tartean dago, eta badago banda bat: ${v.observed} cm⁻¹.`,
    'band-differs': (v) =>
      `«${v.word}»: taulen arabera, haren banda bakar bat ere ez dago ${v.observed} cm⁻¹ inguruan.`,
    'band-not-listed': (v) =>
      `«${v.word}»: erabilitako taulek ez dute haren bandarik jasotzen ${v.observed} cm⁻¹ ` +
      'inguruan; ezin da egiaztatu hau harena den.',
    'peak-without-rule': (v) =>
      `${v.technique} espektroak gailur bat du hemen: ${v.observedPlace}. Ez da egiaztatzen ` +
      'molekularen zein zatik ematen duen.',
    'name-agrees': (v) => `«${v.word}» egitura hau da.`,
    'name-tautomer': (v) => `«${v.word}» egitura honen tautomero bat da.`,
    'name-differs': (v) => `«${v.word}» beste egitura bat da: ${v.other}.`,
    'name-unreadable': (v) => `«${v.word}» ezin da egitura bakar baten izen gisa irakurri.`,
  },
};
