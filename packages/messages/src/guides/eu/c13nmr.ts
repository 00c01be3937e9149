import type { c13nmr as english } from '../en/c13nmr.ts';

export const c13nmr: typeof english = {
  decoupling: {
    heading: 'Desakoplamendua: karbono bat, lerro bat',
    one:
      'Karbonoaren % 1,1 baino ez da ^13C; beraz, gutxitan daude bi elkarren ondoan, eta ' +
      'karbonoek ez dute elkar desdoblatzen. Protoiek bai, desdoblatuko lukete: CH_3 bat kuartete ' +
      'bat litzateke, 125 Hz inguruko *J* batekin. Espektroa erregistratu bitartean protoiak ' +
      'irradiatzen dira, desdoblamendua batezbestekoan ezabatzen da, eta karbono mota bakoitza ' +
      'lerro bakarra da.',
    two:
      'Bi ondorio ditu horrek. Lerroak kontatzea karbono motak kontatzea da: lerroak ' +
      'karbonoak baino gutxiago badira, simetria dago, bi lerro gainjartzen ez badira edo bat ' +
      'zaratan galtzen ez bada. Eta altuerak ez dira integralak: ' +
      'irradiazioak hidrogenodun karbonoak indartzen ditu (Overhauser efektu nuklearra), eta ' +
      'karbono kuaternarioak astiro erlaxatzen dira; horregatik txikiak dirudite. Ez kontatu ' +
      'karbonorik altueraren arabera.',
    three:
      'Fluorra eta fosforoa ez dira desakoplatzen: haien desdoblamenduak hor geratzen dira, eta ' +
      'baliagarriak dira. Deuterioarena ere bai: CDCl_3-a 1:1:1 triplete bat da, 77,16 ppm-an.',
  },
  editing: {
    heading: 'DEPT eta APT: zenbat hidrogeno',
    lead:
      'Esperimentu hauek lerroak sailkatzen dituzte, karbono bakoitzak duen hidrogeno ' +
      'kopuruaren arabera. Fasea hitzarmen kontua da: egiaztatu zurea lerro ezagun batekin.',
    columns: {
      experiment: 'Esperimentua',
      up: 'Gorantz',
      down: 'Beherantz',
      absent: 'Ageri ez direnak',
    },
    rows: {
      broadband: { name: '^13C{^1H}', up: 'denak', down: '–', absent: '–' },
      dept90: { name: 'DEPT-90', up: 'CH', down: '–', absent: 'CH_2, CH_3, C' },
      dept135: { name: 'DEPT-135', up: 'CH, CH_3', down: 'CH_2', absent: 'C' },
      apt: { name: 'APT', up: 'C, CH_2', down: 'CH, CH_3', absent: '–' },
    },
    figure:
      'Etil 2-metilpropanoatoa lau esperimentutan: C=O, OCH_2, CH, bi CH_3 berdin eta etilo taldearen CH_3.',
    figureLabel:
      'Etil 2-metilpropanoatoaren lau barra-espektro: banda zabala, DEPT-90, DEPT-135 eta ' +
      'APT. Goiko taulak dio bakoitzean zein karbono doazen gorantz, zein beherantz eta zein ' +
      'falta diren.',
    use:
      'APTk esperimentu bakarra behar du, eta karbono kuaternarioak ere erakusten ditu; DEPT ' +
      'sentikorragoa da, eta, bi angeluak neurtuta, ez du zalantzarik uzten CH eta CH_3 ' +
      'artean. HSQCk gauza bera ematen du, eta protoiak gainera.',
  },
  shifts: {
    heading: 'Lerrakuntza-tarteak',
    lead: 'Ordena protoiena da, hogei aldiz zabalagoa den eskala batean.',
    columns: { kind: 'Karbonoa', range: 'δ (ppm)', place: 'Ardatzean' },
    rows: {
      methyl: 'Alkanoen CH_3',
      alkyl: 'Alkanoen CH_2, CH, C',
      carbonyl: 'C=O ondoko C',
      nitrogen: 'N ondoko C',
      halide: 'Cl ondoko C',
      oxygen: 'O ondoko C',
      alkyne: 'C≡C',
      acetal: 'O–C–O',
      alkene: 'C=C',
      arene: 'C aromatikoa',
      arylOxygen: 'O-ri lotutako C aromatikoa',
      nitrile: 'C≡N',
      acid: 'Azidoen, esterren eta amiden C=O',
      ketone: 'Aldehidoen eta zetonen C=O',
    },
  },
  carbonyls: {
    heading: 'Zein karbonilo da?',
    lead:
      'N edo O bati lotutako karboniloak elektroiak jasotzen ditu hartatik, eta zetona bat ' +
      'baino 20–40 ppm beherago agertzen da. Konjugazioak beste 5–10 ppm kentzen ditu.',
    columns: { kind: 'Karboniloa', range: 'δ (ppm)', check: 'Nola egiaztatu' },
    rows: {
      ketone: {
        kind: 'Zetona',
        check: 'H-rik gabe: ez da DEPT espektroan ageri. IG 1715 inguruan.',
      },
      aldehyde: {
        kind: 'Aldehidoa',
        check: 'CH bat da: ageri da DEPT-90ean. Protoia 9,7 ppm inguruan.',
      },
      enone: {
        kind: 'Zetona konjugatua',
        check: 'Alkeno-karbonoekin edo aromatikoekin; IG 1685 inguruan.',
      },
      acid: { kind: 'Azido karboxilikoa', check: 'O–H zabala IGan, protoia 10–13 ppm-an.' },
      ester: { kind: 'Esterra', check: '50–70 ppm-ko O–C batekin; IG 1740 inguruan.' },
      amide: { kind: 'Amida', check: 'N formulan; IG 1660 inguruan.' },
      anhydride: { kind: 'Anhidridoa', check: 'Bi banda IGan.' },
      chloride: { kind: 'Azido kloruroa', check: 'IG 1800 inguruan.' },
      carbonate: {
        kind: 'Karbonatoa, karbamatoa',
        check: 'Bi heteroatomoren artean: denetan baxuena.',
      },
    },
    figure:
      'Etil azetatoa CDCl_3-an: 171,4 ppm-ko karboniloa azido-deribatu batena baino ezin da ' +
      'izan; 60,5 ppm-ko OCH_2-ak ester bihurtzen du.',
    signals: {
      carbonyl: 'Ester baten C=O',
      och2: 'OCH_2',
      acetyl: 'C=O ondoko CH_3',
      ch3: 'Etilo taldearen CH_3',
    },
  },
};
