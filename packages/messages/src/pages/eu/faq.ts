import type { FaqText } from '../faq-text.ts';

export const faq: FaqText = {
  heading: 'Ohiko galderak',
  lead: 'Erantzun laburrak analisiei, mugei, planei eta zure datuei buruz.',
  quickLinks: 'Esteka azkarrak',
  groups: {
    start: {
      heading: 'Lehen urratsak',
      questions: [
        {
          question: 'Zer behar dut analisi bat egiteko?',
          answer:
            'Helbidea egiaztatuta duen kontu bat, formula molekularra eta gutxienez espektro ' +
            'bat: irudi bat (IG, ¹H EMN, ¹³C EMN edo MS) analisi automatikoan, edo ' +
            'idatzitako nahiz itsatsitako gailurrak (UM-Ikus ere bai) eskuzkoan.',
        },
        {
          question: 'Nola egiaztatzen dut nire helbidea?',
          answer:
            'Hasi saioa eta ireki Kontua. 6 digituko kodea bidaliko dizugu; 15 minutuz balio ' +
            'du. Sartu kodea bertan, eta analisiak egin ahal izango dituzu.',
        },
        {
          question: 'Zer irudi erabil ditzaket?',
          answer:
            'PNG eta JPEG, gehienez 10 MB eta 40 megapixel bakoitza, espektro bat irudi ' +
            'bakoitzeko. Free planak irudi 1 onartzen du analisiko; Basic eta Pro planek, 10 ' +
            'arte. Free planean, eskuzko analisiak hainbat teknika konbinatzeko aukera ' +
            'ematen du, gailur gisa.',
        },
      ],
    },
    analysis: {
      heading: 'Analisia',
      questions: [
        {
          question: 'Nola aurkitzen da molekula?',
          answer: {
            withoutAi:
              'Hautagaiak konposatu ezagunen liburutegi batetik, isomero-sortzaile batetik ' +
              'eta bilaketa gidatu batetik datoz. Bakoitzaren espektroak iragarri eta ' +
              'zureekin alderatzen dira, lerrakuntza kimikoetatik zatietaraino. Emaitzak ' +
              'esaten du zein gailur dauden alde eta zein kontra.',
            withAi:
              'Hautagaiak konposatu ezagunen liburutegi batetik, isomero-sortzaile batetik, ' +
              'bilaketa gidatu batetik eta, desaktibatzen ez baduzu, AAtik datoz. ' +
              'Bakoitzaren espektroak iragarri eta zureekin alderatzen dira, lerrakuntza ' +
              'kimikoetatik zatietaraino. Emaitzak esaten du zein gailur dauden alde eta ' +
              'zein kontra, eta AAk esandakotik zer egiaztatzen den.',
          },
        },
        {
          question: 'Zer esan nahi du «erabaki gabea»?',
          answer:
            'Hautagai bat ere ez dela behar adina egokitzen, edo hainbat ia berdin egokitzen ' +
            'direla. Hautagaiak ikusten dituzu eta, ezagutzen denean, zein neurketak ' +
            'erabakiko lukeen. Emaitza analisitzat zenbatzen da. Ez da berez historialean ' +
            'gordetzen: haren orria 30 egunez gordetzen da, eta hortik gorde dezakezu.',
        },
        {
          question: 'Zenbateraino fida naiteke konfiantzaz?',
          answer:
            'Erantzun ezaguneko kasuekin kalibratutako probabilitatea da, ez froga. Molekula ' +
            'handiak zailagoak dira. Irakurri ebidentzia, kontrakoa batez ere, egitura bat ' +
            'ontzat eman aurretik.',
        },
      ],
    },
    quota: {
      heading: 'Kuota',
      questions: [
        {
          question: 'Zenbat analisi ditut egunean?',
          answer:
            'Free planak 5, Basic planak 25, Pro planak 100. Zenbaketa egunean behin hasten ' +
            'da berriro, erabileraren orrian adierazitako orduan.',
        },
        {
          question: 'Zer zenbatzen da analisitzat?',
          answer:
            'Onartutako bidalketa bakoitza, automatikoa zein eskuzkoa. Errepikatuz gero ' +
            'berriro zenbatzen da, eta emaitza erabakigarria ez denean ere bai. Esportazioak ' +
            'ez dira zenbatzen.',
        },
        {
          question: 'Noiz itzultzen da analisi bat?',
          answer:
            'Zerbitzariak huts egiten duenean, zure irudietako bat ere irakurri ezin denean, ' +
            'edo hautagaien lehen sailkapena baino lehen bertan behera uzten duzunean. ' +
            'Geroago utziz gero, zenbatu egiten da.',
        },
      ],
    },
    billing: {
      heading: 'Fakturazioa',
      questions: [
        {
          question: 'Nola eros dezaket Basic edo Pro plana?',
          answer: {
            test:
              'Prezioen orrian. Zerbitzari honetan fakturazioa proba moduan dabil: ' +
              'ordainketa eta ataria proba ditzakezu, baina ez da txartelik eskatzen, ezta ' +
              'ezer kobratzen ere.',
            off:
              'Zerbitzari honetan ezin da: ez dago ordainketa-hornitzailerik konfiguratuta, ' +
              'eta oraingoz ez da planik saltzen.',
            stripe:
              'Prezioen orrian, txartelarekin, Striperen bidez. Plana berehala aldatzen da. ' +
              'Fakturazio-atarian alda edo utz dezakezu; utzitakoan, ordaindutako hilabetea ' +
              'amaitu arte dirau.',
          },
        },
        {
          question: 'Zertan bereizten dira planak?',
          answer:
            'Free: egunean 5 analisi, irudi 1 bakoitzean, eta azken 30 egunetako historiala. ' +
            'Basic, 9 euro hilean: 25 analisi, bakoitzean 10 irudi arte, historiala osoa eta ' +
            'CSV esportazioa. Pro, 19 euro hilean: gauza bera, 100 analisirekin eta ' +
            'lehentasunarekin ilaran.',
        },
        {
          question: 'Zein plan daukat?',
          answer:
            'Kontu berri guztiak Free planean hasten dira. Zure plana Prezioak eta Kontua ' +
            'orrietan ikusiko duzu. Ordainpekoa utziz gero, ordaindutako aldia amaitzean ' +
            'Free planera itzuliko zara.',
        },
      ],
    },
    privacy: {
      heading: 'Pribatutasuna',
      questions: [
        {
          question: 'Nora doaz nire irudiak?',
          answer: {
            withoutAi:
              'Elucidaren zerbitzarira: analisirako irakurtzen ditu, eta ez ditu ' +
              'jatorrizkoak gordetzen. Aurrebista txikituak analisiarekin geratzen dira ' +
              '30 egunez, eta hura zure historialean dagoen bitartean.',
            withAi:
              'Elucidaren zerbitzarira: analisirako irakurtzen ditu, eta ez ditu ' +
              'jatorrizkoak gordetzen. AA desaktibatzen ez baduzu, hari ere kopiak bidaltzen ' +
              'zaizkio ({{names}}). Aurrebista txikituak analisiarekin geratzen dira 30 ' +
              'egunez, eta hura zure historialean dagoen bitartean.',
          },
        },
        {
          question: 'Bidaltzen dira nire espektroak AA hornitzaile batera?',
          answer: {
            withoutAi:
              'Ez. Elucidaren motorrak zerbitzarian bertan egiten du lan, AA gakorik gabe ' +
              'eta beste inolako zerbitzuri galdetu gabe.',
            withAi:
              'Bai, desaktibatzen ez baduzu: analisi bakoitzaren aurretik marka edo desmarka ' +
              'dezakezu «Galdetu AAri ere». Markatuta badago, irudiak, formula eta ' +
              'idatzitako gailurrak AAri ({{names}}) bidaltzen zaizkio; izenburuak eta ' +
              'oharrak, ez. Markatu gabe badago, analisiko ezer ez da zerbitzaritik ' +
              'ateratzen. AAk proposatzen duena beste hautagaiak bezala ebaluatzen da.',
          },
        },
        {
          question: 'Nork ikusten du nire historiala, eta zer cookie daude?',
          answer:
            'Beste erabiltzaile batek ere ezin du zure historiala ireki, eta edozein sarrera ' +
            'betiko ezaba dezakezu. Bi cookiek gordetzen dute zure saioa, eta hirugarren ' +
            'batekin zure kontuak nabigatzaile hau ezagutzen du; gaur egun ez da bat ere ' +
            'erabiltzen analitikarako. Zure nabigatzaileak gordetzen duen gainerako ' +
            'guztia, hala nola eskuzko zirriborroa, pribatutasun-testuan zehazten da.',
        },
      ],
    },
    troubleshooting: {
      heading: 'Arazoak konpontzea',
      questions: [
        {
          question: 'Egiaztapen-kodea ez da iristen. Zer egin?',
          answer:
            'Begiratu spam karpetan, eta egiaztatu helbidea Kontua orrian. 60 segundo ' +
            'igarota beste kode bat eska dezakezu. Bost saiakera okerren ondoren, kode berri ' +
            'batek bakarrik balio du.',
        },
        {
          question: 'Ezin da nire irudia irakurri. Zer egin dezaket?',
          answer:
            'Moztu irudia espektro bakarra utziz, ardatzarekin eta zenbakiekin; hobe programatik ' +
            'esportatutakoa argazkia baino. Irudiaren txartelean teknika eta ardatzaren ' +
            'mugak adieraz ditzakezu. Bestela, idatzi gailurrak eskuzko analisian.',
        },
        {
          question: 'Erantzuna okerra dirudi. Zer egiaztatu behar dut?',
          answer:
            'Lehenik formula: atomo oker bakar batek hautagai guztiak aldatzen ditu. Gero, ' +
            'espektro guztiak konposatu berarenak diren eta lerrakuntza kimikoen ' +
            'erreferentzia zuzena den. Sarri beste teknika batek erabakitzen du; ¹H eta ¹³C ' +
            'EMNek, batera, isomero gehienak bereizten dituzte.',
        },
      ],
    },
  },
  next: 'Eta orain',
};
