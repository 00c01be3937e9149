import type { SetsText } from '../sets-text.ts';
import { exercises } from './exercises.ts';

export const sets: SetsText = {
  heading: 'Problema-sortak',
  intro:
    'Bildu problemak, eman esteka zure ikasleei, eta ikusi nork zer ebatzi duen. Ez dute konturik behar: ' +
    'izen bat idazten dute.',
  kept:
    'Ikasle batek egiten duena 90 egunez gordetzen da, hasten denetik: izena, saiakerak, hartutako ' +
    'pistak eta erantzun okerrak. ' +
    'Zuk bakarrik ikusten duzu, eta nahi duzunean ezaba dezakezu.',
  signIn: 'Hasi saioa problema-sortak egiteko.',
  notVerified: 'Egiaztatu zure helbide elektronikoa kontuaren orrian, problema-sortak egiteko.',
  none: 'Oraindik ez duzu sortarik.',
  yours: 'Zure sortak',
  facts: (problems, students) => `${problems} problema, ${students} ikasle`,
  due: (date) => `Epea: ${date}`,
  noDue: 'Eperik gabe',
  kinds: { structure: 'Egitura aurkitu', ...exercises.kinds },
  make: {
    heading: 'Sorta berri bat',
    title: 'Izenburua',
    dueAt: 'Epea',
    dueHelp: 'Aukerakoa. Egun horren ondoren ez da ezer gehiago epaitzen.',
    hints: 'Pistak baimendu',
    formula: 'Formula molekularra erakutsi',
    collection: 'Bildumako problemak',
    chosen: (count) => `${count} aukeratuta`,
    kind: 'Ikasleek egiten dutena',
    kindOf: (molecule) => `Ikasleek egiten dutena: ${molecule}`,
    anyone:
      'Edonork aurkitzen ditu, soluzioekin, praktikako orrietan. Zure molekulak zure sortan bakarrik daude.',
    own: 'Zure molekulak',
    ownHelp:
      'Izen bat edo SMILES bat lerro bakoitzean. Haien espektroak simulatzen dira. Inork ez du egiaztatu ' +
      'beste isomerorik ez dela hain ondo egokitzen. Egitura erakusten bada, epailearen esleipena da soluzioa.',
    history: 'Zure historiatik',
    historyHelp: 'Analisiaren espektroekin, eta haren erantzuna soluzio gisa.',
    noHistory: 'Zure historian ez dago erantzuna duen analisirik.',
    submit: 'Sorta egin',
    noTitle: 'Idatzi izenburu bat.',
    noProblems: 'Aukeratu problema bat gutxienez.',
    tooMany: 'Sorta batek gehienez 30 problema ditu.',
    refused: (molecule) =>
      `“${molecule}” ezin da problema izan. Zati bakarra behar du, gehienez 30 atomo astunekoa: C, H, N, O, ` +
      'S, Cl eta Br.',
    refusedFor: (molecule, reason) => `“${molecule}”: ${reason}`,
  },
  one: {
    back: 'Sorta guztiak',
    link: 'Ikasleentzako esteka',
    linkHelp: 'Esteka duen edonork ebatz dezake sorta.',
    copy: 'Esteka kopiatu',
    copied: 'Kopiatuta',
    settings: 'Ezarpenak',
    save: 'Gorde',
    saved: 'Gordeta',
    answers: 'Nork zer ebatzi duen',
    noAnswers: 'Oraindik inor ez da hasi.',
    student: 'Ikaslea',
    problem: (number) => `${number}. problema`,
    solved: (tries, hints) => `Ebatzita, ${tries} saiakera, ${hints} pista`,
    tried: (tries, hints) => `Ebatzi gabe, ${tries} saiakera, ${hints} pista`,
    untouched: 'Saiatu gabe',
    share: 'Ebatzita',
    solvedBy: (solved, all) => `${solved} / ${all}`,
    errors: 'Ohiko akatsak',
    noErrors: 'Ez da egitura okerrik marraztu.',
    noWrong: 'Ez da ezer oker erantzun.',
    takenForFalse: 'Faltsutzat hartutako urrats zuzenak',
    wrongAtoms: 'Seinalea ematen ez duten atomoak',
    times: (count) => `${count} ×`,
    mistakes: {
      formula: 'Beste formula bat',
      groups: 'Beste talde funtzional batzuk',
      rings: 'Beste eraztun batzuk',
      pattern: 'Beste posizio batzuk eraztun aromatikoan',
      places: 'Talde egokiak, beste era batera lotuta',
    },
    solutions: 'Soluzioak',
    csv: 'Gorde CSV gisa',
    print: 'Problemak eta soluzioak inprimatu',
    exportHelp:
      'Ikasketa-plataformetarako, espektroak irudi eta zerrenda gisa. Aurkitu beharreko egitura bat molekularen ' +
      'eta bere espektroek kontraesaten dituzten isomeroen arteko aukera bihurtzen da. Esleipen bat seinaleak ' +
      'eta atomoak parekatzea bihurtzen da, espektro hauek bereizten ez dituzten seinalerik gabe. Txosten bat ' +
      'bere urrats faltsuen aukera bihurtzen da. Moodlek bere XMLa irakurtzen du; beste askok QTI 3.',
    qti: 'Gorde QTI 3 gisa',
    moodle: 'Gorde Moodle XML gisa',
    exporting: 'Espektroak marrazten eta isomeroak hautatzen…',
    exported: (questions) => `${questions} galdera gorde dira.`,
    leftOut: (problems) =>
      `Kanpoan, ezin baita erantzun zuzen bakarreko galderarik egin: ${problems}.`,
    ask: 'Zein molekulak ditu espektro hauek?',
    askAtoms:
      'Zein atomok ematen dute seinale bakoitza? Seinale bat atomo-mota bat baino gehiagotik etor daiteke.',
    askFalse: 'Txosten honetako zein urrats da faltsua? Bi seinale trukatu badira, biak dira.',
    numbered: 'Molekula, bere atomoen zenbakiekin',
    exchangeable: 'onartzen da espektro hauek bereizten ez duten beste seinale batekin trukatuta',
    choice: (letter) => `${letter} egitura`,
    itIs: (name) => `Molekula hau da: ${name}.`,
    remove: (name) => `Ezabatu ${name} ikaslearen erantzunak`,
    removeSure: (name) => `Ezabatu ${name} ikasleaz gordetzen den guztia?`,
    withdraw: 'Ezabatu sorta',
    withdrawSure: 'Ezabatu sorta hau erantzun guztiekin?',
    withdrawHint: 'Haren estekak berehala utziko dio funtzionatzeari.',
    gone: 'Ez dago horrelako sortarik.',
    delete: 'Ezabatu',
  },
  solve: {
    heading: 'Problema-sorta bat',
    absent: 'Ez dago horrelako sortarik, edo irakasleak kendu egin du.',
    name: 'Zure izena',
    nameHelp: 'Irakasleak ezagutzen zaituen bezala. Ez duzu konturik behar.',
    kept:
      'Irakasleak zure izena, zenbat aldiz saiatu zaren, zein pista hartu dituzun eta zein erantzun oker ' +
      'eman dituzun ikusten du. ' +
      '90 egunera ezabatzen da, edo lehenago, irakasleari eskatuz gero. Beste ikasleek ez dute ikusten.',
    begin: 'Hasi',
    as: (name) => `${name} gisa erantzuten duzu.`,
    closed: 'Epea amaitu da: ez da ezer gehiago epaitzen.',
    done: (solved, all) => `${solved} / ${all} ebatzita`,
    state: { new: 'Saiatu gabe', tried: 'Saiatuta', solved: 'Ebatzita' },
    previous: 'Aurreko problema',
    next: 'Hurrengo problema',
    hintsHelp: 'Irakasleak zein pista hartzen dituzun ikusten du.',
  },
};
