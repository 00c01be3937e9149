import type { h1nmr as english } from '../en/h1nmr.ts';

export const h1nmr: typeof english = {
  principle: {
    heading: 'Oinarria',
    one:
      'Eremu magnetiko batean protoi batek bi egoera ditu, eta maiztasun egokiko ' +
      'irrati-uhinek batetik bestera eramaten dute. Inguruko elektroiek eremua apur bat ' +
      'ahultzen dute, ingurune bakoitzak bere neurrian: hori da lerrakuntza kimikoa, δ, ' +
      'tetrametilsilanotik neurtuta, milioiko zatitan. Inguruko oxigeno edo halogeno batek ' +
      'elektroiak erakartzen ditu, eta seinalea ezkerrera eramaten du.',
    two:
      'Seinale bakoitzak hiru gauza esaten ditu. **Lerrakuntzak**, ingurunea; ' +
      '**integralak**, zenbat protoi dauden; **akoplamenduak**, zenbat auzoko dituzten. *n* ' +
      'auzoko baliokiderekin seinalea *n* + 1 lerrotan desdoblatzen da, Pascalen triangeluaren ' +
      'proportzioetan.',
    three:
      'Arauak balio du lerrakuntza-diferentzia akoplamendua baino askoz handiagoa den ' +
      'artean, eta auzokoek berdin akoplatzen duten artean. Bestela, lerroak elkarrengana ' +
      'makurtzen dira, edo multipletea akoplamenduz akoplamendu irakurri behar da: dd batek ' +
      'bi ditu, bakoitzak bere *J*-arekin.',
  },
  sample: {
    heading: 'Laginaren prestaketa',
    one:
      'Disolbatu 5–20 mg disolbatzaile deuteratuaren 0,6 mL-tan; eremu handian, gutxiago ' +
      'nahikoa da. Deuterioari esker mantentzen du espektrometroak eremua finko.',
    two:
      'Iragazi disolbatzen ez dena. Partikula solidoek eta metal paramagnetikoen arrastoek ' +
      'lerro guztiak zabaltzen dituzte.',
    three:
      'Lehenik, CDCl_3. Polarra denerako, DMSO-*d*_6: gainera, trukea moteltzen du, eta OH ' +
      'eta NH beren akoplamenduekin ikusten dira. D_2O-ak kendu egiten ditu: astindu tanta ' +
      'batekin, eta desagertzen dena OH, NH edo SH zen.',
    four: 'Lehortu lagina. Ura eta disolbatzaile-hondarrak espektro guztietan daude, eta toki ezaguna dute.',
    solventsHeading: 'Hondar-seinaleak',
    solventColumns: { solvent: 'Disolbatzailea', residual: '¹H hondarra', water: 'Ura' },
  },
  shifts: {
    heading: 'Lerrakuntza-tarteak',
    lead: 'Non egon ohi diren protoiak. Elektroiak erakartzen dituen auzoko bakoitzak lerrakuntza handitzen du.',
    columns: { kind: 'Protoia', range: 'δ (ppm)', place: 'Ardatzean' },
    rows: {
      alkyl: 'Alkanoen CH_3, CH_2, CH',
      allyl: 'C=C ondoko CH',
      carbonyl: 'C=O ondoko CH',
      alkyne: '≡C–H',
      benzyl: 'Eraztun aromatiko baten ondoko CH',
      amine: 'N ondoko CH',
      halide: 'Cl edo Br ondoko CH',
      oxygen: 'O ondoko CH',
      ester: 'O–C=O ondoko CH',
      alkene: '=C–H',
      arene: 'H aromatikoa',
      aldehyde: 'CHO',
      acid: 'COOH',
      hydroxyl: 'OH, NH: edonon, kontzentrazioaren arabera',
    },
  },
  couplings: {
    heading: 'Akoplamendu-konstanteak',
    lead:
      'Akoplamendua berdina da bi muturretan: *J* bera duten bi seinale auzokoak izan ' +
      'daitezke. Hertzetan neurtzen da, eta ez da espektrometroarekin aldatzen.',
    columns: { kind: 'Noren artean', value: '*J* (Hz)', use: 'Zertarako' },
    rows: {
      free: { kind: 'H–C–C–H, biraketa askearekin', use: 'Kateak: etiloa, propiloa, isopropiloa.' },
      trans: { kind: 'H–C=C–H, trans', use: 'Beti handiagoa bikote beraren cis-ekoa baino.' },
      cis: { kind: 'H–C=C–H, cis', use: 'Eraztunetan, tamainarekin batera txikitzen da.' },
      geminal: { kind: 'H_2C=, karbono berean', use: 'Txikia: alkeno terminal bat.' },
      ortho: {
        kind: 'Aromatikoa, orto',
        use: '8–9 Hz-eko bi doblete: para-diordezkatutako eraztuna.',
      },
      meta: { kind: 'Aromatikoa, meta', use: 'Desdoblamendu fina, ortokoaren gainean.' },
      axial: {
        kind: 'Axial–axial, sei kideko eraztuna',
        use: 'Axiala eta ekuatoriala bereizten ditu.',
      },
      aldehyde: { kind: 'H–C–CHO', use: 'Txikia, oharkabean pasatzeko modukoa.' },
      allylic: { kind: 'H–C–C=C–H', use: 'Lau loturatan zehar.' },
    },
  },
  example: {
    heading: 'Adibidea: etanola',
    lead: 'CDCl_3-an. Hiru protoi mota, 3 : 2 : 1, eta horietako bi lotzen dituen 7,0 Hz-eko akoplamendu bat.',
    figure:
      'Etanola CDCl_3-an, multiplete bakoitzaren lerroekin, 90 MHz-ean: hor desdoblamendua nahikoa ' +
      'zabala da ardatz osoan ikusteko. OH-a zabal marraztu da, ohiko lagin batean bezala.',
    signals: {
      ch2: 'CH_2, oxigenoaren ondoan: kuarteteak dio hiru protoi dituela auzoko.',
      oh:
        'OH: singlete zabala. Kokapena kontzentrazioaren eta uraren araberakoa da; trukatu ' +
        'egiten da, eta horregatik ez du akoplatzen. D_2O tanta batekin desagertzen da.',
      ch3: 'CH_3: tripleteak dio bi protoi dituela auzoko; kuartetearen *J* bera izateak erakusten du zein.',
    },
    conclusion:
      '*J* bera duten 2H-ko kuartete bat eta 3H-ko triplete bat etilo talde bat dira, eta ' +
      '3,7 ppm-ak oxigeno bati lotuta jartzen du. Protoi trukagarri bat geratzen da: ' +
      'CH_3CH_2OH.',
  },
};
