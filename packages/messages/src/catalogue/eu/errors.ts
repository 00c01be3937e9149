import type { errors as english } from '../en/errors.ts';

export const errors: typeof english = {
  http: 'HTTP {{status}}',
  network: 'Sare-errorea. Saiatu berriro.',
  unexpectedAnswer: 'Ezin izan da zerbitzariaren erantzuna ulertu. Saiatu berriro.',
  byCode: {
    bad_request: 'Ezin izan da eskaera ulertu.',
    malformed_json: 'Edukia ez da baliozko JSONa.',
    malformed_multipart: 'Inprimakiko datuak ez dira baliozkoak.',
    wrong_code: 'Kodea okerra da edo iraungi da. Begiratu berriro edo eskatu beste bat.',
    wrong_link: 'Esteka hau ez da baliozkoa edo iraungi da. Eskatu beste bat.',
    bad_signature: 'Jakinarazpenaren sinadura ez da baliozkoa.',
    not_signed_in: 'Ez duzu saiorik hasi. Hasi saioa lehenik.',
    invalid_key: 'APIaren gakoa falta da, ez da zuzena edo kendu egin da.',
    wrong_credentials: 'Helbidea edo pasahitza ez da zuzena.',
    not_verified: 'Zure helbidea ez dago egiaztatuta. Egiaztatu analisiak egin ahal izateko.',
    not_admin: 'Zure kontuak ez du administrazio-baimenik.',
    plan_images:
      'Free planak irudi 1 onartzen du analisi bakoitzeko. Kendu besteak edo hobetu zure plana.',
    plan_required: 'Zure planak ez du hau barne hartzen.',
    billing_off: 'Oraingoz ezin da planik erosi zerbitzari honetan. Ez da ezer kobratu.',
    downgrade_off: 'Ezin da zuzenean Free planera itzuli. Erabili fakturazio-ataria.',
    wrong_password: 'Pasahitza ez da zuzena.',
    foreign_origin: 'Eskaera beste gune batetik zetorren eta ez da onartu.',
    not_found: 'Hemen ez dago ezer.',
    conflict:
      'Eskaera ez dator bat uneko egoerarekin. Kargatu orria berriro eta saiatu beste behin.',
    sets_full:
      'Kontu batek gehienez 100 problema-sorta izan ditzake. Ezabatu erabiltzen ez duzun bat.',
    set_full: 'Sorta honek izan ditzakeen ikasle guztiak ditu jada.',
    set_closed: 'Sorta honen epea amaitu da: ez da ezer gehiago epaitzen.',
    set_molecule:
      'Sortako molekula bat ezin da problema izan: zati bakarra behar du, gehienez 30 atomo astunekoa, ' +
      'karbonoarekin, eta C, H, N, O, S, Cl eta Br baino ez.',
    set_exercise:
      'Sortako molekula bat ezin da ariketa hau izan: epaileak bi seinale edo gehiago esleitu behar ditu, ' +
      'kontraesanik gabe, eta akats baterako urrats bat faltsua izan behar da, espektroek erakusteko moduan.',
    set_gives_away:
      'Molekula bat bi aldiz dago sortan, eta haren ariketak beste problemaren erantzuna agerian utziko luke. ' +
      'Kendu bietako bat.',
    keys_full: 'Kontu batek gehienez APIaren 20 gako izan ditzake. Kendu erabiltzen ez duzun bat.',
    webhooks_full: 'Kontu batek gehienez 5 webhook izan ditzake. Kendu erabiltzen ez duzun bat.',
    already_on_plan: 'Plan hau daukazu jada. Kargatu orria berriro.',
    email_taken: 'Badago helbide honekin sortutako kontu bat. Hasi saioa.',
    same_email: 'Zure kontuak badu helbide hau jada.',
    admin_fixed:
      'Kontu hau zerbitzariaren ezarpenen arabera da administratzaile, eta ezin zaio baimena kendu.',
    history_full:
      'Zure historialak 2000 elementu ditu, onartzen den gehienekoa. Ezabatu batzuk berriak gordetzeko.',
    history_bytes_full:
      'Zure historialean ez da lekurik geratzen analisi honetarako. Ezabatu elementu batzuk ' +
      'berriak gordetzeko, edo aukeratu leku gehiago duen plan bat.',
    history_unverified_full:
      'Zure helbidea ez dago egiaztatuta, eta egiaztatu arte ez dago leku gehiagorik zure historialean.',
    too_large: 'Eskaera handiegia da.',
    file_too_large: 'Irudi batek 10 MB baino gehiago ditu. Gorde txikiago eta saiatu berriro.',
    too_many_files: 'Gehienez 10 irudi analiza daitezke batera.',
    too_many_pixels: 'Irudi batek 40 megapixel baino gehiago ditu. Txikitu eta saiatu berriro.',
    image_too_long:
      'Irudi baten alde batek 20 000 pixel baino gehiago ditu. Txikitu eta saiatu berriro.',
    image_too_narrow:
      'Irudi bat luzeegia da: alde bat bestearen 50 halako izan daiteke gehienez. Moztu espektroa eta saiatu berriro.',
    unsupported_media_type: 'Helbide honek ez du eduki mota hori onartzen.',
    unsupported_image: 'PNG eta JPEG irudiak soilik onartzen dira.',
    invalid_input: 'Datu batzuk ez dira baliozkoak.',
    invalid_formula: 'Formula molekularra ez da baliozkoa.',
    no_files: 'Hautatu irudi bat edo gehiago (PNG/JPG)',
    no_peaks: 'Oraindik ez dago zer aztertu. Sartu gutxienez gailur bat edo gehitu irudi bat.',
    damaged_image: 'Irudi bat hondatuta edo osatu gabe dago, eta ezin da ireki.',
    unreadable_image: 'Ezin izan da espektrorik irakurri irudian.',
    invalid_smiles: 'SMILESa ez da baliozkoa.',
    unknown_name:
      'Ez da izen hori duen molekularik ezagutzen. Begiratu nola idatzita dagoen, edo sartu ' +
      'SMILES bat, InChI bat edo formula bat.',
    isomers_polymer:
      'Polimero bat da, eta ez du formula bakarra. Sartu haren monomeroa edo beste molekula zehatz bat.',
    isomers_salt:
      'Gatz bat edo zenbait zatiren nahaste bat da. Sartu zati horietako bat, adibidez, azido edo base askea.',
    isomers_ion: 'Ioi bat da. Sartu molekula neutroa.',
    isomers_element:
      'C, H, N, O, S, P, F, Cl, Br, I, B eta Si elementuez osatutako molekulen isomeroak zerrendatzen dira.',
    isomers_too_large:
      'Hidrogenoaz gain gehienez 31 atomo dituzten molekulen isomeroak zerrendatzen dira. Honek gehiago ditu.',
    structure_too_large: 'Egitura handiegia da marrazteko.',
    rate_limited: 'Eskaera gehiegi. Itxaron pixka bat berriro saiatu aurretik.',
    too_many_logins:
      'Saioa hasteko saiakera oker gehiegi. Itxaron pixka bat berriro saiatu aurretik.',
    code_cooldown: 'Itxaron pixka bat berriro eskatu aurretik.',
    code_tries: 'Kode oker gehiegi. Eskatu beste bat.',
    daily_limit: 'Zure eguneko analisi-mugara iritsi zara. Gauerdian berritzen da.',
    internal: 'Zerbaitek huts egin du zerbitzarian. Saiatu berriro.',
    analysis_failed: 'Analisiak huts egin du zerbitzarian, eta ez da zenbatu. Saiatu berriro.',
    analysis_cancelled: 'Analisia bertan behera utzi da.',
    analysis_timeout: 'Analisiak denbora gehiegi behar izan du, eta ez da zenbatu. Saiatu geroago.',
    took_too_long:
      'Kalkuluak denbora gehiegi behar zuen, eta gelditu egin da. Saiatu geroago edo zerbait txikiagoarekin.',
    billing_refused:
      'Ordainketa-hornitzaileak ez du eskaera onartu. Ez da ezer kobratu. Eman iezaguzu horren berri, mesedez.',
    billing_unavailable:
      'Ordainketa-hornitzaileak ez du erantzun. Ez da ezer kobratu. Saiatu berriro une bat barru.',
    busy: 'Zerbitzaria lanpetuta dago. Saiatu berriro une bat barru.',
    not_ready: 'Zerbitzaria ez dago prest oraindik.',
    disk_full: 'Zerbitzariak ez du lekurik diskoan, eta ezin izan du hau gorde. Saiatu geroago.',
  },
};
