import type { PostText } from '../post.ts';

export const readingConfidence: PostText = {
  title: 'Zer esan nahi duen konfiantzak, eta nola irakurri gainerako hautagaiak',
  excerpt:
    'Konfiantzak erantzun askori buruz agintzen du zerbait; ez da erantzun bakar bati ' +
    'jarritako nota. Nola erabili, eta zergatik merezi duen bigarren hautagaiak begiratu bat.',
  tags: ['Konfiantza', 'Praktika'],
  content: `Erantzun bakoitzak zifra bat dakar. Komeni da jakitea zer agintzen duen zifra horrek, eta zer ez.

## Zer esan nahi duen zifrak

% 80ko konfiantzak hau esan nahi du: honen antzeko kasu askotan, hamarretik zortzi batean lehen \
hautagaia zuzena zen. Erantzuna ezaguna duten kasuekin doitzen da, eta beste batzuekin neurtzen. \
Ez da bat datozen gailurren proportzioa, ezta konposatua purua izateko probabilitatea ere.

Hiru gauzak jaisten dute:

- **Bigarrena oso hurbil egoteak.** Ia espektro bera iragartzen duten bi isomerok beren artean banatzen dute konfiantza.
- **Ebidentzia gutxi izateak.** Formula eta IG espektro bat baino ez badaude, gutxitan bereiz daiteke isomero bakar bat.
- **Ezohiko kimikak.** Iragarpen baten atzean konposatu ezagun gutxi badaude, ziurgabetasuna \
handia da, eta ondo egokitzeak gutxiago esan nahi du.

## Irakurri bigarren hautagaia

Bigarren hautagaia da lehenaren kontrako argudiorik onena. Egin hiru galdera:

- **Zertan dira desberdinak?** Zerrendak adierazten du zein gailurrek bereizten dituen. Gailur \
hori sorbalda bat bada, edo disolbatzailearen azpian badago, bien arteko ordenak gutxi esaten du.
- **Zer geratzen da azaldu gabe?** Bietako inork azaltzen ez duen gailur intentsu bat larriagoa da \
hainbat desbideratze txiki baino.
- **Zerk erabakiko luke?** Sarritan, neurketa bakar batek: DEPT-135 batek CH₂ eta CH bereizteko, \
HMBC batek karboniloa zeri lotuta dagoen jakiteko, D₂O tanta batek OH baterako.

## «Ez gaude ziur» ere erantzun bat da

Ebidentziak egitura bakar bat bereizten ez duenean, emaitzak hala dio, eta egokitzen diren \
guztiak zerrendatzen ditu. Hori da espektro multzo anbiguo baten irakurketa zuzena. Bi \
ordezkatzaile alifatiko dituzten *orto* eta *meta* isomeroak, edo kate luze batean alderantziz \
dauden esterrak, ia berdin ager daitezke dimentsio batean; kalkulurik onenak ere ezin du \
erregistratu ez zen informaziorik gehitu.

Espektro bat formularekin bat ez datorrenean eta gainerakoak bai, emaitzak esaten du zein den, \
gainerakoekin ordenatzen ditu hautagaiak, eta espektro hori berriro erregistratzeko eskatzen du. \
Fitxategi nahasi bat ohikoagoa da inork ikusi ez duen molekula bat baino.

## Nola neurtzen diren zifrak

Hasierako orriko zifrak garapenean erabili ez ziren eta erantzun ezaguna duten molekuletatik \
datoz: MolPuzzle probako 176 kasu, hidrogenoaz gain gehienez 20 atomo dituzten 620 molekula, \
benetako tresnekin erregistratutako espektroekin, eta beste molekula baten espektroak dituzten \
120 kasu. Kasu bakoitzak formula bat eta gailur-zerrendak ematen ditu, besterik ez. Molekula \
ezagunen liburutegia itzalita dago, erantzunik bilatu ezin izateko. 620 kasuetan lehen hautagaia \
zuzena zen % 90,6an, eta molekula zuzena lehen hamarren artean zegoen % 96,3an; 176 kasuetan, \
% 95,5ean eta % 100ean.

- **Erantzun zuzena** benetako konstituzio bera duen lehen hautagaia da. Antzeko molekula batek ez du balio.
- **Konfiantza** egiaztatzeko, erantzunak haren arabera ordenatu eta zenbat diren zuzenak \
zenbatzen da. Ebidentzia bakoitzaren pisua eta konfiantza beste kasu batzuekin doitu ziren.
- **Galdera okerrak** nahita egiten dira: molekula baten espektroak beste baten formularekin. \
Orduan, erantzun zuzena da ezer ez dela egokitzen.
- **Denborak** beste lanik gabeko bi prozesadore-nukleorenak dira, nukleo bakoitza kasu batekin lanean.

Proba-bankua iturburu-kodearen parte da, emaitzak urratsez urrats dituela, hutsegiteak barne.

## Erantzunaz fidatu aurretik

- Egiaztatu formula eta disolbatzailea.
- Jarraitu arrazoibidearen lerro bakoitza bere gailurreraino.
- Erantzuna garrantzitsua denean, alderatu lagin autentiko batekin edo argitaratutako espektro batekin.

Hautagaiak konstituzio gisa alderatzen dira. Konfigurazio erlatiboa eta E/Z adierazten dira soilik \
akoplamendu-konstanteek edo NOEk erabakitzen dituztenean. Enantiomeroek espektro berberak ematen dituzte \
disolbatzaile akiral batean, eta ez dira bereizten.`,
};
