import { pluralOf } from '../../format/plural.ts';
import type { ProcessingText } from '../processing-text.ts';

const plural = pluralOf('eu');

export const processing: ProcessingText = {
  title: (experiment) => `Prozesatzea: ${experiment}`,
  close: 'Itxi',
  opening: 'Erregistratutako puntuak irekitzen…',
  closed: 'Esperimentu hau ezin da eskuz prozesatu.',
  failed: 'Prozesatzeak huts egin du. Itxi panela eta ireki berriro fitxategiak.',
  hint:
    'Urrats bakoitza automatikoki aukeratu da. Aldatu ondo ez dagoena: irudiak jarraitu egingo dio. Erregistratutako ' +
    'puntuak nabigatzaile honetan geratzen dira panela irekita dagoen bitartean.',
  from: {
    legend: 'Abiapuntua',
    spectrum: 'tresnak egindako espektroa',
    decay: 'erregistratutako seinalea (FIDa)',
    needed: 'Urrats hauek FIDa behar dute: aukeratu goian.',
    absent: 'Fitxategiek ez dute FIDik, prozesatutako espektroa baizik.',
  },
  window: {
    legend: 'Leihoa eta zeroz betetzea',
    broadening: 'Lerroen zabaltzea (Hz)',
    gaussian: 'Gaussiarra (Hz)',
    filling: 'Zeroz betetzea',
    times: (times) => (times === 1 ? 'bat ere ez' : `puntuak halako ${times}`),
    usual: (value) => `automatikoa: ${value}`,
    preset: {
      label: 'Ohiko balioak',
      automatic: 'automatikoa',
      own: 'behean idatzitakoak',
      hint:
        'Esperimentu bakoitzaren ohiko zabalerak. Lerroak bezain zabala den esponentzialak ematen du ' +
        'seinale-zarata erlazio onena; estuagoak hobeto bereizten ditu lerroak.',
      of: { proton: '¹H', carbon: '¹³C, DEPT, ¹⁹F, ³¹P', weak: '¹³C ahula' },
      short: ({ of, broadening }) => `${of}: ${broadening} Hz`,
      is: ({ broadening, filling }) => `esponentziala ${broadening} Hz, zeroz betetzea: ${filling}`,
    },
  },
  phase: {
    legend: 'Fasea',
    zero: 'Zero ordena (°)',
    first: 'Lehen ordena (°)',
    found: (angle) => `automatikoa: ${angle}°`,
    pivot: 'Pibota (ppm)',
    pivotFound: (ppm) => `automatikoa: ${ppm} ppm, lerro altuena.`,
    pivotHint: 'Lehen ordenak ez du fasea aldatzen desplazamendu honetan.',
    pivotMark: 'pibota',
    absent: 'Fasea ezin da aldatu: fitxategiak ez du zati irudikaririk.',
  },
  plane: {
    automatic: {
      magnitude: 'sinu-kanpaia 0°-tik, zeroz betetzea 1 × 2',
      phases: 'sinu-kanpai karratua 90°-tik, zeroz betetzea 1 × 2',
    },
    hint:
      '0°-tik hasten den kanpaiak gailurrak estutzen ditu eta oinak kentzen dizkie; 90°-tik hasten denak seinale ' +
      'gehiena gordetzen du. Bi dimentsioek leiho bera dute.',
    of: { cosy: 'COSY, magnitudea', hsqc: 'HSQC, faseekin', hmbc: 'HMBC, magnitudea' },
    is: ({ shape, from, filling }) => `${shape} ${from}°-tik, zeroz betetzea ${filling}`,
    shape: 'Leihoa',
    shapes: { 1: 'sinu-kanpaia', 2: 'sinu-kanpai karratua' },
    from: 'Hasiera (°)',
    direct: 'Zeroz betetzea, zuzena',
    indirect: 'Zeroz betetzea, zeharkakoa',
    phase: {
      direct: (nucleus) => `Fasea, zuzena (${nucleus})`,
      indirect: (nucleus) => `Fasea, zeharkakoa (${nucleus})`,
      pivotFound: (ppm) => `automatikoa: ${ppm} ppm, gailur altuena.`,
      magnitude: '2D espektro honek magnitudeak erakusten ditu: ez du alda daitekeen faserik.',
    },
    facts: ({ direct, indirect, ratio }) =>
      `${direct} × ${indirect} puntu · gailur altuenaren altuera zarataz zatituta: ${ratio}`,
  },
  baseline: {
    legend: 'Oinarri-lerroa',
    off: 'Kendu oinarri-lerroa',
    hint: 'automatikoa: bai',
  },
  reference: {
    legend: 'Erreferentzia',
    from: 'Erreferentzia',
    automatic: 'automatikoa',
    recorded: 'erregistratu bezala (lock-aren arabera)',
    zero: 'TMS edo DSS (0 ppm inguruko lerroa)',
    solvent: (label) => `disolbatzailearen lerroa: ${label}`,
    typed: 'behean idatzitako balioa',
    outcome: {
      moved: ({ of, at, shift }) =>
        `Erreferentzia: ${of}. Lerroa ${at} ppm-tan erregistratu zen. ` +
        `Desplazamendu guztiak ${shift} ppm mugitu dira.`,
      fits: ({ of, at }) =>
        `Erreferentziako lerroa (${of}, ${at} ppm) bere lekuan dago: ` +
        'desplazamenduak erregistratu bezala geratzen dira.',
      proposed: ({ of, at, shift }) =>
        `Agian ${at} ppm-ko lerroa erreferentziarena da (${of}). ` +
        `Desplazamendu guztiak ${shift} ppm mugituko lituzke. ` +
        'Ez da nahikoa ziurra automatikoki egiteko.',
      absent: 'Ez da erreferentziako lerrorik aurkitu: desplazamenduak erregistratu bezala daude.',
    },
    apply: 'Mugitu desplazamendu guztiak',
    near: 'Gailurra (ppm)',
    is: 'Balio zuzena (ppm)',
    set: 'Ezarri',
    nearHint: '40 Hz baino gertuago dagoen gailurrik altuena hartzen da.',
    by: 'Mugitu desplazamendu guztiak (ppm)',
    hint: 'Ardatz honetako gailur gurutzatuak berarekin mugitzen dira, haren seinaleen gainean badaude.',
  },
  run: {
    open: 'Aukeratu denbora',
    title: (file) => `Eskaneatzeen denbora: ${file}`,
    closed: 'Eskaneatze hauek ezin dira ireki.',
    hint:
      'Ioi gehien dituen eskaneatzea hartzen da, zuk beste bat aukeratu ezean: egin klik kromatograman, edo ' +
      'arrastatu haren gainean tarte baten batezbestekoa hartzeko. Gailurrek jarraitu egiten diote.',
    keys:
      'Gezi-teklak: aurreko eta hurrengo eskaneatzea. Maius eta gezi-teklak: tarte luzeagoa edo laburragoa. ' +
      'Home eta End: muturrak.',
    chromatogram: 'Ioi guztien kromatograma',
    time: 'denbora (min)',
    scan: 'eskaneatzea',
    range: 'Hartu tarte baten batezbestekoa',
    fields: {
      timed: { one: 'Denbora (min)', first: 'Hasiera (min)', last: 'Amaiera (min)' },
      numbered: { one: 'Eskaneatzea', first: 'Lehen eskaneatzea', last: 'Azken eskaneatzea' },
    },
    one: ({ scan, of, minutes, isUsual }) =>
      [
        `Eskaneatzea: ${scan} / ${of}`,
        ...(minutes === null ? [] : [`${minutes} min`]),
        ...(isUsual ? ['ioi gehien dituena'] : []),
      ].join(' · '),
    mean: ({ count, scans: [first, last], minutes }) =>
      [
        plural(count, {
          one: `Eskaneatze ${count}`,
          other: `${count} eskaneatzeren batezbestekoa`,
        }),
        minutes === null ? `${first} – ${last}` : `${minutes[0]} – ${minutes[1]} min`,
      ].join(' · '),
    empty: 'Denbora honetan ez dago gailurrik.',
    tooLarge:
      'Eskaneatze hauek puntu gehiegi dituzte batezbestekoa hartzeko: aukeratu tarte laburragoa.',
    unread: 'Eskaneatze hauek ezin dira irakurri.',
  },
  facts: ({ points, ratio, filter }) =>
    [
      `${points} puntu`,
      `gailur altuenaren seinale-zarata erlazioa: ${ratio} (altuera / (2 × zarata rms))`,
      ...(filter === null ? [] : [`${filter} puntuko iragazki digitala desegin da`]),
    ].join(' · '),
  undo: 'Desegin urrats hau',
  again: 'Berriro automatikoa',
  use: 'Erabili gailur hauek',
  useTypes: 'Erabili karbono-motetarako',
  usedTypes: '¹³C zerrendako karbono-motak espektro honenak dira orain.',
  picking: 'Gailurrak bilatzen…',
  used: (count) =>
    `${plural(count, { one: `Gailur ${count} dago`, other: `${count} gailur daude` })} orain inprimakian.`,
  usedLater: (count) =>
    `${plural(count, { one: `Gailur ${count} pasako da`, other: `${count} gailur pasako dira` })} eskuzko analisira.`,
  noPeaks:
    'Gailur bat ere ez da nabarmentzen zarataren gainetik: zerrenda dagoen bezala geratzen da.',
  moved: (techniques) => `Gailur gurutzatuak ere mugitu dira: ${techniques}.`,
  stayed: (techniques) =>
    `Dauden lekuan geratzen dira: ${techniques}. ` +
    'Haien ardatza ez zetorren bat espektro honekin, edo zerrenda zuzenduta zegoen.',
};
