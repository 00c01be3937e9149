import type { AboutText } from '../about-text.ts';

export const about: AboutText = {
  heading: 'Elucidari buruz',
  lead:
    'Elucidak espektroak eta formula molekular bat irakurri, eta molekula proposatzen du, ' +
    'aldeko eta kontrako ebidentziarekin. Kimika ikasten, ikertzen edo irakasten dutenentzat ' +
    'egina da.',
  automatic: 'Hasi analisi bat',
  highlights: {
    heading: 'Funtsezkoena',
    points: [
      {
        title: 'Ebidentzia, lerroz lerro',
        text:
          'Arrazoi bakoitzak esaten du zein gailurretan oinarritzen den: behatutako balioa, ' +
          'iragarritakoa eta ziurgabetasuna.',
      },
      {
        title: 'Hurrengoak ere bai',
        text: 'Aukerarik hurbilenak erakusten dira, eta zein neurketak bereiziko lituzkeen.',
      },
      {
        title: '«Ez gaude ziur», zintzotasunez',
        text: 'Bi isomero berdin egokitzen badira, emaitza ez da erabakigarria, eta hala esaten da.',
      },
    ],
  },
  does: {
    heading: 'Zer egiten duen',
    points: [
      {
        title: 'Espektroen irudiak irakurtzen ditu',
        text:
          'IG, ¹H EMN, ¹³C EMN eta MS grafikoak: teknika identifikatzen du, ardatza irakurtzen du ' +
          'eta gailurrak aurkitzen ditu. Teknika eta ardatza zuzen ditzakezu.',
      },
      {
        title: 'Idatzitako edo itsatsitako gailurrak hartzen ditu',
        text: '¹H, ¹³C, IG, UM-Ikus eta MS, tauletatik eta ACS formatuko testutik.',
      },
      {
        title: 'Molekulak proposatzen ditu',
        text:
          'Konposatu ezagunen liburutegi batetik, formularen isomero guztietatik kopuruak ' +
          'uzten duenean, hortik gora bilaketa gidatu batetik eta, horretarako ' +
          'konfiguratutako zerbitzarietan, AA ereduetatik.',
      },
      {
        title: 'Denak berdin ebaluatzen ditu',
        text:
          'Hautagai bakoitzaren espektroak iragarri eta zureekin alderatzen ditu. Edonondik ' +
          'datorrela ere, denak berdin ebaluatzen dira.',
      },
    ],
  },
  stack: {
    heading: 'Zerekin egina dagoen',
    points: [
      {
        title: 'Motorra',
        text: 'TypeScript, sarera irten gabe. Egiturak: OpenChemLib. Irudietako testua: Tesseract.',
      },
      {
        title: 'Datuak',
        text:
          'nmrshiftdb2tik eratorritako lerrakuntza kimikoen taulak; NIST/EPA, Coblentz ' +
          'Society eta MassBankeko espektroekin kalibratutako IG eta MS estatistikak.',
      },
      {
        title: 'Gunea',
        text: 'React nabigatzailean, Fastify zerbitzarian, eta SQLite edo PostgreSQL biltegiratzeko.',
      },
    ],
  },
  creator: {
    heading: 'Nork egiten duen',
    text:
      'Elucida taldeak egiten du Elucida. Kodea software librea da, Apache 2.0 ' +
      'lizentziapean; ikasitako taulek jatorrizko datuen baldintzak gordetzen dituzte.',
  },
  timeline: {
    heading: 'Kronologia',
    points: [
      {
        title: '2022',
        text:
          'Hizkuntza-ereduetan oinarritutako txatbotak jendearengana iristen dira. Erraz ' +
          'hitz egiten dute espektroez, eta sarri oker dabiltza.',
      },
      {
        title: '2024',
        text:
          'MolPuzzle eta antzeko proba-bildumek neurtzen dute ereduek zein ondo ebazten ' +
          'dituzten egiturak espektroetatik abiatuta. Elucida ere haren kasuekin probatzen ' +
          'dugu.',
      },
      {
        title: '2025',
        text:
          'Arrazoibidea idazten duten ereduak ugaritzen dira. Argudio jariakor bat ez da, ' +
          'horregatik, neurketa bat: lerro bakoitzak bere ebidentzia eman behar du.',
      },
      {
        title: 'Orain',
        text:
          'Elucidak bere motorrarekin erantzuten du, AA hornitzaileren beharrik gabe, ' +
          'ingelesez, gaztelaniaz eta euskaraz, eta zenbaterainoko ziurtasuna duen esaten du.',
      },
    ],
  },
  mission: {
    heading: 'Xedea',
    text:
      'Egituren argitzea jarraitu eta egiaztatu ahal izatea: ikasten duenarentzat, irakasten ' +
      'duenarentzat, eta espektro bati buruz bigarren iritzi bat behar duenarentzat.',
  },
  principles: {
    heading: 'Printzipioak',
    points: [
      {
        title: 'Ebidentzia, hitz-etorriaren aurretik',
        text: 'Egitura bat gailurrak azaltzen dituelako hobesten da, inoiz ez testuak ondo ematen duelako.',
      },
      {
        title: 'Zalantza ere emaitza da',
        text: 'Konfiantza erantzun ezaguneko kasuekin kalibratzen da. Azaldu gabe geratzen dena zerrendatu egiten da.',
      },
      {
        title: 'Zure espektroak zureak dira',
        text:
          'Motorrak zerbitzarian bertan egiten du lan. AA ereduei horretarako ' +
          'konfiguratutako zerbitzarietan bakarrik galdetzen zaie, eta desaktibatzen ez ' +
          'badituzu bakarrik. Zuk bakarrik ikusten duzu zure historiala, eta edozein sarrera ' +
          'ezaba dezakezu.',
      },
    ],
  },
};
