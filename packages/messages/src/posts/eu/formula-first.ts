import type { PostText } from '../post.ts';

export const formulaFirst: PostText = {
  title: 'Hasteko, formula: asegabetasun-maila',
  excerpt:
    'Kontu bakar batek esaten du zenbat eraztun eta lotura bikoitz aurkitu behar diren, ' +
    'gailur bat ere begiratu aurretik.',
  tags: ['Formula', 'Praktika'],
  content: `Gailurren aurretik, kontua. Formula molekularrak berak esaten du molekulak zenbat \
eraztun eta lotura anizkoitz dituen, eta baztertu egiten du, bestela, espektroan imajina \
zenezakeen ia dena.

## Kontua

*C* karbono, *H* hidrogeno, *N* nitrogeno eta *X* halogeno dituen formula baterako:

> asegabetasun-maila = (2*C* + 2 + *N* − *H* − *X*) / 2

Oxigenoa eta sufre dibalentea ez dira kontatzen. Eraztun bakoitza eta lotura bikoitz bakoitza \
bat da; lotura hirukoitza, bi; bentzeno-eraztuna, lau.

## Hiru adibide

- **C₂H₆O**: (4 + 2 − 6)/2 = **0**. Ez eraztunik, ez C=O-rik, ez C=C-rik. Alkohol bat edo eter \
bat besterik ezin da izan: etanola edo dimetil eterra.
- **C₇H₁₂O₂**: (14 + 2 − 12)/2 = **2**. Bat C=O bat izan daiteke, 1740 cm⁻¹ inguruan; bestea, \
orduan, eraztun bat, C=C bat edo bigarren C=O bat da. Karbono-espektroan 100 eta 150 ppm artean \
ezer ez badago eta 160 ppm-tik gora lerro bakarra badago, eraztuna da litekeenena; simetriaz \
berdinak diren bi karbonilok lerro hori partekatuko lukete.
- **C₈H₉NO**: (16 + 2 + 1 − 9)/2 = **5**. Lau eraztun aromatiko batenak, eta bat karbonilo \
batena: azetanilidaren eta haren isomeroen sinadura.

## Emaitzaren arabera, zer bilatu

- **0**: ez bilatu karbonilorik; bilatu O–H, N–H eta C–O.
- **1**: C=O bat, C=C bat edo eraztun bat. IG espektroak berehala erakusten du C=O bat; C=C bat \
edo eraztuna den, ¹³C espektroak erabakitzen du.
- **2 edo 3**: aurrekoen konbinazioak, edo lotura hirukoitz bat (2100–2260 cm⁻¹).
- **4 edo gehiago**: pentsatu eraztun aromatiko bat dagoela; begiratu ea protoirik dagoen \
6,5–8,5 ppm-an eta karbonorik 110–160 ppm-an.

## Ezer kostatzen ez diren egiaztapenak

Emaitzak zenbaki osoa izan behar du, eta ez negatiboa. Erdi bat ateratzen bada, hidrogeno \
kopurua oker dago, edo ioi edo erradikal bat da. Nitrogeno kopurua bakoitia denean, masa \
molekularra ere bakoitia da: nitrogenoaren araua da, ioi molekularra azkar egiaztatzeko modua.

Gero, kontatu seinaleak. Karbono-seinaleak karbonoak baino gutxiago badira, simetria dago. Lau \
seinale dituen C₆H₁₂O₂ batek, esaterako, karbono baliokideak ditu: metil pibalatoak, haren \
*tert*-butilo taldeak bi seinale ematen baititu lau karbonotarako. Isopropilo talde batek \
seinale bat kentzen du, eta bost uzten ditu.

Formula oker batek erantzun oker bat ematen du, itxura guztiz ordenatuan, hautagai guztiak \
formula horretatik sortzen baitira. Ezer egokitzen ez bada, egin zalantza formulaz, espektroez \
baino lehen.`,
};
