import type { AnalysesText } from '../analyses-text.ts';

export const analyses: AnalysesText = {
  titleOf: (formula) => `Analisia: ${formula}`,
  underWay: 'Abian',
  queued: 'Txandaren zain',
  goesOn:
    'Analisia zerbitzarian egiten da. Orri hau birkargatu edo itxi dezakezu: analisiak aurrera ' +
    'egingo du, eta hementxe aurkituko duzu.',
  images: 'Irudiak',
  ranking: {
    heading: 'Lehen sailkapena',
    leader: 'Oraingoz aurrean',
    mayChange: 'Analisia amaitu arte alda daiteke oraindik.',
  },
  cancel: {
    button: 'Utzi analisia bertan behera',
    busy: 'Bertan behera uzten…',
    free: 'Orain bertan behera uzten baduzu, ez da zure eguneko mugarako zenbatuko.',
    counts:
      'Badago sailkapen bat: orain bertan behera utzita ere, analisi bat bezala zenbatuko da.',
  },
  connection: {
    lost: 'Ez dago konexiorik. Analisiak aurrera darrai, eta orri hau bere kabuz konektatuko da berriro.',
    again: 'Konexioa berreskuratu da.',
  },
  ended: {
    cancelled: 'Analisi hau bertan behera utzi zen.',
    failed: 'Analisi honek huts egin du.',
    counted: 'Zure eguneko mugarako zenbatu da.',
    notCounted: 'Ez da zure eguneko mugarako zenbatu.',
    again: 'Ireki datuak eta errepikatu',
  },
  missing: {
    heading: 'Ez dago horrelako analisirik',
    text:
      'Beste kontu batena izan daiteke, edo ezabatuta egon. Historialean ez dauden ' +
      'analisiak 30 egunez gordetzen dira.',
  },
  signIn: 'Hasi saioa analisi hau ikusteko.',
  actions: {
    label: 'Zer egin honekin',
    files: 'Deskargatu',
    change: 'Aldatu zerbait eta errepikatu',
    keep: 'Gorde historialean',
    kept: 'Zure historialean dago',
    print: 'Inprimatu',
    history: 'Ireki historiala',
    start: 'Hasi beste analisi bat',
  },
  longer: {
    heading: 'Bilatu luzaroago',
    intro:
      'Bilaketa isomero guztiak begiratu aurretik amaitu zen. Aurkitutako hautagaietatik ' +
      'jarrai dezake, datu berberen analisi berri gisa, bere orriarekin. Bitartean, nor ' +
      'doan aurrean eta zenbat denbora geratzen den ikusten duzu.',
    counts:
      'Aukeratutako denboran jarraitzen du gutxienez, lehenago isomero guztiak begiratu ' +
      'ezean, eta analisi bat bezala zenbatzen da.',
    minutes: (minutes) => (minutes === 1 ? 'Minutu 1' : `${minutes} minutu`),
    plans: 'Free planak minutu 1 onartzen du, Basic planak 3 eta Pro planak 10.',
    busy: 'Hasten…',
  },
  keptUntil: (date) => `Ez dago zure historialean. Data honetara arte gordeko da: ${date}.`,
  ownPage: 'Ireki bere orrian',
  notes: {
    heading: 'Izenburua eta oharrak',
    title: 'Izenburua',
    comments: 'Oharrak',
    hint: 'Oharrak zuk bakarrik ikusten dituzu, baita emaitza partekatzen duzunean ere.',
    edit: 'Editatu izenburua eta oharrak',
    add: 'Gehitu izenburua edo oharrak',
    save: 'Gorde',
    saved: 'Gordeta.',
  },
  share: {
    heading: 'Partekatu',
    intro:
      'Esteka duen edonork irakur dezake emaitza. Ez du ez zure izena ez zure oharrik ikusiko, ' +
      'eta bilatzaileek ez dute erakutsiko.',
    create: 'Sortu esteka',
    link: 'Emaitzaren esteka',
    copy: 'Kopiatu esteka',
    copied: 'Esteka kopiatu da.',
    copyFailed: 'Nabigatzaileak ez du kopiatzen utzi. Hautatu esteka eta kopiatu.',
    withdraw: 'Kendu esteka',
    withdrawn: 'Estekak ez du jada balio.',
  },
  shared: {
    note:
      'Partekatutako emaitzak konturik gabe irakur daitezke: molekula, zenbaterainoko konfiantza ' +
      'duen eta ebidentzia, gailurrez gailur.',
    missing: 'Esteka honek ez du balio',
    missingText: 'Kendu egin dute, edo osatu gabe dago. Galdetu bidali dizunari.',
  },
  open: {
    heading: 'Abian',
    watch: (what) => `Jarraitu: ${what}`,
  },
  unsaved: {
    heading: 'Historialetik kanpo',
    intro: 'Analisi hauek amaitzen direnetik 30 egunez gordetzen dira.',
    uncertain: 'Ez erabakigarria',
  },
};
