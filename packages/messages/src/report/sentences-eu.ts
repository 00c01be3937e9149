import { solventLines } from './solvent-lines.ts';
import { pluralOf } from '../format/plural.ts';
import type { Sentences } from './statements/statements.ts';
import type { Headings, Processes } from './headings-en.ts';
import { place, where } from './where.ts';

const plural = pluralOf('eu');

/** After a number of signals, where the list has lines of other substances too. */
const apart = (v: { readonly others?: number }): string =>
  v.others === undefined ? '' : ' (beste substantzien lerroak kontatu gabe)';

/** With those that must be present, without those that must be absent. */
const fragments = (v: { readonly present?: string; readonly absent?: string }): string =>
  [v.present && `badute ${v.present}`, v.absent && `ez dute ${v.absent}`]
    .filter(Boolean)
    .join('; ');

export const sentencesEu: Sentences = {
  answer: (v) =>
    `Espektro hauek ongien azaltzen dituen molekula: ${v.fullMolecule}. Konfiantza: ${v.percent}. ${v.level}`,
  'only-isomer': (v) =>
    `${v.formula} formulak molekula sinesgarri bakarra onartzen du: ${v.fullMolecule}.`,
  'runner-up': (v) => `Bigarren hautagaia: ${v.rival} (${v.percent}).`,
  'runner-up-tautomer': (v) =>
    `Bigarren hautagaia (${v.rival}, ${v.percent}) lehenengoaren tautomeroa da. EMNk ezin ditu ` +
    `bereizi; bien artean, guztira: ${v.together}.`,
  'inconclusive-no-spectra': (v) =>
    `Formula bat ez da nahikoa molekula zein den jakiteko: ${v.formula} formulak isomero bat ` +
    'baino gehiago ditu, eta ez dago aukeratzeko espektrorik.',
  'inconclusive-ambiguous': () =>
    'Ez gaude ziur: isomero bat baino gehiago ia berdin egokitzen da espektro hauetara.',
  'inconclusive-tied': (v) =>
    `Espektro hauek ezin dituzte bi hautagai hauek bereizi: ${v.fullMolecule} eta ` +
    `${v.fullRival}. Biek berdin azaltzen dituzte gailur guztiak; bakoitza: ${v.percent}.`,
  'inconclusive-poor-fit': () =>
    'Formula honen isomero batek ere ez ditu espektro hauek behar bezain ongi azaltzen. ' +
    'Egiaztatu formula eta espektroak substantzia berarenak direla.',
  'inconclusive-no-candidates': (v) =>
    `Ez da molekula sinesgarririk aurkitu formula honetarako: ${v.formula}.`,
  'inconclusive-fragments': (v) =>
    `Aztertutako molekulen artean (${v.formula}), batek ere ez ditu emandako zatien baldintzak betetzen.`,
  'inconclusive-out-of-reach': (v) =>
    `${v.formula} formulak isomero gehiegi ditu denak alderatzeko, eta aztertutako batek ere ` +
    'ez ditu espektroak proposatzeko bezain ongi azaltzen.',
  'inconclusive-contradiction': (v) =>
    `${v.formula} formularen isomero batek ere ez du ${v.technique} espektroa azaltzen: ` +
    'espektroa edo formula beste substantzia batena da, agian abiapuntuko erreaktibo edo ' +
    'azpiproduktu batena. Gainerako espektroek erabaki dute hautagaien ordena, eta honek ' +
    'gutxi balio izan du.',
  'inconclusive-contradiction-both': (v) =>
    `${v.formula} formularen isomero batek ere ez ditu EMN espektroak azaltzen: espektroak ` +
    'edo formula beste substantzia batenak dira, agian abiapuntuko erreaktibo edo ' +
    'azpiproduktu batenak. Gainerako espektroek erabaki dute hautagaien ordena, eta EMNk ' +
    'gutxi balio izan du.',
  'inconclusive-doubtful-formula': (v) =>
    `Ez gaude ziur formula zuzena hau denik: ${v.formula}. Espektro hauek hobeto egokitzen dira ` +
    'idazketa-akats bakar batek bereizten duen beste batera.',
  'formula-hint': (v) =>
    `Zuzena al da formula? Idatzitakoa ${v.formula} da; ${v.other} formularekin, molekula arrunt ` +
    `batek azaltzen ditu espektro hauek: ${v.fullMolecule}.`,
  'best-so-far': (v) => `Oraingoz hautagai onena: ${v.fullMolecule} (${v.percent}).`,
  'order-by-plausibility': () =>
    'Hautagaiak egituren ohikotasunaren arabera ordenatuta daude, eta hori ez da inoren aldeko froga.',
  'none-of-these': (v) =>
    `Zerrendako hautagaietako bat ere ez izateko probabilitate zenbatetsia: ${v.percent}.`,
  'asked-structure': (v) => `Galdetutako egitura, ${v.molecule}: ${v.rank}. postua, ${v.percent}.`,
  'formula-unsaturation': (v) =>
    `Asegabetasun-maila, ${v.formula}: ${v.unsaturation} (eraztunak gehi lotura bikoitzak).`,
  'formula-saturated': (v) =>
    `${v.formula} asea da: ez du eraztunik, ezta karbonoaren lotura anizkoitzik ere.`,
  'formula-salt': (v) =>
    `${v.formula} formulak molekula bakar batek lotu ditzakeenak baino hidrogeno eta ` +
    'halogeno gehiago ditu: gatz bat da, edo zati batzuetako beste konposatu bat.',
  'read-from-images': () =>
    'Gailurren kokapenak irudietan irakurri dira, eta irakurketa-errorea dute; gailur ahulen bat ez ' +
    'da agian ikusi.',
  'spectrum-left-out': (v) =>
    `${v.technique} espektroetatik lehena bakarrik hartu da kontuan; ondorengo bat kanpoan geratu da.`,
  'solvent-shown': (v) =>
    `Disolbatzailea ez da adierazi. Zerrendetako lerro hauek erakusten dute: ${solventLines(v)} ppm; ` +
    `disolbatzailea: ${v.solvent}. Disolbatzailearen mende dauden lerrakuntzak harentzat iragarri dira.`,
  'solvent-usual': (v) =>
    'Disolbatzailea ez da adierazi, eta lerro batek ere ez du erakusten: N, O eta S atomoetako ' +
    `hidrogenoetarako ohikoa hartu da (${v.solvent}). Haien lerrakuntza iragarrien tarteak beste ` +
    'batentzako lekua uzten du.',
  'solvent-fitted': (v) =>
    'Disolbatzailea ez da adierazi, eta zerrendan ez dago haren lerrorik. N, O eta S atomoetako ' +
    `hidrogenoak disolbatzaile honetarako iragarri dira: ${v.solvent}; hobeto datoz bat harekin ` +
    `ohikoarekin (${v.usual}) baino.`,
  numbering: () => 'Atomoak SMILES katearen ordenan zenbakitzen dira.',
  notation: () =>
    'Parentesi artean: iragarritako lerrakuntza ± desbideratze estandar bat (ppm), eta n, ' +
    'ingurune bera duten atomoetan neurtutako lerrakuntzen kopurua.',
  'carbon-signals-fit': (v) =>
    `Espektroko seinaleak: ${v.signals}${apart(v)}; karbonoak: ${v.carbons}. Molekula honek ` +
    'ere ' +
    `${plural(v.signals, { one: 'karbono mota bakarra du', other: `${v.signals} karbono desberdin ditu` })}; ` +
    'gainerakoak simetriaz baliokideak dira.',
  'carbon-signals-fit-all': (v) =>
    plural(v.signals, {
      one: `Espektroak seinale bakarra du${apart(v)}, eta molekula honek karbono bakarra.`,
      other: `Espektroko seinaleak: ${v.signals}${apart(v)}, bat molekula honen karbono bakoitzeko.`,
    }),
  'carbon-signal': (v) => `${v.signals}.`,
  'carbon-carbonyl': (v) => `160 ppm-tik gora, gehienbat karbonilo-karbonoak: ${v.signals}.`,
  'carbon-sp2': (v) =>
    `95–160 ppm tartean, gehienbat karbono aromatiko eta olefinikoak: ${v.signals}.`,
  'carbon-hetero': (v) =>
    `48–95 ppm tartean, gehienbat oxigenoari edo nitrogenoari lotutako karbonoak: ${v.signals}.`,
  'carbon-alkyl': (v) => `48 ppm-tik behera, gehienbat karbono alifatikoak: ${v.signals}.`,
  'carbon-vague': (v) =>
    `Hain zalantzazko iragarpenak (${v.positions}) ia edozerekin datoz bat: esleipen hauek gutxi ` +
    `frogatzen dute.`,
  'carbon-repeated': (v) => `Behin baino gehiagotan idatzi eta behin zenbatuak: ${v.positions}.`,
  'carbon-signals-coincide': (v) =>
    `Molekula honen karbono desberdinak: ${v.classes}; espektroko seinaleak: ` +
    `${v.signals}${apart(v)}. Batzuk gainjarrita ` +
    `daude${where(v.coincide, (coincide) => ` (${coincide})`)}.`,
  'carbon-on-boron': (v) =>
    `Molekula honek ${v.classes} karbono mota ditu; espektroak, ${v.signals} ` +
    `seinale${apart(v)}. Boroari lotutako karbonoa (${v.atoms}) hark zabaltzen du, eta ` +
    'askotan ez da ikusten.',
  'carbon-divided': (v) =>
    `${v.atoms}: seinale bat baino gehiago (${v.positions}). Lotura berak dituzte, baina ` +
    'estereokimikak edo biraketa motelak bereizten ditu.',
  'offset-high': (v) =>
    `${v.technique}: batez beste, lerrakuntzak iragarritakoak baino ${v.offset} ppm ` +
    'handiagoak dira; baliteke espektroaren erreferentzia okerra izatea.',
  'offset-low': (v) =>
    `${v.technique}: batez beste, lerrakuntzak iragarritakoak baino ${v.offset} ppm ` +
    'txikiagoak dira; baliteke espektroaren erreferentzia okerra izatea.',
  'mixture-likely': (v) =>
    `Seinale hauen integralak (${v.positions}: ${v.integrals}) proportzio osoetan daude ` +
    'elkarrekin, baina ez gainerakoekin: baliteke lagina nahastea izatea.',
  'carbon-weakest': (v) =>
    `¹³C espektroan, iragarpenetik urrunen dagoena: ${v.observed} ppm; iragarpena: ` +
    `${v.environment} (${v.atoms}), ${v.predicted} ± ${v.sd}.`,
  'integrals-all': (v) => `Integralek hidrogeno guztiak azaltzen dituzte: ${v.hydrogens}.`,
  'integrals-exchangeable': (v) =>
    `Integralek azaltzen dituzten hidrogenoak: ${v.protons}/${v.hydrogens}. ` +
    plural(v.missing, {
      one: 'Falta dena trukagarria da (OH, NH edo SH).',
      other: `Falta diren ${v.missing} hidrogenoak trukagarriak dira (OH, NH edo SH).`,
    }),
  'proton-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}.`,
  'exchangeable-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}. ` +
    'Hidrogeno trukagarrien lerrakuntza disolbatzailearen eta kontzentrazioaren arabera ' +
    'aldatzen da; beraz, gutxi frogatzen du.',
  'exchangeable-hidden': (v) =>
    `Trukeak azaltzen du zergatik ez den ageri ${v.atoms} atomoen hidrogenoen seinale propiorik.`,
  'exchangeable-deuterated': (v) =>
    `Disolbatzailearen deuterioak ordezten ditu ${v.atoms} atomoetako hidrogenoak, eta ez dute ` +
    `seinale propiorik.`,
  'proton-divided': (v) =>
    `${v.atoms} atomoetako hidrogenoek seinale bat baino gehiago dituzte (${v.positions}): ` +
    'estereokimikak edo biraketa motelak bereizten ditu.',
  'proton-not-listed': (v) =>
    'Zerrendak formulak baino hidrogeno gutxiago ditu; hemen hauek falta dira: ' +
    `${v.protons}H, ${v.environment} (${v.atoms}), ${v.predicted} ± ${v.sd} inguruan espero ` +
    'direnak.',
  'splitting-none': () => 'Ez dago hidrogenorik auzoko karbonoetan; hortik singletea.',
  'splitting-equivalent': () =>
    'Ondoko atomoko hidrogenoak honen baliokideak dira, eta hidrogeno baliokideek ez dute ' +
    'elkar desdoblatzen: hortik singletea.',
  'splitting-by-neighbours': (v) =>
    plural(v.count, {
      one: `Auzoko hidrogeno batek (${v.neighbourAtoms}) ematen du ${v.observedPattern}.`,
      other: `Auzoko ${v.count} hidrogenoek (${v.neighbourAtoms}) ematen dute ${v.observedPattern}.`,
    }),
  'splitting-multiplet': (v) =>
    `Auzoko hidrogeno desberdinekiko akoplamenduak (${v.neighbourAtoms}) ematen du multipletea.`,
  'coupling-shared': (v) =>
    `${v.coupling} Hz-eko *J* bera ageri da ${v.other} ppm-an: ${v.atoms} eta ${v.otherAtoms} ` +
    `auzokideak dira.`,
  'coupling-ortho': (v) => `*J* = ${v.coupling} Hz orto akoplamendua da.`,
  'coupling-trans': (v) =>
    `*J* = ${v.coupling} Hz lotura bikoitzean zeharreko trans akoplamendua da.`,
  'coupling-cis': (v) => `*J* = ${v.coupling} Hz lotura bikoitzean zeharreko cis akoplamendua da.`,
  'para-pattern': (v) =>
    `${v.observed} eta ${v.other}, bi hidrogenoko bi doblete, eraztun para-diordezkatu baten eredua dira.`,
  'proton-weakest': (v) =>
    `¹H espektroan, iragarpenetik urrunen dagoena: ${v.observed} ppm; iragarpena: ` +
    `${v.environment} (${v.atoms}), ${v.predicted} ± ${v.sd}.`,
  'ir-band-found': (v) =>
    `${v.vibration}`.startsWith(`${v.group}`)
      ? `**${v.observed} cm⁻¹**: ${v.vibration} (${v.from}–${v.to}).`
      : `**${v.observed} cm⁻¹**: ${v.vibration}; taldea: ${v.group} (${v.from}–${v.to}).`,
  'ir-bands-carbon-dioxide': (v) => `${v.positions} cm⁻¹: atmosferako CO₂.`,
  'ir-bands-compatible': (v) =>
    `${v.positions} cm⁻¹ – ${v.vibration} (${v.group}, ${v.from}–${v.to}): ` +
    `${plural(v.bands, { one: 'bateragarria', other: 'bateragarriak' })}, baina ez du frogatzen.`,
  'ir-bands-zwitterion': (v) =>
    `${v.positions} cm⁻¹: aminoazidoaren zwitterioia, solidoan eta uretan dagoen bezala (–NH₃⁺ eta –COO⁻).`,
  'ir-bands-carboxylate': (v) =>
    `${v.positions} cm⁻¹: karboxilato ioia (–COO⁻), tentsio antisimetrikoa eta simetrikoa.`,
  'ir-bands-c-h': (v) =>
    `${v.positions} cm⁻¹: C–H loturen tentsioak eta tolesturak, karbono aseak dituzten ia ` +
    'molekula guztiek erakusten dituztenak.',
  'ir-bands-overtone': (v) =>
    `${v.positions} cm⁻¹: eraztun aromatiko baten gaintonuak eta konbinazio-bandak.`,
  'ir-bands-fingerprint': (v) =>
    `${v.positions} cm⁻¹: hatz-marken eremua; ez da bandaz banda interpretatzen.`,
  'ms-molecular-ion': (v) => `***m/z* ${v.mz}** (${v.relativeIntensity}): ioi molekularra.`,
  'ms-molecular-ion-missing': (v) =>
    `Ioi molekularra, *m/z* ${v.mz}, ez da ikusten, erraz zatitzen diren molekula askotan bezala.`,
  'ms-adduct': (v) => `***m/z* ${v.mz}**: ${v.ion}.`,
  'ms-adduct-exact': (v) => `***m/z* ${v.mz}**: ${v.ion}, kalkulatua ${v.mass} (${v.ppm} ppm).`,
  'ms-adduct-off': (v) =>
    `*m/z* ${v.mz} ${v.ppm} ppm-ra dago ${v.ion} ioitik (${v.mass}): hain urrun dagoen masa ` +
    'zehatza beste konposizio batena da.',
  'ms-adduct-missing': (v) =>
    `Gailurretako bat ere ez da molekula osoaren ioia; hauek espero litezke: ${v.positions}.`,
  'ms-aromatic-series': (v) =>
    `*m/z* ${v.positions}: bentzeno-eraztunak hausten direnean sortzen diren ioien seriea.`,
  'ms-ion-protonated-acid': (v) =>
    `*m/z* ${v.positions}: esterraren azidoa bi hidrogeno gehiagorekin (azido protonatua).`,
  'ms-ions-hydrocarbon': (v) =>
    `*m/z* ${v.ions}: hidrokarburo-ioiak, kateak, alkenoak eta eraztun aseak hautsi eta ` +
    'berrantolatzean sortzen direnak.',
  'ms-ions-listed': (v) =>
    `*m/z* ${v.ions}: taulek talde honentzat ematen dituzten ioiak: ${v.group}.`,
  'ms-ions-of-bonds': (v) =>
    `*m/z* ${v.ions}: molekularen zatiek eman ditzaketen ioiak, hainbat lotura haustean edo ` +
    'hidrogenoak lekuz aldatzean.',
  'ms-ions-later': (v) =>
    `*m/z* ${v.losses}: beste molekula txiki bat edo erradikal bat galdu ahal izan duten ioiak.`,
  'ms-soft-fragments': (v) =>
    `*m/z* ${v.positions}: molekularena baino masa txikiagoko ioiak; ionizazio leunaren zatiak ez dira banan-banan ` +
    `interpretatzen.`,
  'ms-isotope-pattern': (v) =>
    `M+2 gailurra M-ren ${v.found} da, eta bat dator formularekin (${v.expected}).`,
  'ms-fragment-found': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): ` +
    `${v.process}${where(v.bond, (bond) => `; lotura: ${bond}`)}.`,
  'ms-ion-of-group': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): talde honen ioi tipikoa: ${v.group}.`,
  'ms-fragments-minor': (v) =>
    `*m/z* ${v.positions}: molekula honen ` +
    `${plural(v.positionsCount, { one: 'beste zati bat', other: 'beste zati batzuk' })}.`,
  'ms-peaks-isotope': (v) =>
    `*m/z* ${v.positions}: aipatutako ioien ` +
    `${plural(v.positionsCount, { one: 'gailur isotopikoa', other: 'gailur isotopikoak' })}.`,
  'ms-peaks-small': (v) =>
    `*m/z* ${v.positions}: ` +
    plural(v.positionsCount, {
      one: 'ioi ahula edo masa txikikoa, bere aldetik interpretatzen ez dena.',
      other: 'ioi ahulak edo masa txikikoak, banan-banan interpretatzen ez direnak.',
    }),
  'uv-maximum-found': (v) =>
    `**${v.found} nm**: ${v.chromophore}; inkrementu-arauen arabera, ${v.expected} ± ${v.sd} nm.`,
  'uv-end-absorption': (v) =>
    `${v.positions} nm: absortzio terminala, diagnostikorako baliorik gabea.`,
  'carbon-off': (v) =>
    `¹³C ${v.observed} ppm urrun dago hemendik espero denetik: ${v.environment} (${v.atoms}), ` +
    `${v.predicted} ± ${v.sd}.`,
  'carbon-missing': (v) =>
    `${v.predicted} ± ${v.sd} ppm inguruan ¹³C seinale bat espero da (${v.environment}, ${v.atoms}), ` +
    `eta ez da horretarako seinalerik geratzen.`,
  'carbon-signals-against': (v) =>
    `Molekula honen karbono desberdinak: ${v.classes}; espektroko ¹³C seinaleak: ` +
    `${v.signals}${apart(v)}` +
    `${where(v.coincide, (each) => `. Karbono desberdinen seinaleak gainjarri beharko lirateke (${each})`)}.`,
  'proton-off': (v) =>
    `¹H ${v.observed} ppm urrun dago hidrogeno hauetatik espero denetik: ${v.environment} ` +
    `(${v.atoms}), ${v.predicted} ± ${v.sd}.`,
  'proton-missing': (v) =>
    `¹H seinale batek ere ez du lekurik uzten hidrogeno hauetarako: ${v.protons}H, ${v.environment} ` +
    `(${v.atoms}); ${v.predicted} ± ${v.sd} ppm inguruan espero dira.`,
  'splitting-misfit': (v) =>
    `¹H ${v.observed} seinalearen forma: ${v.observedPattern}; horri dagokion auzoko ` +
    `hidrogeno kopurua: ${v.seen}. ` +
    (v.needs === 'more'
      ? `${v.atoms} atomoak, gutxienez, hainbeste ditu seinalea desdoblatu behar dutenak: ` +
        `${v.least}${where(v.neighbourAtoms, (atoms) => ` (${atoms})`)}.`
      : v.most === 0
        ? `${v.atoms} inguruan ez dago hori desdobla dezakeenik.`
        : `${v.atoms} inguruan, gehienez, hainbestek desdobla dezakete: ${v.most}.`),
  'couplings-misfit': (v) =>
    `¹H ${v.observed} ppm-ko seinaleko ${v.constant} Hz-eko akoplamendu-konstanteak ez du bikoterik ` +
    `auzokoen artean (${v.atoms}).`,
  'tautomers-average': () =>
    'Nitrogeno batetik bestera pasatzen den hidrogenoak baliokide egingo lituzke, binaka, karbono ' +
    'hauetako batzuk.',
  'hsqc-paths': (v) =>
    `HSQC espektroak hidrogenoak eta haiek daramatzaten karbonoak lotzen ditu (bikoteak: ` +
    `${v.count}): ${v.peaks}.`,
  'hsqc-shared': (v) =>
    'HSQCk ¹H seinale bat bere integralaren hidrogenoek onartzen dituzten baino karbono gehiagotan ' +
    `erakusten du. Gailur hauetako bat artefaktua izan daiteke: ${v.peaks}.`,
  'hmbc-paths': (v) =>
    `Bi edo hiru loturara dauden nukleoak lotzen dituzten HMBC gailurrak (${v.count}): ${v.peaks}.`,
  'hmbc-long': (v) =>
    `Hemen lau loturara leudekeen HMBC gailurrak (${v.count}), noizean behin ikusten direnak: ` +
    `${v.peaks}.`,
  'hmbc-direct': (v) =>
    `Hidrogenoak daramatzan karbonoan bertan dauden HMBC gailurrak (${v.count}), lotura bakarreko ` +
    `akoplamenduak, kendu gabe geratuak: ${v.peaks}.`,
  'cosy-paths': (v) =>
    `Bi edo hiru loturara dauden hidrogenoak lotzen dituzten COSY gailurrak (${v.count}): ` +
    `${v.peaks}.`,
  'cosy-long': (v) =>
    `Hemen lau edo bost loturara leudekeen COSY gailurrak (${v.count}), lotura bikoitzek eta ` +
    `eraztunek onartzen dituztenak: ${v.peaks}.`,
  'noesy-paths': (v) =>
    `Gehienez bost loturara dauden hidrogenoak lotzen dituzten NOESY gailurrak (${v.count}): ` +
    `${v.peaks}.`,
  'noesy-long': (v) =>
    `Bost loturatik gora dauden hidrogenoak lotzen dituzten NOESY gailurrak (${v.count}): ${v.peaks}. ` +
    'Espazioan gertu daude soilik molekularen tolesdurak edo eraztun-sistema batek hurbiltzen baditu; bestela, ' +
    'gailurrak artefaktuak dira.',
  'correlations-unowned': (v) =>
    `Molekula honen atomo batek ere azaltzen ez duen seinale bateko gailurrak, ${v.technique}: ` +
    `${v.peaks}.`,
  'correlations-unmatched': (v) =>
    `Zerrendetako seinale guztietatik urrun dauden gailurrak, kontuan hartzen ez direnak, ` +
    `${v.technique}: ${v.peaks}.`,
  'hsqc-bare': (v) =>
    `HSQC espektroak ¹H ${v.observed} ppm eta ¹³C ${v.other} ppm lotzen ditu, baina lerro horren ` +
    `karbonoak (${v.atoms}) ez du hidrogenorik hemen.`,
  'hsqc-kind': (v) =>
    `HSQC gailurraren zeinua, ${v.observed}/${v.other} ppm, ez dator bat karbono honekin: ${v.atoms}, ` +
    `hidrogenoak: ${v.count}.`,
  'hmbc-far': (v) =>
    `HMBC espektroak ¹H ${v.observed} ppm eta ¹³C ${v.other} ppm lotzen ditu; hemen ${v.bonds} ` +
    `lotura daude bien artean (${v.atoms}, ${v.otherAtoms}).`,
  'cosy-far': (v) =>
    `COSY espektroak ¹H ${v.observed} eta ${v.other} ppm lotzen ditu; hemen ${v.bonds} lotura daude ` +
    `bien artean (${v.atoms}, ${v.otherAtoms}).`,
  'hetero-signals': (v) => `${v.signals}.`,
  'hetero-signals-fit': (v) =>
    plural(v.signals, {
      one: `Espektroak seinale bakarra du (${v.nucleus}), eta molekula honek nukleo mota bakarra.`,
      other: `Espektroak ${v.signals} seinale ditu (${v.nucleus}), molekula honetako nukleo mota bakoitzeko bat.`,
    }),
  'hetero-signals-coincide': (v) =>
    `Molekula honen nukleo motak (${v.nucleus}): ${v.classes}; espektroko seinaleak: ${v.signals}. ` +
    `Batzuk gainjarri egiten dira.`,
  'hetero-signals-against': (v) =>
    `Molekula honen nukleo motak (${v.nucleus}): ${v.classes}; espektroko seinaleak: ${v.signals}.`,
  'hetero-off': (v) =>
    `${v.nucleus} ${v.observed} ppm urrun dago hemendik espero denetik: ${v.environment} (${v.atoms}), ` +
    `${v.predicted} ± ${v.sd}.`,
  'hetero-missing': (v) =>
    `${v.predicted} ± ${v.sd} ppm inguruan ${v.nucleus} seinale bat espero da (${v.environment}, ` +
    `${v.atoms}), eta ez da horretarako seinalerik geratzen.`,
  'hetero-integral': (v) =>
    `${v.nucleus} ${v.observed} ppm: integralaren araberako nukleoak: ${v.seen}; ${v.atoms}: ${v.nuclei}.`,
  'hetero-splitting': (v) =>
    `${v.nucleus} ${v.observed} ppm: banaketak behar dituen nukleo akoplatuak: ${v.seen}; molekula ` +
    `honetan hurbil daudenak (${v.atoms}): ${v.most}.`,
  'ir-band-missing': (v) =>
    `Ez dago IG bandarik ${v.from} eta ${v.to} cm⁻¹ artean, eta talde honek eman beharko luke: ` +
    `${v.group} (${v.vibration})${where(v.near, (near) => `; hurbilena ${near} cm⁻¹-ean dago`)}.`,
  'ir-band-foreign': (v) =>
    `IG ${v.observed} cm⁻¹ bandaren itxura: ${v.vibration} (${v.from}–${v.to}). Molekula ` +
    'honek ez du hori eman dezakeen talderik.',
  'ir-band-lowered': (v) =>
    `${v.observed} cm⁻¹-eko C=O tentsioa talde honen ohiko tartearen azpitik dago: ${v.group} ` +
    `(${v.from}–${v.to}). Hidrogeno-lotura batek edo harekin konjugatutako elektroi-emaile ` +
    'batek jaitsi beharko luke.',
  'ir-band-raised': (v) =>
    `${v.observed} cm⁻¹-eko C=O tentsioa talde honen ohiko tartearen gainetik dago: ` +
    `${v.group} (${v.from}–${v.to}). Gas-faseak, eraztun tentsionatu batek edo ` +
    'elektroi-erakarle diren auzoko taldeek igo beharko lukete.',
  'ms-isotope-mismatch': (v) =>
    `M+2 gailurra M-ren ${v.found} da, eta ez dator bat formularekin (${v.expected}).`,
  'ms-fragment-missing': (v) =>
    `Ez dago MS gailurrik *m/z* ${v.mz} balioan (M − ${v.loss}), eta espero zatekeen, prozesu ` +
    `honengatik: ${v.process}.`,
  'ms-fragment-foreign': (v) =>
    `MS *m/z* ${v.mz} (${v.relativeIntensity}, M − ${v.loss}): molekula honen haustura sinple ` +
    'batek ere ez du azaltzen.',
  'uv-maximum-missing': (v) =>
    `Inkrementu-arauek maximo bat iragartzen dute, ${v.expected} nm (${v.chromophore}), eta ez dago.`,
  'uv-maximum-foreign': (v) =>
    `UM-Ikus ${v.found} nm: ez da espero molekula honen kromoforo batek ere hor xurgatzea.`,
  'shift-fits-other': (v) =>
    `${v.technique} ${v.observedPlace} gailurra hobeto dator bat honekin: ${v.fullRival}. Hari ` +
    `dagokion iragarpena: ${v.rivalPredicted} ± ${v.rivalSd}; honi dagokiona: ${v.predicted} ± ${v.sd} ` +
    `(${v.environment}, ${v.atoms}).`,
  'peak-fits-other': (v) =>
    `${v.technique} ${v.observedPlace} gailurrak ez du lekurik molekula honetan, eta beste ` +
    `substantzia batetik etorri beharko luke; honek azaltzen du: ${v.fullRival} ` +
    `(${v.rivalPredicted} ± ${v.rivalSd}).`,
  'splitting-fits-other': (v) =>
    `¹H ${v.observed} seinalearen forma (${v.observedPattern}) hobeto dator bat honekin: ` +
    `${v.fullRival}. Auzokideek eman behar luketena: han, ${v.rivalPattern}; hemen ` +
    `(${v.atoms}), ${v.expectedPattern}.`,
  'nothing-against': () =>
    'Ezerk ez dio kontra egiten: seinale bat ere ez dago bere iragarpenetik urrun, eta ez da ' +
    'agertu beharreko ezer falta.',
  'nothing-single-against': () =>
    'Seinale batek ere ez dio bere kasa kontra egiten, baina, oro har, molekula zuzenarekin ' +
    'bat etorri beharko luketena baino okerrago datoz bat.',
  'nothing-decisive-against': () =>
    'Ezerk ez du beste hautagai baten alde egiten. Gaizki datorrena puntu irekien artean dago.',
  'open-points': () =>
    'Beste ezein hautagaik ez ditu puntu hauek hobeto azaltzen; beraz, hemen ez dute ezer ' +
    'erabakitzen: zerrenda osatu gabe egon daiteke, balio bat gaizki idatzita, edo iragarpen ' +
    'bat oker.',
  'unexplained-peak': (v) =>
    `${v.technique} ${v.observedPlace}: molekula honen atomo edo talde batek ere ez du azaltzen.`,
  'unexplained-protons': (v) =>
    `${v.technique} ${v.observedPlace}: seinale honetako ${v.protons}H ez ` +
    `${plural(Number(v.protons), { one: 'dagokio', other: 'dagozkio' })} molekulako hidrogeno bati ere.`,
  'other-solvent': (v) =>
    `${v.technique} ${v.positionsPlace}: disolbatzaileari esleitua, ${v.solvent} (${v.places}).`,
  'other-water': (v) =>
    `${v.technique} ${v.positionsPlace}: urari esleitua; disolbatzailea: ${v.solvent} ` +
    `(${v.places} inguruan). Uraren lerrakuntza kontzentrazioaren eta tenperaturaren arabera ` +
    'aldatzen da.',
  'other-reference': (v) =>
    `${v.technique} ${v.positionsPlace}: erreferentziari (TMS) esleitua, 0 ppm-an.`,
  'other-impurity': (v) =>
    `${v.technique} ${v.positionsPlace}: laginean dagoen ezpurutasun bati esleitua: ${v.impurity} ` +
    `(${v.solvent} disolbatzailean: ${v.places}).`,
  'other-small': (v) =>
    `${v.technique} ${v.positionsPlace}: integrala txikiegia da molekula honen hidrogeno ` +
    'baterako; beraz, ezpurutasun bati egozten zaio.',
  'carbon-split': (v) =>
    `${v.technique} ${v.positionsPlace}: ${v.places} ppm-ko lerroarekin batera karbono bakar bat ` +
    `da, ${v.nucleus} nukleoak desdoblatua${where(v.constant, (constant) => ` (*J*: ${constant} Hz inguru)`)}.`,
  'slow-form-enol': (v) =>
    `${v.technique} ${v.positionsPlace}: forma enolikoa, molekula honekin oreka geldoan dagoena eta ` +
    `bere seinaleak dituena.`,
  'slow-form-keto': (v) =>
    `${v.technique} ${v.positionsPlace}: forma zetonikoa, molekula honekin oreka geldoan dagoena ` +
    'eta bere seinaleak dituena.',
  'slow-form-anomer': (v) =>
    `${v.technique} ${v.positionsPlace}: bigarren anomeroaren seinaleak. Hemiazetal honen eraztuna ` +
    'ireki eta itxi egiten da; beraz, disoluzioan bi anomeroak daude, bakoitza bere seinaleekin. ' +
    'Zein seinale zeinena den zehaztu gabe geratzen da.',
  'ammonium-hydrogens': (v) =>
    `${v.technique} ${v.positionsPlace}: gatz honen nitrogeno protonatuaren hidrogenoak; haien ` +
    'lerrakuntza disolbatzailearen eta kontzentrazioaren arabera aldatzen da.',
  'unexplained-told-above': () => 'Goian aipatutakoak bakarrik.',
  'nothing-unexplained': () => 'Bat ere ez: gailur guztiak esleituta edo goian aipatuta daude.',
  rival: (v) => `${v.fullRival}, ${v.percent}.`,
  'rival-tied': (v) => `${v.fullRival}, ${v.percent}, lehenengoarekin berdinduta.`,
  'rival-told-apart': (v) =>
    `${v.technique} ${v.observedPlace} gailurrak bereizten ditu: lehenengoari ${v.predicted} ± ${v.sd} ` +
    `iragartzen zaio; honi, ${v.rivalPredicted} ± ${v.rivalSd}.`,
  'rival-told-apart-by-absence': (v) =>
    `Ez du ${v.technique} ${v.observedPlace} gailurra azaltzeko ezer; lehenengoari hor iragartzen ` +
    `zaio: ${v.predicted} ± ${v.sd}.`,
  'rival-told-apart-by-count': (v) =>
    `Honen karbono desberdinak: ${v.rivalClasses}; ¹³C espektroko seinaleak: ${v.signals}.`,
  'rival-told-apart-by-splitting': (v) =>
    `¹H ${v.observed} seinalearen formak (${v.observedPattern}) bereizten ditu. Auzokideek ` +
    `eman behar luketena: lehenengoan, ${v.expectedPattern}; honetan, ${v.rivalPattern}.`,
  'rival-told-apart-by-band': (v) =>
    `IG ${v.observed} cm⁻¹ bandak (${v.vibration}) talde bat eskatzen du, eta honek ez du: ${v.group}.`,
  'rival-lacks-band': (v) =>
    `${v.from} eta ${v.to} cm⁻¹ artean banda bat espero da talde honengatik: ${v.group} ` +
    `(${v.vibration}). Ez dago halakorik.`,
  'rival-told-apart-by-fragment': (v) =>
    `Ezin du *m/z* ${v.mz} ioia eman; lehenengoak, bai (${v.process}).`,
  'rival-misses-signal': (v) =>
    `${v.predicted} ± ${v.sd} ppm inguruan ${v.technique} seinale bat espero da (${v.environment}, ` +
    `${v.atoms}), eta ez da horretarako seinalerik geratzen.`,
  'rival-told-apart-by-technique': (v) =>
    v.deviation === undefined
      ? `Gailur batek bakarrik ez du erabakitzen; oro har, ${v.technique} espektroak lehenengoaren ` +
        `alde egiten du.`
      : `Gailur batek bakarrik ez du erabakitzen; oro har, ${v.technique} espektroa hobeto dator bat ` +
        `lehenengoarekin (batez besteko desbideratzea: ${v.deviation} ppm; honena, ` +
        `${v.rivalDeviation} ppm).`,
  'rival-told-apart-by-plausibility': () =>
    'Espektroak ia berdin datoz bat biekin; lehenengoa aurretik dago halako egiturak askoz ' +
    'ohikoagoak direlako soilik.',
  'rival-inseparable': () => 'Espektro hauek ez dute lehenengotik bereizten.',
  'rival-tautomer': () =>
    'Lehenengoaren tautomeroa da. Hidrogeno bat hain azkar pasatzen da forma batetik ' +
    'bestera, non EMNk batez besteko espektro bakarra erakusten baitu, eta horrek ezin ditu ' +
    'bereizi; bien arteko hurrenkera, batez ere, halako konposatuak marraztu ohi diren ' +
    'moduaren araberakoa da.',
  'rival-tautomer-again': () => 'Lehenengoaren beste tautomero bat.',
  'rival-tautomer-minor': () =>
    'Lehenengoaren tautomeroa da, halako konposatuek ia inoiz hartzen ez duten forman; EMNk ohikoa ' +
    'erakutsiko luke.',
  'these-inseparable': (v) =>
    `Espektro hauek ez dituzte lehenengotik bereizten hautagai hauetako ` +
    `${v.count === 2 ? 'bi' : v.count === 1 ? 'bat' : v.count}.`,
  'rival-favoured': (v) =>
    `Alde du ${v.technique} ${v.observedPlace} gailurra: honi ${v.rivalPredicted} ± ${v.rivalSd} ` +
    `iragartzen zaio; lehenengoari, ${v.predicted} ± ${v.sd}.`,
  'no-rival': () => 'Beste isomero bat ere ez zaio hurbiltzen.',
  'settle-hetero-count': (v) =>
    `${v.nucleus} espektro bat: ${v.count} seinale, ${v.molecule} bada; ${v.rivalCount}, ${v.rival} bada.`,
  'settle-hetero-shift': (v) =>
    `${v.nucleus} espektro bat: seinale bat ${v.shift} ppm inguruan (${place(v.environment, v.atoms)}), ` +
    `${v.molecule} bada; ${v.rivalShift} ppm inguruan (${v.otherEnvironment}), ${v.rival} bada.`,
  'settle-carbon-count': (v) =>
    `¹³C espektro bat: ${v.count} seinale, ${v.molecule} bada; ${v.rivalCount}, ${v.rival} bada.`,
  'settle-carbon-shift': (v) =>
    `¹³C espektro bat: seinale bat ${v.shift} ppm inguruan (${place(v.environment, v.atoms)}), ` +
    `${v.molecule} bada; haren ordez, ${v.rivalShift} ppm inguruan ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}), ${v.rival} bada.`,
  'settle-proton-shift': (v) =>
    `¹H espektro bat: seinale bat ${v.shift} ppm inguruan (${place(v.environment, v.atoms)}), ` +
    `${v.molecule} bada; haren ordez, ${v.rivalShift} ppm inguruan ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}), ${v.rival} bada.`,
  'settle-ir-band': (v) =>
    `IG espektro bat: ${v.vibration} (taldea: ${v.group}) ${v.from}–${v.to} cm⁻¹ tartean, ` +
    `${v.molecule} bada; ${v.rival} bada, ez dago halako bandarik.`,
  'settle-ir-position': (v) =>
    `IG espektro bat: ${v.vibration} ${v.from}–${v.to} cm⁻¹ tartean (${v.group}), ` +
    `${v.molecule} bada; ${v.rivalFrom}–${v.rivalTo} cm⁻¹ tartean (${v.rivalGroup}), ` +
    `${v.rival} bada.`,
  'settle-ms-fragment': (v) =>
    `Elektroi-inpaktuzko masa-espektro bat: *m/z* ${v.mz} ioia (${v.process}), ${v.molecule} ` +
    `bada; ${v.rival} bada, ez dago halakorik.`,
  'settle-uv-band': (v) =>
    `UM-Ikus espektro bat: banda intentsu bat ${v.shift} nm inguruan, ${v.molecule} bada; ` +
    `${v.rival} bada, ez dago kromofororik.`,
  'settle-uv-position': (v) =>
    `UM-Ikus espektro bat: uhin-luzera handieneko banda intentsua ${v.shift} nm inguruan, ` +
    `${v.molecule} bada; ${v.rivalShift} nm inguruan, ${v.rival} bada.`,
  'settle-dept': (v) =>
    `DEPT edo HSQC editatu bat. ${v.carbonKind} seinaleak: ${v.count}, ${v.molecule} bada; ` +
    `${v.rivalCount}, ${v.rival} bada.`,
  'settle-hmbc': (v) =>
    `HMBC: ¹H ${v.observed} ppm (${v.environment}, ${v.atoms}) eta ¹³C ${v.other} ppm ` +
    `(${v.otherEnvironment}, ${v.otherAtoms}) arteko korrelazio bat espero da, ${v.molecule} bada; ` +
    `${v.rival} bada, urrunegi daude.`,
  'settle-noesy': (v) =>
    `NOESY: CH₃ taldearen seinaletik (¹H ${v.observed} ppm, ${v.atoms}) ${v.other} ppm-ra doan ` +
    `gailur gurutzatu bat ${v.molecule} egituraren alde legoke; ${v.rivalOther} ppm-ra doana, ` +
    `berriz, ${v.rival} egituraren alde.`,
  'settle-hmbc-shared': (v) =>
    `HMBC: CH₃ taldearekin (¹H ${v.observed} ppm, ${v.atoms}) korrelazioa duen karbonoak ` +
    `korrelazio sendoa du ¹H ${v.other} ppm-ko seinalearekin ere ${v.molecule} egituran, eta ` +
    `${v.rivalOther} ppm-koarekin ${v.rival} egituran.`,
  'settle-cosy': (v) =>
    `COSY: ¹H ${v.observed} eta ${v.other} ppm arteko gailur gurutzatu bat espero da (${v.atoms} eta ` +
    `${v.otherAtoms}), ${v.molecule} bada; ${v.rival} bada, ez dira auzokideak.`,
  'settle-tautomers': () =>
    'Zein tautomero nagusitzen den disolbatzailearen eta laginaren egoeraren araberakoa da: ' +
    'solidoan, X izpi bidezko egitura batek erakusten du hidrogenoa non dagoen; disoluzioan, ' +
    '¹⁵N lerrakuntzek, edo zenbait disolbatzailetan neurtutako UM-Ikus espektroek, atomo ' +
    'batean eta bestean metilatutako deribatuenekin alderatuta.',
  'settle-carbon': () =>
    '¹³C espektro batek mugatuko lituzke gehien aukerak: karbono desberdinak zenbatzen ditu eta ' +
    'bakoitza kokatzen du.',
  'settle-proton': () =>
    'Integralak dituen ¹H espektro batek mugatuko lituzke gehien aukerak: hidrogenoak zenbatzen ' +
    'ditu eta zein diren auzokide erakusten du.',
  'settle-nothing-routine': (v) =>
    `Ohiko espektro batek ere ez ditu, iragarpenen arabera, argi bereiziko: ${v.molecule} ` +
    `eta ${v.rival}. Bai, ordea, INADEQUATE batek, X izpi bidezko egitura batek edo ` +
    'bakoitzaren lagin batek.',
  'settle-not-needed': () =>
    'Ez da beste neurketarik behar alderatutako isomeroen artean aukeratzeko.',
  'settle-test-carbon': (v) =>
    `¹³C espektro batek erantzuna egiaztatzeko balioko luke: ${v.molecule} bada, ` +
    `${plural(v.count, { one: 'seinale bat', other: `${v.count} seinale` })} ` +
    `${plural(v.count, { one: 'espero da', other: 'espero dira' })}, balio hauen inguruan: ` +
    `${v.positions} ppm.`,
  'settle-test-proton': (v) =>
    '¹H espektro batek erantzuna egiaztatzeko balioko luke: karbonoei lotutako hidrogenoak ' +
    `(${v.molecule}) balio hauen inguruan agertu beharko lirateke: ${v.positions} ppm.`,
  'settle-test-formula': () =>
    'Bereizmen handiko masa-espektro batek formula bera egiaztatzeko balioko luke, dena horretan ' +
    'baitago oinarrituta.',
  'settle-record-again': () =>
    'Erregistratu berriro, lagin beretik, formularekin bat ez datozen espektroak. Aldatzen ' +
    'ez badira, formula okerra da, eta bereizmen handiko masa-espektro batek erakutsiko luke.',
  'settle-ultraviolet-again': () =>
    'UM-Ikus espektroa ez dator bat erantzun honekin: erregistratu berriro, lagin purifikatu batetik.',
  'settle-reference': () =>
    'Behin betiko froga benetako lagin baten espektroa da, modu berean neurtua.',
  'method-exhaustive': (v) =>
    `Formularen isomero sinesgarri guztiak aztertu dira (${v.considered}).`,
  'method-search': (v) =>
    `Bilaketa gidatu batek aztertutako isomeroak: ${v.considered}. Formulak gehiago ditu; ` +
    'beraz, hobea den bat azter gabe gera zitekeen.',
  'method-late': () =>
    'Analisi baten denbora amaitu egin da bilaketa bukatu baino lehen. Bilaketa luzeago batek beste ' +
    'molekula batzuk aurki ditzake.',
  'method-library': (v) =>
    `Formula honetako molekula ezagunak soilik aztertu dira (${v.considered}).`,
  'fragments-asked': (v) =>
    'Eskatu bezala, baldintza hauek betetzen dituzten molekulak soilik hartu dira kontuan: ' +
    `${fragments(v)}.`,
  'limits-stereocentres': (v) =>
    `Konfigurazioa ez da zehazten (estereozentroak: ${v.atoms}), izenak bat adierazten badu ere.`,
  'configuration-stated': (v) =>
    `Konfigurazio erlatiboa: \`${v.smiles}\`. Probabilitatea: ${v.probability}; diastereoisomeroak, guztira: ` +
    `${v.count}. Haren ispilu-irudiak espektro berberak ematen ditu.`,
  'configuration-in-part': (v) =>
    `Konfigurazio erlatiboa, zati batean: \`${v.smiles}\`. Probabilitatea: ${v.probability}. SMILES honek adierazten ` +
    'ez duena zabalik geratzen da, eta haren ispilu-irudiak espektro berberak ematen ditu.',
  'configuration-coupling': (v) =>
    `¹H seinalea: ${v.observed} ppm (${v.atoms}), *J* = ${v.measured} Hz. Konfigurazio honetarako iragarritakoa: ` +
    `${v.expected} Hz; hurrengo onenerako: ${v.otherwise} Hz.`,
  'configuration-contact': (v) =>
    `NOESY gailur batek ¹H ${v.observed} eta ${v.other} ppm lotzen ditu. Hidrogenoen arteko distantzia ` +
    `(${v.atoms} eta ` +
    `${v.otherAtoms}): ${v.distance} Å inguru konfigurazio honetan, ${v.otherwise} Å hurrengo onenean.`,
  'configuration-open': (v) =>
    'Akoplamendu-konstanteek eta NOEk ez dute konfigurazio erlatiboa erabakitzen. Diastereoisomeroak, guztira: ' +
    `${v.count}; probableenaren probabilitatea ez da nahikoa (${v.probability}). Eraztun-sistema baten ` +
    `barruan, NOESY espektro batek ` +
    'erabaki dezake.',
  'double-bond-decided': (v) =>
    `${v.atoms} lotura bikoitzean zehar *J* = ${v.coupling} Hz izateak erakusten du ${v.configuration} dela.`,
  'limits-double-bond': (v) =>
    `Lotura bikoitza E ala Z den ez da erantzunaren parte (${v.atoms}), izenak bat adierazten badu ere.`,
  'limits-tautomers': () =>
    'Truke azkarrean dauden tautomeroak substantzia bakartzat hartzen dira: haren EMN ' +
    'espektroekin alderatzen diren lerrakuntzak ongien datorren formari iragarritakoak dira.',
  'limits-shifts': () =>
    'Lerrakuntza kimikoak konposatu neurtuetatik iragartzen dira; disolbatzailearen eta ' +
    'kontzentrazioaren arabera aldatzen dira.',
};

export const headingsEu: Headings = {
  facts: 'Formula eta notazioa',
  reasoning: 'Arrazoibidea',
  against: 'Kontrako ebidentzia',
  open: 'Puntu irekiak',
  unexplained: 'Molekulak azaltzen ez dituen gailurrak',
  rivals: 'Beste hautagaiak',
  settle: 'Zerk erabakiko lukeen',
  method: 'Nola aurkitu den',
};

export const processesEu: Processes = {
  acylium: 'azilio ioia, α-hausturaz',
  benzylic: 'haustura bentzilikoa',
  allylic: 'haustura alilikoa',
  'alpha-nitrogen': 'α-haustura nitrogenoaren ondoan',
  'alpha-oxygen': 'α-haustura oxigenoaren ondoan',
  'alpha-sulfur': 'α-haustura sufrearen ondoan',
  tertiary: 'katioi tertziarioa ematen duen haustura',
  secondary: 'katioi sekundarioa ematen duen haustura',
  primary: 'katioi primarioa ematen duen haustura',
  methyl: 'metil katioia',
  aryl: 'aril katioia',
  vinyl: 'binil katioia',
  'hetero-cation': 'haustura heteroatomo baten ondoan',
  'loses-bromine-or-iodine': 'halogeno erradikal baten galera',
  'loses-chlorine': 'kloroaren galera',
  'loses-oxygen-radical': 'oxigenodun erradikal baten galera',
  'loses-acyl': 'azil erradikal baten galera',
  'loses-alkyl': 'alkil erradikal baten galera',
  'loses-methyl': 'metiloaren galera',
  'loses-nitrogen-radical': 'nitrogenodun erradikal baten galera',
  'hydrogen-gained': 'haustura, hidrogenoa ioira igarota',
  'hydrogen-lost': 'haustura, hidrogenoa ioitik aterata',
  elimination: 'molekula neutro txiki baten galera',
  mclafferty: 'McLaffertyren berrantolaketa',
  'retro-diels-alder': 'erretro-Diels–Alder erreakzioa',
  'carbon-monoxide-loss': 'CO galera',
  'hydrogen-cyanide-loss': 'HCN galera',
  'hydrogen-atom-loss': 'hidrogeno-atomo baten galera',
  'formyl-loss': 'CHO galera',
  'nitro-loss': 'nitro taldetik O, NO, NO₂ edo HNO₂ galtzea',
  'characteristic-ion': 'ioi bereizgarria',
  'second-step': 'bigarren zatiketa-urratsa',
  'ring-cut': 'eraztunaren haustura',
};
