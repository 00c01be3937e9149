import type { PostText } from '../post.ts';

export const fidToAnswer: PostText = {
  title: 'FIDetik erantzunera',
  excerpt:
    'Espektrometroaren karpeta bat duzu, ez gailurren zerrenda bat. Zer jaregin, zer egiten den harekin, zer ' +
    'egiaztatu, ' +
    'eta kasu oso bat, FIDetatik molekularaino.',
  tags: ['Praktika', 'EMN', '2D EMN'],
  content: `Espektrometro batek karpeta bat idazten du esperimentu bakoitzeko. Elucidak karpeta horiek dauden \
bezala irakurtzen ditu, zure nabigatzailean. \
Ez da ezer bidaltzen analisia abiarazi baino lehen, eta orduan gailurren zerrendak eta ikusten dituzun kurbak \
bakarrik.

## Zer jaregin

Ireki eskuzko analisiaren orria eta jaregin laginaren karpeta, haren zip edo tar.gz bat, edo fitxategi \
solteak: Bruker, JEOL, \
Varian/Agilent, JCAMP-DX edo NMReDATA. Infragorrirako eta masetarako CSV, SPC, netCDF, mzML eta mzXML ere \
irakurtzen dira. Idatzi lehenik formula: horrela integralak haren hidrogenoetara eskalatzen dira.

Aurkitutako esperimentu guztiak zerrendatzen dira, bakoitza irudi txiki batekin. Erabiltzen direnek marka bat \
dute. Kendu \
marka espektro txar bati, eta bere motako bigarrenak hartuko du haren lekua.

## Zer egiten den harekin

- **Tresnaren espektro prozesatua** hartzen da, dagoen lekuan. Bestela FIDa prozesatzen da: iragazki digitala, \
leihoa, \
zeroz betetzea, Fourierren transformatua, fasea eta oinarri-lerroa.
- **¹H seinaleak** lerro gisa bilatzen dira, akoplamendu-konstanteak dituzten multipleteetan elkartzen, eta \
integratzen.
- **Zarataren gaineko ¹³C lerroak** zerrendatzen dira. DEPTek esaten du zein karbono diren CH, CH₂ eta CH₃.
- **HSQC, HMBC, COSY eta NOESY** desplazamendu-bikote bihurtzen dira, ¹H eta ¹³C zerrendetako seinaleetara ekarrita.
- **Disolbatzailea, ura eta ohiko ezpurutasunak** izendatzen dira, eta ez dute ezer balio.

## Zer egiaztatu

1. Zuzena al da erreferentzia? Disolbatzailea da probarik azkarrena: CHCl₃ 7,26 ppm-tan dago, CDCl₃ 77,16 \
ppm-tan. Aukeratu gailur bat \
grafikoan, idatzi haren benetako desplazamendua, eta beste guztiak harekin mugituko dira.
2. Bat al dator integralen batura formularekin? OH bat falta daiteke. Disolbatzailearen seinale bat ez da \
zenbatu behar.
3. Ba al dago ezpurutasunen gailurrik? Kendu: arrastatu tartearen gainetik, edo aukeratu gailurra eta ezabatu.
4. Bi seinale bat al dira, edo seinale bat bi? Elkartu edo zatitu. Zuzenketa oro desegin daiteke.

## Kasu oso bat

Arborininaren erregistro publikoak (NMReDATA, 500 MHz, CDCl₃) ¹H espektro bat, ¹³C bat eta DEPT-135 bat ditu, \
eta COSY, HSQC eta HMBC. \
C₁₆H₁₅NO₄ formularekin eta beste ezer idatzi gabe, hauek dira urratsak:

- Formulak 10 asegabetasun-gradu ditu: hainbat eraztun eta karbonilo bat.
- Karbono-espektroak 16 seinale ditu, karbono bakoitzeko bat. 180,7 ppm bi eraztunen arteko karbonilo-karbono \
bat da; 60,8, 56,0 eta 34,1 ppm bi OCH₃ eta NCH₃ bat dira.
- 14,77 ppm-ko hidrogenoari alboko karboniloak eusten dio: OH kelatatu bat.
- Jarraian dauden lau CH, 8,40, 7,28, 7,72 eta 7,49 ppm-tan, bentzeno-eraztun baten alde bat dira: COSYk haien \
ordena erakusten du.
- HSQCk 8 hidrogeno-seinale lotzen ditu beren karbonoekin. 6,23 ppm 86,7 ppm-ko CHarena da.
- HMBCko 21 gailurrek bi edo hiru lotura zeharkatzen dituzte. 3,81 ppm-ko NCH₃ taldeak 141,9 eta 140,4 ppm \
ukitzen ditu: nitrogenoak bi eraztunak elkartzen ditu.

Erantzuna arborinina da, akridona bat, % 99rekin adierazita. \
Bigarrenak metiloa oxigeno batean du eta ez nitrogenoan: bertan ezerk ez du 34,1 ppm azaltzen.

Kasu honen zati bat zuzenean exekutatzen da hasierako orritik: ¹H, ¹³C, DEPT-135 eta HSQC, haien FIDetatik.

## Ziur ez dagoela dioenean

Molekula handi baten ¹H espektro bakar batek isomero gehiegi uzten ditu. Elucidak hala dio orduan, hautagai \
onenak zerrendatzen ditu eta \
kasua erabakiko lukeen esperimentua izendatzen du. Hori da hurrengo erregistratu beharrekoa.`,
};
