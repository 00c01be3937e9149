import type { usage as english } from '../en/usage.ts';

export const usage: typeof english = {
  heading: 'Erabilera eta kuota',
  used: 'Gaur erabiliak',
  limit: 'Eguneko muga',
  remaining: 'Gaur geratzen dira',
  unlimited: 'Mugagabea',
  progress: 'Gaurko mugatik erabilitako zatia',
  resets: 'Berritzea: {{when}}',
  serverTime: 'Zerbitzariaren ordua: {{when}}',
  refresh: 'Eguneratu',
  signedOut: 'Hasi saioa gaurko analisiak ikusteko.',
  reached: 'Gaurko mugara iritsi zara. Hurrengo berritzean analizatu ahal izango duzu berriro; historiala eta eskuzko edizioa erabilgarri daude.',
  chip_one: 'Gaurko {{limit}} analisietatik {{count}} geratzen da; berritzea: {{time}}',
  chip_other: 'Gaurko {{limit}} analisietatik {{count}} geratzen dira; berritzea: {{time}}',
  chipUnlimited: 'Analisi mugagabeak',
  tips: {
    heading: 'Atera etekina analisi bakoitzari',
    one: 'Egiaztatu formula aurretik: atomo oker bakar batek hautagai guztiak aldatzen ditu.',
    two: 'Eman konposatu baten espektro guztiak batera: kasu bakar gisa epaitzen dira.',
    three: 'Zuzendu gaizki irakurritako ardatza irudiaren txartelean, analizatu aurretik.',
  },
  questions: {
    heading: 'Galderak',
    what: 'Zer zenbatzen da analisitzat?',
    whatAnswer: 'Bidalketa bakoitza behin zenbatzen da, automatikoa zein eskuzkoa. Errepikatuz gero, berriro zenbatzen da. Esportazioak ez dira zenbatzen.',
    failed: 'Eta zerbitzariak huts egiten badu?',
    failedAnswer: 'Orduan itzuli egiten da, irudirik irakurri ezin denean bezala.',
    when: 'Noiz berritzen da?',
    whenAnswer: 'Egunean behin. Saioa hasita, orri honetan ikusten da ordua.',
  },
};
