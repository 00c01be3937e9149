import type { manual as english } from '../en/manual.ts';

export const manual: typeof english = {
  heading: 'Eskuzko analisia',
  intro:
    'Idatzi zure espektroen gailurrak, edo itsatsi. Zenbat eta teknika gehiago, orduan eta seguruagoa erantzuna.',
  title: 'Izenburua',
  comments: 'Oharrak',
  spectra: 'Espektroak',
  noSpectra: 'Gehitu gutxienez espektro bat analizatzeko.',
  tooManySpectra:
    'Analisi batek gehienez {{limit}} espektro onartzen ditu. Ezabatu batzuk analizatu aurretik.',
  add: 'Gehitu {{technique}}',
  run: 'Analizatu',
  running: 'Analizatzen…',
  clear: 'Hustu espektroak',
  cleared: 'Espektroak ezabatu dira. Ktrl+Z sakatuta itzuliko dira.',
  exportJson: 'Esportatu JSONa',
  importJson: 'Inportatu JSONa',
  imported: 'Inportatuta.',
  invalidJson: 'JSON baliogabea.',
  preview: 'JSONaren aurrebista',
  plots: 'Grafikoak',
  acs: 'Testu esperimentala',
  acsHelp:
    'Aldizkariek inprimatzen duten bezala. Aldatu testua, eta taula harekin batera aldatuko da.',
  acsTooLong: 'Gehienez {{count}} gailurreko zerrendak alda daitezke testu gisa.',
  drawn: '{{total}} gailurretatik {{drawn}} bizienak marrazten dira.',
  previewCut:
    'Espektro bakoitzaren lehen {{count}} gailurrak ikusten dira; esportatutako fitxategiak denak ditu.',
  undo: 'Desegin',
  redo: 'Berregin',
  notKept:
    'Nabigatzaile honek ez du zirriborroa gordetzen: biltegia desaktibatuta edo beteta dago. ' +
    'Esportatu JSONa orritik irten aurretik.',
  result: 'Emaitza',
  noResult: 'Oraindik ez dago emaitzarik.',
  saved: 'Zure historialean gorde da.',
  openSaved: 'Ireki han',
  signInTooltip: 'Hasi saioa analizatzeko',
  mustSignIn: 'Saioa hasi behar duzu analizatzeko. Joan hona: Kontua → Hasi saioa.',
  notVerified: 'Zure helbidea ez dago egiaztatuta. Egiaztatu analisiak egin ahal izateko.',
  toAccount: 'Joan kontura',
  needFormula: 'Sartu formula molekular bat analizatzeko.',
  block: {
    label: '{{index}}. espektroa: {{technique}}',
    delete: 'Ezabatu espektroa',
    addRow: 'Gehitu lerro bat {{row}}. lerroaren azpian',
    previousRows: 'Aurreko lerroak',
    nextRows: 'Hurrengo lerroak',
    rowsShown: '{{from}}–{{to}} lerroak, {{total}} guztira',
    pages: '{{index}}. espektroaren lerroak ({{technique}})',
    moreWarnings_one: 'eta beste ohar {{count}}',
    moreWarnings_other: 'eta beste {{count}} ohar',
    couplingHint:
      '¹H, {{row}}. lerroa: «{{found}}» akoplamendu bereizi gisa irakurtzen da. Koma ' +
      'hamartarra bada, idatzi {{meant}}.',
    tooManyPeaks:
      'Analisi batek gehienez {{limit}} gailur onartzen ditu espektro bakoitzeko. Ezabatu batzuk analizatu aurretik.',
    deleteRow: 'Ezabatu {{row}}. lerroa',
    addPeak: 'Gehitu gailurra',
    grid: '{{index}}. espektroaren gailurrak ({{technique}})',
    gridHelp:
      'Geziek gelaxkaz gelaxka eramaten zaituzte; Sartu teklak behera egiten du eta, ' +
      'amaieran, lerroa gehitzen du; Esc teklak gelaxka desegiten du. Hainbat lerro batera ' +
      'itsats daitezke. Ktrl+Z: desegin.',
    row: 'Lerroa',
    actions: 'Ekintzak',
    warnings: 'Begiratzekoak',
  },
  paste: {
    open: 'Itsatsi gailur-zerrenda',
    label: 'Taula bateko lerroak, ACS kate bat edo banda-zerrenda bat',
    apply: 'Gehitu gailur hauek',
    read_one: 'Gailur {{n}} irakurri da.',
    read_other: '{{n}} gailur irakurri dira.',
    skipped_one: 'Lerro {{count}} baztertu da: {{why}}',
    skipped_other: '{{count}} lerro baztertu dira: {{why}}',
    nothing: 'Ezin izan da gailurrik irakurri.',
    why: {
      no_position: '{{line}}. lerroan, «{{found}}» ez da kokapena',
      not_a_number: '{{line}}. lerroan, «{{found}}» ez da zenbakia',
    },
  },
  notation: {
    empty: 'Testua hutsik dago.',
    no_peaks: 'Ez dator gailurrik atzetik.',
    number_expected: 'Kokapen bat espero zen hemen: «{{found}}».',
    unbalanced_parenthesis: 'Parentesi bat itxi gabe dago.',
    unexpected_text: 'Ez da ulertzen: «{{found}}».',
    unknown_multiplicity: '«{{found}}» ez da anizkoiztasuna.',
    coupling_expected: 'Ezin izan da akoplamendu-konstanterik irakurri hemen: «{{found}}».',
    unknown_technique: 'Ez da teknika aipatzen.',
    other_technique: '{{technique}} zerrenda bat da: itsatsi teknika horretako espektro batean.',
  },
  file: {
    open: 'Ireki espektro-fitxategiak (JCAMP-DX, CSV)',
    read_one: '{{name}}: {{technique}}, gailur {{count}} irakurrita.',
    read_other: '{{name}}: {{technique}}, {{count}} gailur irakurrita.',
    picked_one: '{{name}}: {{technique}}, gailur {{count}} aurkitu da kurban. Egiaztatu.',
    picked_other: '{{name}}: {{technique}}, {{count}} gailur aurkitu dira kurban. Egiaztatu.',
    protons:
      '¹H seinaleen lerrakuntzak bakarrik hartzen dira: gehitu integralak, anizkoiztasunak eta akoplamenduak.',
    skipped: {
      fid:
        '«{{name}}» indukzio askearen moteltze-seinalea (FID) da, ez espektro bat. Prozesatu ' +
        'lehenik (Fourierren transformatua, fasea, erreferentzia) eta esportatu espektroa.',
      two_dimensional:
        '«{{name}}» bi dimentsioko espektroa da. Dimentsio bakarrekoak bakarrik irakur daitezke.',
      other_kind: '«{{name}}» ez da ¹H EMN, ¹³C EMN, IG, UM-Ikus edo MS espektroa.',
      no_peaks: 'Ez da gailurrik aurkitu hemen: «{{name}}».',
      damaged: '«{{name}}» hondatuta dago edo ez da JCAMP-DX fitxategia.',
      unknown_technique:
        'Ez dago argi zein teknikatakoa den «{{name}}». Gehitu izenburu-lerro bat (ppm, ' +
        'cm-1, nm edo m/z), edo gehitu espektro bat eta itsatsi zenbakiak bertan.',
      too_large: '«{{name}}» fitxategiak 30 MB baino gehiago ditu.',
    },
  },
  fields: {
    frequency_mhz: 'Maiztasuna (MHz)',
    solvent: 'Disolbatzailea',
    temperature_c: 'Tenperatura (°C)',
    phase: 'Fasea',
    ionization: 'Ionizazioa',
    mode: 'Modua',
    delta_ppm: 'δ (ppm)',
    int: 'Integrala (H)',
    mult: 'Anizk.',
    j_hz: 'J (Hz)',
    assignment: 'Esleipena',
    wavenumber_cm1: 'ν̃ (cm⁻¹)',
    intensity: 'Intentsitatea',
    lambda_max_nm: 'λmax (nm)',
    epsilon_M_1cm_1: 'ε (M⁻¹ cm⁻¹)',
    note: 'Oharra',
    m_z: 'm/z',
    rel_int: 'Int. erl. (%)',
  },
  checks: {
    h1_delta_range: '¹H, {{row}}. lerroa: δ tartetik kanpo (0–12).',
    h1_integral_positive: '¹H, {{row}}. lerroa: integralak > 0 izan behar du.',
    h1_multiplicity: '¹H, {{row}}. lerroa: anizkoiztasun baliogabea.',
    c13_delta_range: '¹³C, {{row}}. lerroa: δ tartetik kanpo (0–220).',
    ir_wavenumber_range: 'IG, {{row}}. lerroa: uhin-zenbakia tartetik kanpo (400–4000 cm⁻¹).',
    ir_intensity: 'IG, {{row}}. lerroa: intentsitate baliogabea.',
    uvvis_lambda_minimum: 'UM-Ikus, {{row}}. lerroa: λmax-ek ≥ 180 nm izan behar du.',
    ms_ionization: 'MS: ionizazio baliogabea.',
    ms_mode: 'MS: modu baliogabea.',
    ms_m_z_positive: 'MS, {{row}}. lerroa: m/z-k > 0 izan behar du.',
    ms_rel_int_range:
      'MS, {{row}}. lerroa: intentsitate erlatiboak 0 eta 100 artean egon behar du.',
  },
};
