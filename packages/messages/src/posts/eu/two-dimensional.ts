import type { PostText } from '../post.ts';

export const twoDimensional: PostText = {
  title: 'DEPT, HSQC, HMBC, COSY: bakoitzak zer erabakitzen duen',
  excerpt:
    'Bi dimentsioko espektroek esaten dute zein atomo diren auzokide. Zein erregistratu lehenik, nola sartu, ' +
    'eta haien ' +
    'gailurretatik zeintzuez ez fidatu.',
  tags: ['Gida', 'EMN', '2D EMN'],
  content: `Hidrogenoak kenduta 12 bat atomo arte, ¹H eta ¹³C desplazamenduen zerrendak nahikoak izaten dira. \
Hortik aurrera, gero eta isomero \
gehiagok azaltzen dituzte desplazamendu berak. Orduan lagungarria da zein atomo diren auzokide jakitea.

## Bakoitzak zer dioen

- **DEPT-135, APT:** karbono batek zenbat hidrogeno dituen, bikoiti edo bakoiti. CH₂ bereizten dute CH eta CH₃ \
taldeetatik.
- **HSQC, HMQC:** hidrogeno hau karbono honetan dago. Zein desplazamendu zeini dagokion esaten dute.
- **COSY:** bi hidrogeno hauek akoplatzen dira, gehienetan hiru loturatara. Auzokideen kateak erakusten ditu.
- **HMBC:** hidrogeno hau eta karbono hau bi edo hiru loturatara daude. Piezak nola elkartzen diren erakusten \
du, O, N eta C=O zeharkatuz ere.
- **NOESY, ROESY:** bi hidrogeno hauek espazioan hurbil daude. Eraztunetako posizioak eta E edo Z erabakitzen dituzte.

Erregistratu lehenik HSQC: minutu batzuk behar ditu, eta beste zerrenda guztiak hobetzen ditu. Ondoren dator HMBC.

## Nola sartu

Itsatsi zerrendak artikuluek argitaratzen dituzten bezala, esperimentu bat bestearen atzetik:

- \`HSQC (δH/δC): 7.26/128.5, 3.84/55.3\`
- \`HMBC 3.84 → 159.6, 7.26 → 128.1\`
- \`COSY 4.12/1.26\`
- \`13C NMR δ 159.6 (Cq), 128.5 (CH), 55.3 (CH3)\`, edo zerrenda bereizi bat \`DEPT: 128.5 (CH), 55.3 (CH3)\`

Tesi baten esleipen-taula osorik itsats daiteke atal esperimental gisa: posizioa, δC, mota, δH, COSY, HMBC eta \
NOESY zutabeak, dokumentu, kalkulu-orri edo CSV fitxategi batetik. Gelaxketako etiketak gurutzatutako gailur \
bihurtzen dira. Mnova eta TopSpin programen zerrendak ere han irakurtzen dira. Idatzi HSQC edo HMBC horrelako \
zerrenda baten gainean: ardatzek ez dituzte bereizten.

Eskuzko analisiaren orrian bakoitza bi zutabeko taula bat da, eta mapa gisa marrazten da. Espektrometroen karpetak \
ere irakurtzen dira.

Editatutako HSQC batean, gailur baten zeinuak CH₂ bereizten du CH eta CH₃ taldeetatik. Esan editatuta dagoela, \
eta CH₂ taldeak zein zeinu duen.

## Zein gailurrez ez fidatu

- **Lotura bakarreko bikoteak HMBCn.** Bi gailur karbono baten desplazamenduaren bi aldeetan, 125 eta 170 Hz \
artean, bere hidrogenoen \
desplazamenduan: iragazkiak igarotzen utzi duena dira.
- **Lau lotura.** HMBCko gailur batek lau lotura zeharka ditzake, batez ere eraztun aromatikoetan eta \
zigzagetan. Elucidak egitura \
baten kontra zenbatzen du, baina ez du inoiz egitura bat harengatik baztertzen.
- **Falta diren gailurrak.** Bentzeno-eraztun batean bi loturako gailur bat ahulegia izaten da ikusteko. Falta \
denak gutxi frogatzen du.
- **Diagonala eta haren ingurua** COSYn: 0,1 ppm baino hurbilago dauden seinaleak hor ezkutatzen dira.
- **Marra bertikalak** metilo bizietan bigarren dimentsioaren zarata dira.

## Nola haztatzen diren

Programa logiko batek gailur batek ukatzen duena debekatzen du, eta gailur oker batek erantzun zuzena \
baztertzen du orduan. Elucidak haztatu egiten du: gailur \
bakoitzak egitura bat probableago edo ez hain probable egiten du, eta baturak erabakitzen du. Horregatik, akats \
bat duen zerrenda bat \
ere sartzea merezi du. Txostenak bikote bakoitza bere atomoekin eta lotura-kopuruarekin izendatzen du, egituran \
jarraitu ahal izateko.`,
};
