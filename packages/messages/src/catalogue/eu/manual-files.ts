import type { manualFiles as english } from '../en/manual-files.ts';

/** Files of spectra that are opened in the manual analysis. */
export const manualFiles: typeof english = {
  open: 'Ireki espektro-fitxategiak',
  openFolder: 'Ireki karpeta bat',
  reading: 'Fitxategiak irakurtzen…',
  hint:
    'Jaregin hemen fitxategiak edo espektrometroaren karpeta osoa: Bruker, JEOL eta Varian (FIDak edo ' +
    'espektroak, 1D eta 2D), zip eta tar artxiboak, JCAMP-DX, NMReDATA, SPC, netCDF, mzML, mzXML, CSV. ' +
    'Nabigatzaile honetan irakurtzen dira; ez da ezer bidaltzen analisia abiarazi arte. Lagin bereko ' +
    'fitxategiak elkarrekin irakurtzen dira.',
  experiments: {
    title: 'Aurkitutako esperimentuak',
    hint: 'Lagin bakarra: kendu marka erabili behar ez denari.',
    used: 'erabiltzen da',
    second: 'mota bereko beste bat erabiltzen da',
    unused: 'izendatu bakarrik egiten da',
    excluded: 'ez da erabiltzen',
    unread: 'ezin da irakurri',
    processing: 'Prozesatzea',
    compare: 'Alderatu {{nucleus}} espektroak',
  },
  read_one: '{{name}}: {{technique}}, gailur {{count}} irakurrita.',
  read_other: '{{name}}: {{technique}}, {{count}} gailur irakurrita.',
  picked_one: '{{name}}: {{technique}}, gailur {{count}} aurkitu da kurban. Egiaztatu.',
  picked_other: '{{name}}: {{technique}}, {{count}} gailur aurkitu dira kurban. Egiaztatu.',
  scan: '{{name}}: {{scans}} eskaneatzeren artean, ioi gehien dituena hartu da ({{minutes}} min).',
  scanUntimed: '{{name}}: {{scans}} eskaneatzeren artean, ioi gehien dituena hartu da.',
  scanChosen: '{{name}}: {{scans}} eskaneatzeren artean bat aukeratu da ({{minutes}} min).',
  scanNumber: '{{name}}: eskaneatze bat aukeratu da ({{first}}).',
  mean: '{{name}}: batezbestekoa hartu da, {{count}} eskaneatze ({{from}} – {{to}} min).',
  meanNumbers: '{{name}}: batezbestekoa hartu da, {{count}} eskaneatze ({{first}} – {{last}}).',
  referenced:
    '{{name}}: desplazamendu guztiak {{shift}} ppm mugitu dira ({{technique}}; erreferentzia: {{reference}}).',
  referenceAsked:
    '{{name}}: agian erreferentziarena den lerro batek ({{reference}}) desplazamendu guztiak {{shift}} ppm mugituko ' +
    'lituzke ({{technique}}). Ez da ziurra, eta ez da ezer mugitu: ikusi «Prozesatzea».',
  planeStays:
    '{{name}}: {{technique}} erregistratu bezala geratzen da ardatz honetan: {{nuclei}}. Horrela gailur gurutzatuak ' +
    'hobeto datoz bat beste espektroarekin.',
  skipped: {
    other_kind: '«{{name}}» ez da ¹H EMN, ¹³C EMN, IG, UM-Ikus edo MS espektroa.',
    no_peaks: 'Ez da gailurrik aurkitu hemen: «{{name}}».',
    damaged: '«{{name}}» hondatuta dago, edo hemen irakurri ezin den mota batekoa da.',
    unknown_technique:
      'Ez dago argi zein teknikatakoa den «{{name}}». Gehitu izenburu-lerro bat (ppm, ' +
      'cm-1, nm edo m/z), edo gehitu espektro bat eta itsatsi zenbakiak bertan.',
    no_frequency:
      '«{{name}}» EMN kurba bat da, maiztasunik gabe. Gehitu lehen zutabearen izenburuan, adibidez «1H chemical ' +
      'shift (ppm) at 400.13 MHz».',
    record_second:
      '“{{name}}” NMReDATA erregistro bat da. Haren zerrendak ez dira behar izan: esperimentuak berak irakurri dira, ' +
      'edo beste erregistro batek gauza bera dio.',
    too_large: '“{{name}}” hemen ireki daitekeen edozein espektro baino handiagoa da.',
    non_uniform:
      '“{{name}}” laginketa ez-uniformearekin jaso zen. Berreraiki falta diren FIDak ' +
      'espektrometroaren programarekin eta ireki prozesatutako espektroa.',
    not_understood:
      '“{{name}}” fitxategian ez dago hemen irakur daitekeen FIDik, ez dimentsio bateko edo biko espektrorik.',
    nothing_found: 'Ez da espektrorik aurkitu hemen: “{{name}}”.',
    experiment_unused:
      '“{{name}}”: {{experiment}}. Aurkitu da, baina analisiak ez du erabiltzen, edo beste ' +
      'esperimentu batek gauza bera dio.',
  },
  notOpened: {
    exported:
      '«{{name}}»: {{kind}}. Horrelako fitxategiak ezin dira oraindik ireki: esportatu espektroa ' +
      'JCAMP-DX edo CSV gisa.',
    repacked:
      '«{{name}}»: {{kind}}. Hemen ezin dira deskonprimitu: bihurtu berriro fitxategia Numpress gabe ' +
      '(konprimitu gabe edo zlib bidez).',
    with_folder:
      '«{{name}}»: {{kind}}. Ezin da besteak gabe irakurri. Konprimitu esperimentuaren karpeta ' +
      'zip-ean, eta ireki hori.',
    picture: '«{{name}}»: {{kind}}. Ireki «Analisi automatikoa» orrian.',
    imported: '«{{name}}»: {{kind}}. Ireki «Inportatu JSONa» botoiarekin.',
    no_spectrum: '«{{name}}»: {{kind}}. Horrelako fitxategietatik ez da espektrorik irakurtzen.',
    unpacked:
      '«{{name}}»: {{kind}}. Zip, tar eta gzip artxiboak bakarrik ireki daitezke: deskonprimitu lehenik.',
    unknown: '«{{name}}»: {{kind}}. Ezin da ireki.',
  },
  kinds: {
    varian: 'VnmrJ-ren (Varian, Agilent) FID bat',
    bruker_part: 'Bruker karpeta bateko fitxategi bakar bat',
    bruker_parameters: 'Bruker parametroen fitxategia',
    opus: 'Bruker OPUS fitxategia',
    omnic: 'Thermo OMNIC fitxategia',
    perkin_elmer: 'PerkinElmer Spectrum fitxategia',
    mestrenova: 'MestReNova dokumentua',
    thermo_raw: 'Thermo RAW fitxategia',
    hdf5: 'HDF5 fitxategia',
    mass_xml: 'masa- edo EMN-datuen XML fitxategia (mzData, nmrML)',
    numpress: 'zenbakiak MS-Numpress bidez konprimituta dituen masa-espektroen fitxategia',
    xml: 'XML edo HTML dokumentua',
    structure: 'egituren fitxategia',
    office: 'bulegotika-dokumentua',
    pdf: 'PDF bat',
    image: 'irudi bat',
    chemdraw: 'ChemDraw dokumentua',
    archive: 'fitxategi konprimitua (7z, rar, bzip2 edo besteren bat)',
    json: 'JSON',
    binary: 'mota ezezaguneko fitxategi bitarra',
  },
};
