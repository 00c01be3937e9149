import type { ir as english } from '../en/ir.ts';

export const ir: typeof english = {
  basics: {
    heading: 'Zer erakusten duen IG espektro batek',
    one:
      'Loturek malguki batek bezala bibratzen dute, loturaren indarrak eta muturretako masek ' +
      'finkatutako maiztasunetan. Maiztasun bereko argi infragorria xurgatu egiten da, ' +
      'bibrazioak momentu dipolarra aldatzen badu. Horregatik, lotura polarrek (O–H, C=O, ' +
      'C–O) banda intentsuak ematen dituzte, eta simetrikoek (barneko alkino baten C≡C-ak) bat ' +
      'ere ez, agian.',
    two:
      '1500 cm^-1-etik gora ia banda bakoitza lotura bati dagokio: hasi hortik. Hortik ' +
      'behera, hatz-markaren eremuan, molekularen zati osoak mugitzen dira batera: alderatu ' +
      'erreferentzia batekin, baina interpretatu banda intentsuenak bakarrik, batez ere ' +
      '1000–1300 cm^-1 inguruko C–O.',
    three:
      'Hiru gauza irakurtzen dira banda bakoitzean: kokapena, intentsitatea eta forma. 3300 ' +
      'cm^-1-eko banda bat alkohol batena da zabala eta biribildua bada, alkino batena estua ' +
      'bada, eta amina primario batena bi badira.',
  },
  sampling: {
    heading: 'Neurtzeko moduak',
    atr: {
      name: 'ATR',
      text:
        'Lagina kristal baten kontra estutzen da, eta argia mikrometro gutxi batzuk sartzen ' +
        'da bertan. Azkarra da, solidoetarako zein likidoetarako. Sartze-sakonera ' +
        'uhin-luzerarekin hazten da; beraz, uhin-zenbaki txikiko bandak intentsuagoak dirudite ' +
        'eta 3000 cm^-1 ingurukoak ahulagoak, transmisioan baino, eta banda intentsuak cm^-1 ' +
        'gutxi batzuk jaisten dira. Programa gehienek zuzentzen dute; esan zureak egin duen ' +
        'ala ez.',
    },
    transmission: {
      name: 'Transmisioa',
      text:
        'Geruza mehe bat gatz-xaflen artean, disoluzio bat zelda batean, edo KBr pastilla ' +
        'bat. Horrela neurtu ziren bilduma zaharretako espektroak. KBr-ak ura hartzen du: ' +
        '3400 cm^-1-eko banda zabal bat, 1640 cm^-1-eko batekin, hezetasuna da, kontrakoa ' +
        'frogatu arte.',
    },
    drifts: {
      name: 'DRIFTS',
      text:
        'KBr-an diluitutako hauts batek sakabanatzen duen argia biltzen da. Ona da prentsatu ' +
        'ezin diren solidoetarako eta katalizatzaileetarako. Banda ahulak biziegiak ' +
        'dirudite; Kubelka–Munk funtzioak zuzentzen du. Ehotu fin-fin, bestela banda intentsuak ' +
        'desitxuratu egiten dira.',
    },
  },
  bands: {
    heading: 'Banda diagnostikoak',
    lead:
      'Kasu gehienak erabakitzen dituzten banden ohiko kokapenak. Konjugazioak 20–30 cm^-1 ' +
      'jaisten du C=O bat; eraztuna txikitzean, kide bakoitzeko 30 cm^-1 inguru igotzen da.',
    columns: { bond: 'Bibrazioa', range: 'cm⁻¹', shape: 'Itxura', meaning: 'Zer dioen' },
    shapes: {
      strongBroad: 'intentsua, zabala',
      medium: 'ertaina',
      strongSharp: 'intentsua, estua',
      weakSharp: 'ahula, estua',
      mediumTwo: 'ertaina, bi NH_2-an',
      veryBroad: 'oso zabala',
      strongTwo: 'bi, intentsuak',
      mediumSharp: 'ertaina, estua',
      weakTwo: 'bi, ahulak',
      strong: 'intentsua',
    },
    rows: {
      oh: {
        bond: 'O–H, alkohola',
        meaning: 'Hidrogeno-loturekin; O–H askea estua da, 3600 inguruan.',
      },
      nh: { bond: 'N–H', meaning: 'Amina edo amida; sekundarioek banda bakarra dute.' },
      acidOh: {
        bond: 'O–H, azidoa',
        meaning: 'C–H banden azpian dago; beti 1710 inguruko C=O batekin.',
      },
      alkyneCh: { bond: '≡C–H', meaning: 'Alkino terminala, 2120 inguruko C≡C-arekin.' },
      sp2Ch: { bond: '=C–H', meaning: '3000ren gainetik, justu: alkenoa edo eraztun aromatikoa.' },
      sp3Ch: { bond: 'C–H, sp^3', meaning: '3000ren azpitik, justu: ia beti hor dago.' },
      aldehydeCh: {
        bond: 'C–H, aldehidoa',
        meaning: '2720 eta 2820 inguruko bikoteak aldehidoa eta zetona bereizten ditu.',
      },
      nitrile: { bond: 'C≡N', meaning: 'Nitriloa; beherago, konjugatuta badago.' },
      alkyne: { bond: 'C≡C', meaning: 'Ez da ageri barneko alkino simetrikoetan.' },
      chloride: {
        bond: 'C=O, azido kloruroa',
        meaning: 'C=O bakarra duten konposatu arruntetan, altuena.',
      },
      anhydride: {
        bond: 'C=O, anhidridoa',
        meaning: '1820 eta 1750 inguruan; elkarrengandik 60 bat dauden bi banda.',
      },
      ester: {
        bond: 'C=O, esterra',
        meaning: '1000–1300 arteko C–O banda intentsu bat edo birekin.',
      },
      aldehyde: { bond: 'C=O, aldehidoa', meaning: 'Bilatu 2720 eta 2820 inguruko C–H bikotea.' },
      ketone: { bond: 'C=O, zetona', meaning: '1685 inguruan, bentzeno-eraztun baten ondoan.' },
      acid: { bond: 'C=O, azidoa', meaning: 'Hidrogeno-loturazko dimero gisa.' },
      amide: {
        bond: 'C=O, amida',
        meaning: 'Amida sekundarioetan, 1550 inguruko N–H tolesturarekin.',
      },
      alkene: {
        bond: 'C=C, alkenoa',
        meaning: 'Biziagoa konjugatuta; simetriagatik falta daiteke.',
      },
      arene: {
        bond: 'C=C, aromatikoa',
        meaning: 'Bitik laura banda, normalean 1600 eta 1500 inguruan.',
      },
      nitro: { bond: 'NO_2', meaning: '1530 eta 1350 inguruan; sarritan denetan intentsuenak.' },
      co: {
        bond: 'C–O',
        meaning: 'Alkoholak 1000–1200, esterrak 1150–1300, eterrak 1100 inguruan.',
      },
    },
  },
  tips: {
    heading: 'Aholkuak',
    one: 'Hasi 1630–1830 cm^-1 tartetik: C=O bat egoteak edo ez egoteak bitan banatzen du kimika organikoa.',
    two:
      'Falta denak dagoenak adina esaten du. 1630 eta 1830 cm^-1 artean banda intentsurik ez ' +
      'badago, ez dago karbonilorik, gainerakoak edozein itxura duela ere. Amidak tartearen ' +
      'beheko muturrean daude; azido kloruroak eta anhidridoak, goikoan.',
    three:
      'Karbono dioxidoa (2350 cm^-1) eta ur-lurruna (3600–3900 eta 1400–1800 cm^-1, lerro ' +
      'mehe asko) airetik datoz, ez laginetik.',
    four:
      'Ez saiatu banda guztiak azaltzen. Ondo azaldutako hamarrek gehiago balio dute ' +
      'nolanahi azaldutako berrogeik baino.',
    five: 'Kalkulatu lehenik asegabetasun-maila: zero bada, ez dago C=O-rik bilatzeko.',
  },
  example: {
    heading: 'Adibidea: etanola',
    lead:
      'Likido-geruza mehe bat gatz-xaflen artean. C_2H_6O formulak ez du asegabetasunik: ' +
      'alkohol bat edo eter bat da.',
    figure:
      'Etanola, likido-geruza: banda nagusien kokapenak. Altuerak eta zabalerak intentsua, ' +
      'ertaina, ahula eta zabala sailkapenetik marraztu dira.',
    bands: {
      oh: 'O–H, hidrogeno-loturekin: zabala eta intentsua. Eter batek ez luke hemen ezer izango.',
      ch3: 'CH_3-ko C–H, asimetrikoa.',
      ch2: 'CH_2-ko eta CH_3-ko C–H; denak 3000ren azpitik, beraz ez dago =C–H-rik.',
      bend: 'CH_2 eta CH_3 tolestura.',
      umbrella: 'CH_3-ren tolestura, simetrikoa.',
      cco: 'C–C–O, kontrako fasean.',
      co: 'Alkohol primario baten C–O: hatz-markaren eremuko bandarik biziena.',
      skeleton: 'C–C–O, fasean.',
    },
    conclusion:
      'O–H eta C–O bai, baina C=O-rik, =C–H-rik eta C≡C-rik ez: alkohol ase bat da. Bi karbonorekin, etanola.',
  },
};
