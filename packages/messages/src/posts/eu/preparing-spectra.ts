import type { PostText } from '../post.ts';

export const preparingSpectra: PostText = {
  title: 'Nola prestatu espektroak, ondo irakurri ahal izateko',
  excerpt:
    'Zer begiratu espektroak igo aurretik: ardatza, mozketa, disolbatzailea, integralak. ' +
    'Hemen emandako bost minutuk gero erantzun oker bat saihesten dute.',
  tags: ['Praktika', 'EMN', 'IG'],
  content: `Programa batek zure lagina inoiz ikusi ez duen lankide batek bezala irakurtzen du \
espektroa: orrian dagoenetik. Moztuta, lausotuta edo gaizki etiketatuta dagoena galdu egiten da, \
batentzat zein bestearentzat.

## Hobe esportatu, argazkia atera baino

- Esportatu grafikoa tresnaren programatik, PNG formatuan eta gutxienez 1200 pixeleko zabaleran. \
Pixel bateko lerroak ez dira arazoa.
- Papera besterik ez baduzu, eskaneatu, edo atera argazkia goitik zuzen, argi uniformearekin eta marko osoa ageri dela.
- Espektro bat irudi bakoitzean. Kendu parametroen blokea eta gailur-zerrenda, baina utzi ardatz osoa, bere zenbakiekin.

## Ardatza irakurtzeko modukoa izan dadila

Ardatzak bihurtzen ditu pixelak ppm edo cm⁻¹. Gutxienez bi zenbaki behar dira; bost edo gehiago \
badira, hobe. Elucidak ardatz bat ezin izan duela irakurri esaten badu, idatzi ezkerreko eta \
eskuineko mugak irudiaren txartelean: berriro esportatzea baino azkarragoa da, eta emaitza \
berdin ona.

## Molekulari errua bota aurretik, begiratu lagina

- **Disolbatzailea.** CDCl₃-ak seinale bat uzten du 7,26 ppm-an protoi-espektroan, eta 1:1:1 \
triplete bat 77,16 ppm-an karbono-espektroan; DMSO-d₆-ak, 2,50 eta 39,52 ppm-an. Esan zein \
erabili duzun.
- **Ura eta koipea.** Ura 1,56 ppm inguruan agertzen da CDCl₃-an, eta 3,33 ppm inguruan \
DMSO-d₆-an; koipea, 0,9 eta 1,3 ppm inguruan.
- **Disolbatzaile-hondarrak.** Etil azetatoa (4,12; 2,05 eta 1,26 ppm), azetona (2,17 ppm) eta \
diklorometanoa (5,30 ppm) dira CDCl₃-ko ohiko gonbidatuak.
- **KBr hezea.** 3400 cm⁻¹-eko banda zabal bat, 1640 cm⁻¹-eko ahul batekin, ura da, kontrakoa frogatu arte.

## Integralak eta akoplamenduak

Finkatu ziur dakizun integral bat, eta besteak horren arabera aterako dira. Trukatzen den protoi \
batek (OH, NH, COOH) gutxiegi integra dezake, edo agertu ere ez: hobe kanpoan uztea, asmatzen \
ibiltzea baino. Eman akoplamendu-konstanteak Hz-etan, ez ppm-etan, eta espektrometroaren \
maiztasunarekin batera: 0,018 ppm 7,2 Hz dira 400 MHz-ean, eta 10,8 Hz 600 MHz-ean.

## Eman espektro guztiak batera

Espektroak kasu bakar gisa ebaluatzen dira. IG espektro batek, bakarrik, ehunka isomero uzten ditu \
zutik; karbono-espektroak gehienak baztertzen ditu, eta protoi-espektroak erabaki ohi du \
gainerakoa. Neurketa bat gehiago bakarrik egin badezakezu, DEPT-135 merkea da, eta karbono \
bakoitzak zenbat hidrogeno dituen esaten du.`,
};
