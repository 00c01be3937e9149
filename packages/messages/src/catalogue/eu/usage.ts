import type { usage as english } from '../en/usage.ts';

export const usage: typeof english = {
  heading: 'Erabilera eta kuota',
  used: 'Gaur erabiliak',
  limit: 'Eguneko muga',
  remaining: 'Gaur geratzen direnak',
  unlimited: 'Mugagabea',
  progress: 'Gaurko mugatik erabilitako zatia',
  resets: 'Berritzea: {{when}}',
  serverTime: 'Zerbitzariaren ordua: {{when}}',
  refresh: 'Eguneratu',
  signedOut: 'Hasi saioa gaurko analisiak ikusteko.',
  reached:
    'Gaurko mugara iritsi zara. Hurrengo berritzean analizatu ahal izango duzu berriro; ' +
    'historiala eta eskuzko edizioa erabilgarri daude.',
  chip_one: 'Gaurko {{limit}} analisietatik {{count}} geratzen da; berritzea: {{time}}',
  chip_other: 'Gaurko {{limit}} analisietatik {{count}} geratzen dira; berritzea: {{time}}',
  chipUnlimited: 'Analisi mugagabeak',
  history: {
    heading: 'Historialaren lekua',
    used: '{{used}} erabilita, {{limit}} guztira',
    what:
      'Gordetako analisiak, irudien kopia txikiekin. Analisi batean baino gehiagotan ' +
      'agertzen den irudia behin bakarrik zenbatzen da.',
    plans:
      'Free planak {{free}} ditu; Basic planak, {{basic}}; Pro planak, {{pro}}. Betetzen ' +
      'denean, ezabatu analisi batzuk berriak gordetzeko; analizatzen jarrai dezakezu.',
    unverified:
      'Helbidea egiaztatu arte, adibiderako lekua dago, eta gutxi gehiago. Gero, Free planak {{limit}} ditu.',
    unlisted_one:
      'Analisi {{count}} {{days}} egun baino zaharragoa da. Zure planak ez du jada ' +
      'erakusten, baina lekua hartzen jarraitzen du.',
    unlisted_other:
      '{{count}} analisi {{days}} egun baino zaharragoak dira. Zure planak ez ditu jada ' +
      'erakusten, baina lekua hartzen jarraitzen dute.',
    delete: 'Ezabatu zaharrenak',
    confirm_one: '{{days}} egun baino zaharragoa den analisi {{count}} betiko ezabatu?',
    confirm_other: '{{days}} egun baino zaharragoak diren {{count}} analisi betiko ezabatu?',
    confirmHint:
      'Ordainpeko plan batekin berriro ikusiko zenituzke. Zure kontuaren orriko esportazioan daude.',
    yes: 'Bai, ezabatu',
    no: 'Gorde',
  },
  tips: {
    heading: 'Atera etekina analisi bakoitzari',
    one: 'Egiaztatu formula aurretik: atomo oker bakar batek hautagai guztiak aldatzen ditu.',
    two: 'Eman konposatu baten espektro guztiak batera: kasu bakar gisa ebaluatzen dira.',
    three: 'Zuzendu gaizki irakurritako ardatza irudiaren txartelean, analizatu aurretik.',
  },
  questions: {
    heading: 'Galderak',
    what: 'Zer zenbatzen da analisitzat?',
    whatAnswer:
      'Bidalketa bakoitza behin zenbatzen da, automatikoa zein eskuzkoa. Errepikatuz gero, ' +
      'berriro zenbatzen da. Esportazioak ez dira zenbatzen.',
    failed: 'Eta zerbitzariak huts egiten badu?',
    failedAnswer: 'Analisi hori ez da zenbatzen, ezta irudirik irakurri ezin den analisia ere.',
    when: 'Noiz berritzen da?',
    whenAnswer: 'Egunean behin. Saioa hasita, orri honetan ikusten da ordua.',
  },
};
