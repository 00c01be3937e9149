import type { LegalText } from '../legal-text.ts';

export const legal: LegalText = {
  heading: 'Baldintzak eta pribatutasuna',
  updated: 'Azken eguneratzea: 2025eko abuztua',
  terms: {
    heading: 'Erabilera-baldintzak',
    lead:
      'Elucida erabiltzean, baldintza hauek onartzen dituzu. «Gu» gune hau kudeatzen ' +
      'dugunok gara.',
    sections: {
      use: {
        heading: 'Erabilera',
        paragraphs: [
          'Elucidak espektroak interpretatzen eta egiturak proposatzen laguntzen du, ' +
            'ikasketetan, irakaskuntzan eta ikerketan. Erabil ezazu legearen arabera eta zure ' +
            'planaren mugen barruan.',
          'Ez igo erabiltzeko eskubiderik ez duzun daturik, ez saiatu besteren datuetara ' +
            'iristen, ez saihestu mugak eta ez oztopatu zerbitzua.',
        ],
      },
      responsibility: {
        heading: 'Zure ardura',
        paragraphs: [
          'Proposatutako egitura bat hipotesi bat da, bere ebidentziarekin; ez da ziurtagiri ' +
            'bat. Egiaztatu ezazu zeure neurketekin eta irizpidearekin, fidatu aurretik.',
          'Ez hartu segurtasunari, osasunari, patenteei edo araudiari buruzko erabakirik ' +
            'Elucidaren erantzun batean soilik oinarrituta. Zeuk erantzun behar duzu igotzen ' +
            'duzunaz eta emaitzekin egiten duzunaz.',
        ],
      },
      warranty: {
        heading: 'Bermerik eza',
        paragraphs: [
          'Zerbitzua dagoen bezala eskaintzen da. Ez dugu hitz ematen emaitzak zuzenak edo ' +
            'osoak direnik, ezta gunea beti erabilgarri edo akatsik gabe egongo denik ere. ' +
            'Adierazitako konfiantzak zenbatespenak dira.',
        ],
      },
      liability: {
        heading: 'Erantzukizuna',
        paragraphs: [
          'Legeak uzten duen neurrian, ez gara zerbitzua edo haren emaitzak erabiltzetik, ' +
            'edo erabili ezin izatetik, sortutako galeren edo kalteen erantzule. Hemen ' +
            'esandako ezerk ez du mugatzen legeak mugatzen uzten ez duen eskubide edo ' +
            'erantzukizunik.',
        ],
      },
      property: {
        heading: 'Jabetza intelektuala',
        paragraphs: [
          'Zure espektroak eta emaitzak zureak dira beti. Zerbitzua zuri emateko behar den ' +
            'neurrian bakarrik tratatzeko baimena ematen diguzu.',
          'Elucidaren kodea software librea da, Apache 2.0 lizentziapean; ikasitako taulek ' +
            'jatorrizko datuen baldintzak gordetzen dituzte.',
        ],
      },
      accounts: {
        heading: 'Kontuak',
        paragraphs: [
          'Analisiak egiteko, helbide elektronikoa egiaztatuta duen kontu bat behar da. Eman ' +
            'zurea den helbide bat, gorde pasahitza zuretzat, eta abisatu beste norbaitek zure ' +
            'kontua erabili badu.',
          'Ordainpeko plana hilero berritzen da, eta fakturazio-atarian aldatzen edo uzten ' +
            'da; utzitakoan, ordaindutako aldia amaitu arte dirau.',
        ],
      },
      termination: {
        heading: 'Amaiera',
        paragraphs: [
          'Nahi duzunean utz diezaiokezu Elucida erabiltzeari, eta kontua ezaba dezakezu ' +
            'kontuaren orrian. Baldintza hauek hausten dituen edo zerbitzua arriskuan jartzen ' +
            'duen kontua mugatu edo itxi dezakegu.',
        ],
      },
      changes: {
        heading: 'Aldaketak',
        paragraphs: [
          'Zerbitzua eta baldintza hauek alda daitezke. Orri honen goialdeko datak esaten du ' +
            'testua azkenekoz noiz aldatu zen; Elucida erabiltzen jarraitzen baduzu, une ' +
            'horretan indarrean dagoen testua onartzen duzu.',
        ],
      },
    },
  },
  privacy: {
    heading: 'Pribatutasuna',
    lead: 'Zer gordetzen duen Elucidak, zertarako, eta nola ezabarazi.',
    sections: {
      stored: {
        heading: 'Zer gordetzen dugun',
        paragraphs: [
          'Zure kontua: helbide elektronikoa, izena, plana eta rolak, eta pasahitzaren hash ' +
            'bat (argon2id). Pasahitza bera ez da inoiz gordetzen. Saio bakoitzetik eta saioa ' +
            'hasteko erabili duzun nabigatzaile bakoitzetik: datak, eta cookiearen eta ' +
            'saioaren sare-helbidearen hash bana; saio bakoitzetik, gainera, nabigatzailearen ' +
            'eta sistemaren izena. APIaren gako bakoitzetik: izena, haren hash bat, eta noiz sortu eta ' +
            'azken aldiz erabili den; gakoa bera ez da inoiz gordetzen. Webhook ' +
            'bakoitzetik: helbidea, mezuak sinatzen dituen sekretua, eta azkenari nola erantzun zaion.',
          'Zure analisiak eta egiaztapenak: formula, gailurrak, izenburua, oharrak, emaitza eta irudien ' +
            'aurrebista txikiak. Historialekoak bertan geratzen dira; gainerakoak amaitu ' +
            'eta 30 egunera ezabatzen dira. Zure kontuari bakarrik erakusten zaizkio eta, ' +
            'bat partekatzen baduzu, haren esteka duenari: oharrik gabe, eta zuk kendu ' +
            'arte.',
          'AAri galdetzen bazaio: haren erantzunak, 24 orduz, zure galdera bera berriro ' +
            'bidali behar izan ez dadin.',
          'Eguneko zenbaketak: egun bakoitzean zenbat analisi egin dituzun, zure planaren ' +
            'muga aplikatzeko. Administratzaile batek zure plana, rolak edo zenbaketa bat ' +
            'aldatzen badu: zer aldatu den, nork eta noiz.',
          {
            test:
              'Zerbitzari honetan fakturazioa proba moduan dabil: ez da txartelik eskatzen, ' +
              'eta ez da ezer kobratzen.',
            off: 'Oraingoz ezin da planik erosi zerbitzari honetan, eta ez da ezer kobratzen.',
            stripe:
              'Plan bat erosten baduzu: Stripeko zure bezero-fitxaren identifikatzailea, ' +
              'harpidetzaren egoera eta berritze-data. Ordainketa Stripek kudeatzen du; ' +
              'txartelaren datuak ez dira inoiz gure zerbitzarira iristen. Kontua ezabatzen ' +
              'baduzu, identifikatzaile hori bakarrik gordetzen da beste 90 egunez, oraindik ' +
              'irekita legokeen ordainketa-orri batek ezer kobra ez diezazun.',
          },
        ],
      },
      analyses: {
        heading: 'Zure espektroak',
        paragraphs: [
          'Irudiak eta gailurrak zerbitzarian bertan analizatzen dira. Igotako irudiak ez ' +
            'dira gordetzen analisiaren ondoren. Aurrebista txikituak harekin geratzen dira ' +
            '30 egunez, eta hura zure historialean dagoen bitartean.',
          {
            withoutAi:
              'Irudiak eta gailurrak AA hornitzaile bat konfiguratuta dagoenean bakarrik ' +
              'ateratzen dira zerbitzaritik. Zerbitzari honetan ez dago halakorik.',
            withAi:
              'Zerbitzari hau AAri ({{names}}) galdetzeko konfiguratuta dago. AA ' +
              'desaktibatzen ez duzun analisi bakoitzean, irudien kopiak, zuk emandako ' +
              'teknika eta ardatzarekin, formula molekularra, zuk idatzitako gailurrak, ' +
              'neurketa-baldintzekin, eta erantzunaren hizkuntza hari bidaltzen zaizkio, eta ' +
              'orduan hornitzaile horien baldintzak ere aplikatzen dira. Ez dira bidaltzen ' +
              'izenburuak, oharrak, esleipenak, fitxategi-izenak, ez eta zure kontuko ezer ' +
              'ere. Bigarren aldiz galdetzen bazaio, ordura arteko sailkapena eta hark ' +
              'azaldu gabe utzitako gailurrak ere bidaltzen dira; arrazoiak idazten uzten ' +
              'badiozu, haien esaldiak ere bidaltzen zaizkio. AA desaktibatuta, analisiko ' +
              'ezer ez da zerbitzaritik ateratzen. AAri isomeroei buruzko oharrak eskatzen ' +
              'badizkiozu, haien formula, egiturak eta izenak, eta hizkuntza, bidaltzen ' +
              'dira, eta besterik ez.',
          },
        ],
      },
      browser: {
        heading: 'Cookieak eta nabigatzailearen biltegia',
        paragraphs: [
          'Saioa hastean bi cookie jartzen ditugu 30 egunerako, eta gunea erabili ahala ' +
            'berritzen dira: elucida_session, saioa irekita gordetzen duena eta scriptek ' +
            'irakurri ezin dutena (HttpOnly), eta elucida_signed_in, saio bat badagoela soilik ' +
            'jakinarazten diena orriei. Saioa ixtean biak ezabatzen dira. Hirugarrenak, ' +
            'elucida_device izenekoak, urtebete irauten du azken saio-hasieratik: harekin zure ' +
            'kontuak nabigatzaile hau ezagutzen du, eta horrela zure pasahitza asmatzen ' +
            'saiatzen denak ezin zaitu kanpoan utzi. Ez du ezertarako sarbiderik ematen, eta ' +
            'scriptek ezin dute irakurri.',
          'Nabigatzailearen biltegi lokalak cookie-oharra onartu izana eta eskuzko ' +
            'analisiaren zirriborroa gordetzen ditu. AA edo haren idazkera aktibatu edo ' +
            'desaktibatu baduzu, aukera hori ere gordetzen du. Onarpena ez da inoiz bidaltzen; ' +
            'zirriborroa eta aukerak, analisi bat abiaraztean bakarrik.',
          'Aukeratutako itxura eta teklatuko lasterbideak ere gordetzen ditu, eta hemen ' +
            'abiarazitako analisiak zein ' +
            'diren; formula probableen alderaketa bat ere bai, hura edo saioa itxi arte. ' +
            'Analisi automatikoaren orriko irudiak eta formula egun batez gordetzen dira ' +
            'gehienez, analizatu edo saioa itxi arte. ' +
            'Ireki dituzun orriak ere gordetzen dira, konexiorik gabe ireki daitezen; ez dute ' +
            'zure kontuko ezer.',
          'Zure praktika ere hemen gordetzen da: probatutako problemak, pistak, ebatzitako eguna, puntuak eta ' +
            'puntuazioa. Saioa hasten baduzu bakarrik bidaltzen da: zure kontuak orduan gailu guztietarako ' +
            'gordetzen du, ezabatu arte. Egiaztatzen dituzun egiturak gure zerbitzarian ' +
            'epaitzen dira, eta ez dira gordetzen.',
          'Irakasle batek partekatutako problema-sorta bat ebazten baduzu, idazten duzun izena, zure ' +
            'saiakerak, pistak eta erantzun okerrak gure zerbitzarian gordetzen dira irakasle horrentzat. ' +
            'Hasi eta 90 egunera ezabatzen dira, edo irakasleak ezabatzen dituenean. Nabigatzaile honetako ' +
            'gako batek zureak ikusten uzten dizu.',
          'Cookie-oharrak analitika aipatzen du. Oraingoz ez da analitikarik erabiltzen, ez ' +
            'gurerik ez besterenik.',
        ],
      },
      messages: {
        heading: 'Posta eta iritziak',
        paragraphs: [
          'Egiaztapen-kodeak, pasahitz berria aukeratzeko estekak eta zure kontuaren ' +
            'aldaketen berri emateko mezuak postaz iristen dira zure helbidera, gune hau ' +
            'kudeatzen dutenek aukeratutako posta-zerbitzariaren bidez. Zerbitzaririk ' +
            'konfiguratu ez bada, mezuak zerbitzariko karpeta batean geratzen dira.',
          'Iritzi-mezu bat bere orduarekin, hizkuntzarekin eta, saioa hasita baduzu, zure ' +
            'kontuarekin gordetzen da. Gunea kudeatzen dutenei postaz bidal dakieke, kontu ' +
            'horren helbidearekin batera.',
        ],
      },
      logs: {
        heading: 'Mugak eta erregistroak',
        paragraphs: [
          'Gehiegikeriak saihesteko, zenbait eskaera sare-helbidearen (IP) arabera zenbatzen ' +
            'ditugu, eta saioa hasteko saiakerak eta kodeak helbide elektronikoaren hash baten ' +
            'arabera. Kontagailu horiek iraungitzean ezabatzen dira; luzeena, egun baten ' +
            'buruan.',
          'Zerbitzariak erregistro-lerro bat idazten du eskaera bakoitzeko: ordua, ' +
            'sare-helbidea, eskatutako helbidea (egitura baten marrazkian, egitura bera dakar) ' +
            'eta emaitza. Ez dira idazten eskaeren edukia, pasahitzak, kodeak, cookieak edo ' +
            'irudiak. AA eredu bati egindako dei bakoitzetik hau idazten du: zein eredu izan ' +
            'den, zenbat denbora behar izan duen, zenbat testu izan den eta zenbat kostatu den.',
          'Administratzaile batek kontu batean aldatzen duena (plana, rolak, eguneko ' +
            'zenbaketa) erregistratuta geratzen da, orduarekin eta helbide elektronikorik ' +
            'gabe; baita pasahitzaren edo helbidearen aldaketa bakoitza ere, edukirik gabe.',
        ],
      },
      deletion: {
        heading: 'Gordetzea eta ezabatzea',
        paragraphs: [
          'Historialeko elementu bakoitza ezaba dezakezu; orduan datu-basetik kentzen da. ' +
            'Zure planak jada erakusten ez dituenak ezkutatuta daude, ez ezabatuta.',
          'Helbide elektronikoa 14 egunean egiaztatzen ez bada, kontua eduki guztiarekin ' +
            'ezabatzen da, plan bat ordaindu ez bada behintzat. Gainerakoan, kontua, ' +
            'historiala eta eguneko zenbaketak kontuak dirauen bitartean gordetzen dira. ' +
            'Kontuaren orrian zure datuen kopia bat deskargatu eta kontua ezaba dezakezu; ' +
            'harekin batera historiala, zenbaketak eta saioak ezabatzen dira, eta ordaindutako ' +
            'plana une horretan amaitzen da. Iritzi-mezuak eta administratzaileek egindako ' +
            'aldaketen zerrenda gorde egiten dira, zurekin loturarik gabe. Erregistro-lerroak ' +
            'eta segurtasun-kopiak gune hau kudeatzen dutenek ezabatzen dituztenean ' +
            'desagertzen dira, eta ordainketa-hornitzaileak legeak eskatzen diona gordetzen ' +
            'du. Izena edo helbidea zuzentzeko, idatz iezaguzu.',
          'Nabigatzaileak gordetzen duena garbitzeko, itxi saioa eta ezabatu gune honen ' +
            'datuak nabigatzailearen ezarpenetan.',
        ],
      },
      contact: {
        heading: 'Laguntzarako kontaktua',
        paragraphs: [
          'Baldintza hauei, zure datuei edo zure kontuari buruzko galderarik baduzu, idatz ' +
            'iezaguzu. Erantzuna nahi baduzu, utzi zure helbide elektronikoa ' +
            'kontaktu-inprimakian.',
        ],
      },
    },
  },
  write: 'Ireki kontaktu-inprimakia',
};
