import type { ExercisesText } from '../exercises-text.ts';

export const exercises: ExercisesText = {
  heading: 'Esleipenak eta akatsak',
  intro:
    'Egitura ezaguna da. Eman seinale bakoitzari bere atomoak, edo aurkitu txosten baten urrats faltsu ' +
    'bakarra. Epaileak zer ez datorren bat esaten du, eta zergatik.',
  toProblems: 'Egitura aurkitu nahi dut',
  kind: 'Ariketa',
  kinds: { assignment: 'Seinaleak esleitu', mistake: 'Akatsa aurkitu' },
  list: 'Ariketak',
  exercise: (number) => `${number}. ariketa`,
  count: (shown, all) => `${all} ariketatatik ${shown}, errazenak lehenengo`,
  next: 'Ariketa bat niretzat',
  allDone: 'Hautapen honetako ariketa guztiak ebatzi dituzu, edo haien soluzioa ikusi.',
  back: 'Ariketa guztiak',
  none: 'Ez dago horrelako ariketarik.',
  structure: 'Molekula',
  giveUpSure: 'Soluzioa ikusi? Ariketa ebatzi gabekotzat hartuko da.',
  assignment: {
    help:
      'Idatzi seinale bakoitzaren atomoen zenbakiak, edo hautatu seinale bat eta gero bere atomoak ' +
      'marrazkian. Atomo baliokideetatik bat nahikoa da.',
    pickHelp: 'Hautatu seinale bat, eta gero bere atomoak hemen.',
    signals: 'Seinaleak',
    atomsOf: (signal) => `${signal}: atomoak`,
    noAtom: (text) => `Ez dago “${text}” atomorik.`,
    outcome: {
      right: 'Zuzena',
      exchangeable: 'Onartuta: espektro hauek ez dute trukatutako seinaletik bereizten',
      incomplete: 'Atomoak falta dira',
      wrong: 'Ez dira atomo hauek',
      open: 'Atomorik gabe oraindik',
    },
    solved: 'Zuzena. Seinale guztiek dituzte beren atomoak.',
    some: (right, all) => `${all} seinaletik ${right} zuzen daude.`,
    given: 'Soluzioaren atomoak jarrita daude.',
  },
  mistake: {
    help:
      'Urrats bat faltsua da; bi seinale trukatu badira, biak. Hautatu urrats faltsu bat: urratsa eta bere ' +
      'pikoa marrazkietan erakusten dira.',
    steps: 'Txostena',
    check: 'Urrats hau faltsua da',
    found: 'Aurkituta: urrats hau faltsua da.',
    right: 'Urrats hau zuzena da. Bilatu beste bat.',
    shown: 'Urrats faltsua markatuta dago.',
    isFalse: 'faltsua',
  },
};
