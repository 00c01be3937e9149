/** Words of OPSIN's vocabulary with their structures, by kind (naming/words/imported-words.ts). Source, licence and how it was made: SOURCE-names.md. */
export const OPSIN_WORDS = String.raw`A 2-pyrocatechu|o-pyrocatechu C!c1c(O)c(O)ccc1:. 1 2 . 3 . 4 5 6
A 5,10-methenyl-5,6,7,8-tetrahydrofol|5,10-methenyl-tetrahydrofol|5,10-methenyltetrahydrofol C!CC[C@@H](C(=O)O)NC(=O)c1ccc(N(C=4)CC2CNc3nc(N)[nH]c(=O)c3[N+]42)cc1:. . . . . . . . . . 1' 2' 3' 4' 10 . 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A 5,6,7,8-tetrahydrofol|tetrahydrofol C!CC[C@@H](C(=O)O)NC(=O)c1ccc(NCC2CNc3nc(N)[nH]c(=O)c3N2)cc1:. . . . . . . . . . 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A 5,6,7,8-tetrahydropter C!c1ccc(NCC2CNc3nc(N)[nH]c(=O)c3N2)cc1:. 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A 6-aminopenicillan S1C(C)(C)[C@H](C!)N2[C@H]1[C@H](N)C2=O:1 2 . . 3 . 4 5 6 . 7
A 7,8-dihydrofol|dihydrofol C!CC[C@@H](C(=O)O)NC(=O)c1ccc(NCc2CNc3nc(N)[nH]c(=O)c3n2)cc1:. . . . . . . . . . 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A 7,8-dihydropter|dihydropter C!c1ccc(NCc2CNc3nc(N)[nH]c(=O)c3n2)cc1:. 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A acetur C!CNC(=O)C
A allant C!C(NC(=O)N)NC(=O)N
A allophan C!NC(=O)N:1 2 3 . 4
A alpha-eleostear C!CCCCCCC/C=C\C=C\C=C\CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A alpha-isoduryl C!c1cc(C)c(C)c(C)c1:. 1 2 3 . 4 . 5 . 6
A alpha-linolen C!CCCCCCC\C=C/C\C=C/C\C=C/CC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A alpha-resorcyl C!c1cc(O)cc(O)c1:. 1 2 3 . 4 5 . 6
A arachidon C!CCC/C=C\C/C=C\C/C=C\C/C=C\CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
A arach|arachid|arachidyl C!CCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
A asaron C!c1c(OC)cc(OC)c(OC)c1:. 1 2 . . 3 4 . . 5 . . 6
A asclepin C!CCCCCCCCC\C=C/CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A atrolact C!C(O)(C)c1ccccc1:. . . . 1 2 3 4 5 6
A atrop C!C(=C)c1ccccc1:. . . 1 2 3 4 5 6
A azel|azela C!CCCCCCCC!:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta|beta' 8|alpha' 9
A behen C!CCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
A behenol C!CCCCCCCCCCCC#CCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
A benzil C!C(O)(c1ccccc1)c1ccccc1:. . . 1 2 3 4 5 6 1' 2' 3' 4' 5' 6'
A beta-eleostear C!CCCCCCC/C=C/C=C/C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A beta-isoduryl C!c1c(C)cc(C)cc1(C):. 1 2 . 3 4 . 5 6
A beta-resorcyl C!c1c(O)cc(O)cc1:. 1 2 . 3 4 . 5 6
A bicarbam C!NNC!
A biotin C!CCCC[C@@H]1SC[C@@H]2NC(=O)N[C@H]12
A brassid C!CCCCCCCCCCC/C=C/CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
A brassyl C!CCCCCCCCCCCC!:1 2 3 4 5 6 7 8 9 10 11 12 13
A caffe C!/C=C/c1cc(O)c(O)cc1:. alpha beta 1 2 3 . 4 . 5 6
A camphor C!C1(C)C(C)(C)C(C!)CC1:. 1 . 2 . . 3 . 4 5
A caprin C!CCCCCCCCC:1 2 3 4 5 6 7 8 9 10
A capryl C!CCCCCCC:1 2 3 4 5 6 7 8
A carbaz C!NN:1 2 3
A cerebron C!C(O)CCCCCCC=CCCCCCCCCCCCCCC:1 2 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
A ceromeliss|psyll C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
A ceroplast C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35
A cerot C!CCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
A cinchonin n1ccc(C!)c2ccccc12:1 2 3 4 . 4a 5 6 7 8 8a
A citr C!CC(O)(C!)CC!:1 2|in 3 . . 4 5
A citramal C!CC(C)(O)C!:1 2 3 . . 4
A clupanodon C!CCCCC/C=C\C/C=C\C/C=C\C/C=C\C/C=C\CC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
A conifer|ferul C!/C=C/c1cc(OC)c(O)cc1:. alpha beta 1 2 3 . . 4 . 5 6
A dextrotartar C![C@H](O)[C@@H](O)C!
A dihydrocaffe|hydrocaffe C!CCc1cc(O)c(O)cc1:. alpha beta 1 2 3 . 4 . 5 6
A dihydrocinnam C!CCc1ccccc1:. . . 1 2 3 4 5 6
A dihydroferul|hydroferul C!CCc1cc(OC)c(O)cc1:. alpha beta 1 2 3 . . 4 . 5 6
A dihydroisoferul|hydroisoferul C!CCc1cc(O)c(OC)cc1:. alpha beta 1 2 3 . 4 . . 5 6
A dimercaptosuccin C!C(S)C(S)C!:1 2|alpha . 3|beta|alpha' . 4
A duryl C!c1c(C)cc(C)c(C)c1:. 1 2 . 3 4 . 5 . 6
A edet C(N(CC!)CC!)CN(CC!)CC!
A elaid C!CCCCCCC\C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A eleostear C!CCCCCCCC=CC=CC=CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A enanth C!CCCCCC:1 2 3 4 5 6 7
A eruc C!CCCCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
A farnes C!C=C(C)CCC=C(C)CCC=C(C)C:1 2 3 . 4 5 6 7 . 8 9 10 . . in
A gadole C!CCCCCCC/C=C\CCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
A gall C!c1cc(O)c(O)c(O)c1:. 1 2 3 . 4 . 5 . 6
A gamma-isoduryl C!c1c(C)c(C)cc(C)c1:. 1 2 . 3 . 4 5 . 6
A gamma-linolen C!CCCC\C=C/C\C=C/C\C=C/CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A gamma-resorcyl C!c1c(O)cccc1O:. 1 2 . 3 4 5 6
A gedd|ghedd C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
A gentis C!c1c(O)ccc(O)c1:. 1 2 . 3 4 5 . 6
A geran C!/C=C(C)/CC/C=C(C)\C:1 2 3 . 4 5 6 . in
A glycid C!C1CO1
A glyoxal C!C=O:1 2
A gondo C!CCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
A hemellit c1(C!)c(C)c(C)ccc1:1 . 2 . 3 . 4 5 6
A hemimellit C!c1c(C!)c(C!)ccc1:. 1 2 . 3 . 4 5 6
A henatriacontyl C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
A heneicosyl C!CCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
A heptacosyl C!CCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27
A heptadecyl|margar C!CCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
A hexatriacontyl C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
A homoanis C!Cc1ccc(OC)cc1:. alpha 1 2 3 4 . . 5 6
A homogentis C!Cc1c(O)ccc(O)c1:. alpha 1 2 . 3 4 5 . 6
A homoisophthal C!Cc1cc(C!)ccc1:. alpha 1 2 3 . 4 5 6
A homoisovanill C!Cc1cc(O)c(OC)cc1:. alpha 1 2 3 . . 4 . 5 6
A homolevulin C!CCC(=O)CC:1 2 3 4 . 5 6
A homophthal C!Cc1c(C!)cccc1:. alpha 1 2 . 3 4 5 6
A homoprotocatechu C!Cc1cc(O)c(O)cc1:. alpha 1 2 3 . 4 . 5 6
A homoterephthal C!Cc1ccc(C!)cc1:. alpha 1 2 3 4 . 5 6
A homovanill C!Cc1cc(OC)c(O)cc1:. alpha 1 2 3 . . 4 . 5 6
A homoveratr C!Cc1cc(OC)c(OC)cc1:. alpha 1 2 3 . . 4 . . 5 6
A hydant C!CNC(=O)N:1 2 3 4 . 5
A hydracryl C!CCO:1 2 3
A hydrangel C!C(C)CC
A iso-ferul|isoferul C!/C=C/c1cc(O)c(OC)cc1:. alpha beta 1 2 3 . 4 . . 5 6
A iso-stear|isostear C!CCCCCCCCCCCCCCC(C)C:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 omega omega'
A iso-vanill|isovanill C!c1cc(O)c(OC)cc1:. 1 2 3 . . 4 . 5 6
A isocapro C!CCC(C)C:1 2 3 4 5
A isocinchomeron n1c(C!)ccc(C!)c1:1 2 . 3 4 5 . 6
A isosuccin C!C(C)C!:1 2|alpha . 3
A itamal C!C(CO)CC!
A itatartar C!C(CO)(O)CC!
A laccer C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
A leuc C!C(O)CC(C)C:1 2|alpha . 3|beta 4|gamma 5'|delta' 5|delta
A levotartar C![C@@H](O)[C@H](O)C!
A lignocer C!CCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
A linole C!CCCCCCC\C=C/C\C=C/CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A m-cresot|m-cresotin|m-homosalicyl|meta-cresot|meta-cresotin|meta-homosalicyl c1(C!)c(O)cc(C)cc1
A m-hemipin|meta-hemipin|metahemipin C!c1c(C!)cc(OC)c(OC)c1:. 1 2 . 3 4 . . 5 . . 6
A malein C!/C=C\C!:1 2|alpha 3|beta|alpha' 4
A maleur C!/C=C\C(NC(N)=O)=O
A melilot C!CCc1c(O)cccc1:. alpha beta 1 2 . 3 4 5 6
A meliss C!CCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
A mellit C!c1c(C!)c(C!)c(C!)c(C!)c1(C!):. 1 2 . 3 . 4 . 5 . 6
A mellophan C!c1c(C!)c(C!)c(C!)cc1:. 1 2 . 3 . 4 . 5 6
A mesotartar C![C@H](O)[C@H](O)C!
A mesoxal C!C(=O)C!:1 2 . 3
A mevald C!C[C@@](O)(C)CC=O
A montan C!CCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
A mucobrom C!C(/Br)=C(/Br)C=O
A mucochlor C!C(/Cl)=C(/Cl)C=O
A myrist C!CCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14
A myristole C!CCCCCCC\C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14
A n-butyr C!CCC:1 2 3 4
A naphthion S!(=O)c1ccc(N)c2ccccc12:. . 1 2 3 4 . 4a 5 6 7 8 8a
A nervon C!CCCCCCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
A nonacosyl C!CCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
A nonadecyl C!CCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
A o-cresot|o-cresotin|o-homosalicyl|ortho-cresot|ortho-cresotin|ortho-homosalicyl c1(C!)c(O)c(C)ccc1
A o-homoveratr|ortho-homoveratr|orthohomoveratr C!Cc1c(OC)c(OC)ccc1:. alpha 1 2 . . 3 . . 4 5 6
A o-orsellin|orsellin|ortho-orsellin C!c1c(O)cc(O)cc1C:. 1 2 . 3 4 . 5 6
A o-veratr|ortho-veratr|orthoveratr C!c1c(OC)c(OC)ccc1:. 1 2 . . 3 . . 4 5 6
A oxaldehyd C!C(=O):1 2
A oxalur C!C(=O)NC(=O)N
A oxanil C!C(=O)Nc1ccccc1:1 2 . . 1 2 3 4 5 6
A p-cresot|p-cresotin|p-homosalicyl|para-cresot|para-cresotin|para-homosalicyl c1(C!)c(O)ccc(C)c1
A p-orsellin|para-orsellin C!c1c(O)cc(C)cc1O:. 1 2 . 3 4 . 5 6
A palmit C!CCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
A palmitole C!CCCCCCC\C=C/CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
A pant C![C@H](O)C(C)(C)CO
A pelarg|pelargon C!CCCCCCCC:1 2 3 4 5 6 7 8 9
A penicillan S1C(C)(C)[C@H](C!)N2[C@H]1CC2=O:1 2 . . 3 . 4 5 6 7
A pentacosyl C!CCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
A pentadecyl C!CCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
A petrosel|petroselin C!CCCC\C=C/CCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A phloret C!CCc1ccc(O)cc1:. alpha beta 1 2 3 4 . 5 6
A pipecolin N1C(CCCC1)C!:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon
A prehnit C!c1c(C!)c(C!)cc(C!)c1:. 1 2 . 3 . 4 5 . 6
A prehnityl C!c1c(C)c(C)c(C)cc1:. 1 2 . 3 . 4 . 5 6
A propargyl C!C#C:1 2 3
A propi C!CC:1 2 3
A protocatechu C!c1cc(O)c(O)cc1:. 1 2 3 . 4 . 5 6
A pter C!c1ccc(NCc2cnc3nc(N)[nH]c(=O)c3n2)cc1:. 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
A punic C!CCCCCCC/C=C\C=C\C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A pyromellit C!c1c(C!)cc(C!)c(C!)c1:. 1 2 . 3 4 . 5 . 6
A pyrotartar C!C(C)CC!
A quinald C!c(n1)ccc2ccccc12:. 2 1 3 4 4a 5 6 7 8 8a
A ricinelaid C!CCCCCCC\C=C\C[C@H](O)CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15 16 17 18
A ricinole C!CCCCCCC\C=C/C[C@H](O)CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15 16 17 18
A sebac C!CCCCCCCCC!:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8|beta' 9|alpha' 10
A stear C!CCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A stearidon C!CCCC\C=C/C\C=C/C\C=C/C\C=C/CC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A suber C!CCCCCCC!:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon|beta' 7|zeta|alpha' 8
A syring C!c1cc(OC)c(O)c(OC)c1:. 1 2 3 . . 4 . 5 . . 6
A tetrol C!C#CC:1 2 3 4
A thaps C!CCCCCCCCCCCCCCC!:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
A thiosalicyl C!c1c(S)cccc1:. 1 2 in 3 4 5 6
A traumat C!/C=C/CCCCCCCCC!:1 2 3 4 5 6 7 8 9 10 11 12
A tricarballyl C!CC(C!)CC!
A tricosyl C!CCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
A tridecyl C!CCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13
A trimellit C!c1c(C!)cc(C!)cc1:. 1 2 . 3 4 . 5 6
A trimes C!c1cc(C!)cc(C!)c1:. 1 2 3 . 4 5 . 6
A trop C!C(CO)c1ccccc1:. . . . 1 2 3 4 5 6
A umbell C!/C=C/c1c(O)cc(O)cc1:. alpha beta 1 2 . 3 4 . 5 6
A undecyl C!CCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11
A undecylen C!CCCCCCCCC=C:1 2 3 4 5 6 7 8 9 10 11
A vaccen C!CCCCCCCCC/C=C/CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
A valpr C!C(CCC)CCC
A vanillomandel|vanillylmandel|vanilmandel C!C(O)c1cc(OC)c(O)cc1:. alpha . 1 2 3 . . 4 . 5 6
A veratr C!c1cc(OC)c(OC)cc1:. 1 2 3 . . 4 . . 5 6
J 2-indolylglycyl &N[C@@H](c1[nH]c2ccccc2c1)C(=O)*:N alpha 2 1 7a 7 6 5 4 3a 3
J 3-indolylglycyl|nortryptophanyl &N[C@@H](c1c[nH]c2ccccc12)C(=O)*:N alpha 3 2 1 7a 7 6 5 4 3a
J acetoacetyl C(=O)*CC(=O)C:1 . 2 3 . 4
J acetyl C(=O)*C:1 . 2|omega
J acroyl|acryl *C(=O)C=C:1 . 2 3
J acrylyl C(=O)*C=C:1 . 2 3
J agarityl &N[C@@H](CCC(=O)NNc1ccc(CO)cc1)C(=O)*:N 2|alpha 3|beta 4|gamma . . . . . . . . . . . . 1
J alanosyl &N[C@@H](CN(O)N=O)C(=O)*:N 2|alpha 3|beta . . . . 1
J albizziyl|albizzyl &N[C@@H](CNC(=O)N)C(=O)*:N 2|alpha 3|beta . . . . 1
J alliyl &N[C@@H](CS(=O)CC=C)C(=O)*:N 2|alpha 3|beta . . . . . 1
J allo-isoleucyl &N[C@@H]([C@H](C)CC)C(=O)*:N 2|alpha 3|beta 3' 4|gamma 5|delta 1
J allo-threonyl|allothreonyl &N[C@@H]([C@@H](O)C)C(=O)*:N 2|alpha 3|beta O 4|gamma 1
J allylglycyl NC(CC=C)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 1
J allysyl &N[C@@H](CCCC=O)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . 1
J alpha,beta-dehydroalanyl|dehydroalanyl NC(=C)C(=O)*:N 2|alpha 3|beta 1
J alpha,beta-dehydrophenylalanyl|dehydrophenylalanyl NC(=Cc1ccccc1)C(=O)*:N alpha beta 1 2 3 4 5 6
J alpha-asparagyl|isoasparagyl &N[C@@H](CC(=O)*)C(N)=O:N 2|alpha 3|beta 4|gamma . 1
J alpha-eleostearyl C*CCCCCCC/C=C\C=C\C=C\CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J alpha-linolenyl C*CCCCCCC\C=C/C\C=C/C\C=C/CC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J aminoxy|aminoxyl *ON
J aminyl *N
J aminylidene *=N
J amylidene *=CCCCC:1 2 3 4 5
J arachidonyl C*CCC/C=C\C/C=C\C/C=C\C/C=C\CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
J arachidyl|arachidylyl|arachyl C*CCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
J arsinidene *=[AsH]
J asparagyl &N[C@@H](CC(N)=O)C(=O)*:N 2|alpha 3|beta 4|gamma . . 1
J azaseryl &N[C@@H](COC(=O)C=[N+]=[N-])C(=O)*:N 2|alpha 3|beta . . . . . . 1
J azido-homoalanyl|azidohomoalanyl &N[C@@H](CCN=[N+]=[N-])C(=O)*:N 2|alpha 3|beta 4|gamma . . . 1
J azido-lysyl|azido-norleucyl|azidolysyl|azidonorleucyl &N[C@@H](CCCCN=[N+]=[N-])C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . 1
J azido-phenylalanyl|azidophenylalanyl &N[C@@H](Cc1ccc(N=[N+]=[N-])cc1)C(=O)*:N alpha beta 1 2 3 4 . . . 5 6
J azoxy|non-azoxy|onn-azoxy [NH+]*([O-])=N*
J behenolyl C*CCCCCCCCCCCC#CCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
J behenyl C*CCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
J beta-eleostearyl C*CCCCCCC/C=C/C=C/C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J beta-homoalanyl &N[C@@H](C)CC(=O)*:N 3|beta 4|gamma 2|alpha 1
J beta-homoarginyl &N[C@@H](CCCNC(N)=N)CC(=O)*:N 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 2|alpha 1
J beta-homoasparagyl &N[C@@H](CC(N)=O)CC(=O)*:N 3|beta 4|gamma 5|delta . . 2|alpha 1
J beta-homohydroxyprolyl &N1[C@@H](C[C@@H](O)C1)CC(=O)*:1 2 3 4 . 5
J beta-homoisoleucyl &N[C@@H]([C@@H](C)CC)CC(=O)*:N 3|beta 3' 4|gamma 5|delta 6|epsilon 2|alpha 1
J beta-homoleucyl &N[C@@H](CC(C)C)CC(=O)*:N 3|beta 4|gamma 5|delta 6'|epsilon' 6|epsilon 2|alpha 1
J beta-homolysyl &N[C@@H](CCCCN)CC(=O)*:N 3|beta 4|gamma 5|delta 6|epsilon 7|zeta . 2|alpha 1
J beta-homomethionyl &N[C@@H](CCSC)CC(=O)*:N 3|beta 4|gamma 5|delta . methyl 2|alpha 1
J beta-homophenylalanyl &N[C@@H](Cc1ccccc1)CC(=O)*:N beta gamma 1 2 3 4 5 6 alpha
J beta-homoprolyl &N1[C@@H](CCC1)CC(=O)*:1 2|alpha 3|beta 4|gamma 5|delta
J beta-homopropargylglycyl NC(CC#C)CC(=O)*:N 3|beta . . . 2|alpha 1
J beta-homoseryl &N[C@@H](CO)CC(=O)*:N 3|beta 4|gamma O 2|alpha 1
J beta-homothreonyl &N[C@@H]([C@H](O)C)CC(=O)*:N 3|beta 4|gamma O 5|delta 2|alpha 1
J beta-homotryptophanyl &N[C@@H](Cc1c[nH]c2ccccc12)CC(=O)*:N beta gamma 3 2 1 7a 7 6 5 4 3a alpha
J beta-homotyrosyl &N[C@@H](Cc1ccc(cc1)O)CC(=O)*:N beta gamma 1 2 3 4 5 6 O alpha
J beta-leucyl &N[C@@H](C(C)C)CC(=O)*:N 3|beta 4|gamma 5'|delta' 5|delta 2|alpha 1
J beta-phenylalanyl &N[C@@H](c1ccccc1)CC(=O)*:N beta 1 2 3 4 5 6 alpha
J bismuthino *[BiH2]
J bismuthylene *=[BiH]
J brassidyl C*CCCCCCCCCCC/C=C/CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
J butoxyl *OCCCC:. 1 2 3 4
J butyryl C(=O)*CCC:1 . 2 3 4
J cadmio *[Cd]
J canalyl &N[C@@H](CCON)C(=O)*:N 2|alpha 3|beta 4|gamma . . 1
J canavanyl &N[C@@H](CCONC(=N)N)C(=O)*:N 2|alpha 3|beta 4|gamma . . . . . 1
J caprinyl C(=O)*CCCCCCCCC:1 . 2 3 4 5 6 7 8 9 10
J caproyl C(=O)*CCCCC:1 . 2 3 4 5 6
J caprylyl C(=O)*CCCCCCC:1 . 2 3 4 5 6 7 8
J carballoxy|carballyloxy|carboalloxy|carboallyloxy *C(=O)OCC=C:. . . 1 2 3
J carbbutoxy|carbobutoxy *C(=O)OCCCC:. . . 1 2 3 4
J carbdecoxy|carbodecoxy *C(=O)OCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10
J carbdodecoxy|carbododecoxy *C(=O)OCCCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10 11 12
J carbene C**
J carbethoxy|carboethoxy *C(=O)OCC:. . . 1 2
J carbheptoxy|carboheptoxy *C(=O)OCCCCCCC:. . . 1 2 3 4 5 6 7
J carbhexoxy|carbohexoxy *C(=O)OCCCCCC:. . . 1 2 3 4 5 6
J carbmethoxy|carbomethoxy *C(=O)OC:. . . 1
J carbnonoxy|carbononoxy *C(=O)OCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9
J carboctoxy|carbooctoxy *C(=O)OCCCCCCCC:. . . 1 2 3 4 5 6 7 8
J carbohydrazonoyl C**=NN
J carbohydroximoyl C**=NO
J carboimidoyl C**=N
J carbopentadecoxy|carbpentadecoxy *C(=O)OCCCCCCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
J carbopentoxy|carbpentoxy *C(=O)OCCCCC:. . . 1 2 3 4 5
J carbopropoxy|carbpropoxy *C(=O)OCCC:. . . 1 2 3
J carboselenoyl C**=[Se]
J carbotelluroyl C**=[Te]
J carbotetradecoxy|carbtetradecoxy *C(=O)OCCCCCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10 11 12 13 14
J carbothioyl C**=S
J carbotridecoxy|carbtridecoxy *C(=O)OCCCCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10 11 12 13
J carboundecoxy|carbundecoxy *C(=O)OCCCCCCCCCCC:. . . 1 2 3 4 5 6 7 8 9 10 11
J cerebronyl C*C(O)CCCCCCC=CCCCCCCCCCCCCCC:1 2 . 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
J ceromelissyl|psyllyl C*CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
J ceroplastyl C*CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35
J cerotyl C*CCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
J clupanodonyl C*CCCCC/C=C\C/C=C\C/C=C\C/C=C\C/C=C\CC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
J crotonyl C(=O)*/C=C/C:1 . 2 3 4
J cycloleucyl NC1(CCCC1)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 1
J di-iodotyrosyl|diiodotyrosyl &N[C@@H](Cc1cc(I)c(c(I)c1)O)C(=O)*:N alpha beta 1 2 3 . 4 5 . 6 O
J diazoamino N*N=N*
J dioxyl|peroxyl *OO
J diphenylalanyl &N[C@@H](C(c1ccccc1)c1ccccc1)C(=O)*:N alpha beta 1 2 3 4 5 6 1' 2' 3' 4' 5' 6'
J elaidyl C*CCCCCCC\C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J eleostearyl C*CCCCCCCC=CC=CC=CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J enanthyl C(=O)*CCCCCC:1 . 2 3 4 5 6 7
J erucyl C*CCCCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
J ethoxyl *OCC:. 1 2
J farnesyl C*C=C(C)CCC=C(C)CCC=C(C)C:1 2 3 . 4 5 6 7 . 8 9 10 . . in
J felinyl &N[C@@H](CSC(C)(C)CCO)C(=O)*:N 2|alpha 3|beta . . . . . . . 1
J formyl C(=O)*:1
J gadoleyl C*CCCCCCC/C=C\CCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
J gamma-linolenyl C*CCCC\C=C/C\C=C/C\C=C/CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J geddyl|gheddyl C*CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
J geranyl C*/C=C(C)/CC/C=C(C)\C:1 2 3 . 4 5 6 . in
J gondoyl C*CCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
J hadacidyl ON(C=O)CC(=O)*
J homoalanyl &N[C@@H](CC)C(=O)*:N 2|alpha 3|beta 4|gamma 1
J homoallyl *CCC=C:1|alpha 2|beta 3|gamma 4|delta
J homoarginyl &N[C@@H](CCCCNC(N)=N)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 1
J homocitrullyl &N[C@@H](CCCCNC(=O)N)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1
J homohistidyl &N[C@@H](CCc1c[nH]cn1)C(=O)*:N alpha beta gamma 4 5 1 2 3
J homoleucyl &N[C@@H](CCC(C)C)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6'|epsilon' 6|epsilon 1
J homolysyl &N[C@@H](CCCCCN)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta . 1
J homomethionyl &N[C@@H](CCCSC)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta . methyl 1
J homophenylalanyl &N[C@@H](CCc1ccccc1)C(=O)*:N alpha beta gamma 1 2 3 4 5 6
J homoprolyl &N1[C@@H](CCCC1)C(=O)*:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon
J homopropargylglycyl NC(CCC#C)C(=O)*:N 2|alpha 3|beta . . . 1
J homotryptophanyl &N[C@@H](CCc1c[nH]c2ccccc12)C(=O)*:N alpha beta gamma 3 2 1 7a 7 6 5 4 3a
J homotyrosyl &N[C@@H](CCc1ccc(cc1)O)C(=O)*:N alpha beta gamma 1 2 3 4 5 6 O
J hydrazo N*N*:1 2
J hydroxylysyl &N[C@@H](CC[C@@H](O)CN)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta . 6|epsilon . 1
J iso-glutamyl|isoglutamyl &N[C@@H](CCC(=O)*)C(N)=O:N 4|gamma 3|beta 2|alpha 1
J iso-leucyl &N[C@@H]([C@@H](C)CC)C(=O)*:N 2|alpha 3|beta 3' 4|gamma 5|delta 1
J iso-seryl|isoseryl NCC(O)C(=O)*:N 3|beta 2|alpha . 1
J iso-valyl|isovalyl &N[C@@](C)(CC)C(=O)*:N 2|alpha . 3|beta 4|gamma 1
J isocrotonyl C(=O)*\C=C/C:1 . 2 3 4
J lacceryl C*CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
J laminyl &N[C@@H](CCCC[N+](C)(C)C)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1
J lauryl C*CCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12
J lignoceryl C*CCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
J linoleyl C*CCCCCCC\C=C/C\C=C/CCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J margaryl C*CCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
J melissyl C*CCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
J methoxyl *OC:. 1
J methylene C**:1
J mono-iodotyrosyl|monoiodotyrosyl &N[C@@H](Cc1cc(I)c(cc1)O)C(=O)*:N alpha beta 1 2 3 . 4 5 6 O
J montanyl C*CCCCCCCCCCCCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
J myristoleyl C*CCCCCCC\C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14
J myristyl C*CCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14
J nerolidyl *C(C)(C=C)CCC=C(C)CCC=C(C)C:. . . . . . . . . . . . . . in
J nervonyl C*CCCCCCCCCCCCC/C=C\CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
J nno-azoxy N*=[NH+]*[O-]
J norarginyl &N[C@@H](CCNC(N)=N)C(=O)*:N 2|alpha 3|beta 4|gamma . . omega omega' 1
J norcitrullyl &N[C@@H](CCNC(=O)N)C(=O)*:N 2|alpha 3|beta 4|gamma . . . . 1
J norcysteyl &N[C@@H](S)C(=O)*:N 2|alpha . 1
J nortyrosyl &N[C@@H](c1ccc(cc1)O)C(=O)*:N alpha 1 2 3 4 5 6 O
J oxalaceto *C(=O)CC(=O)C(=O)O:1 . 2 3 . 4 . in
J oxyl *O
J palmitoleyl C*CCCCCCC\C=C/CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
J palmityl C*CCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
J pantonyl &N[C@@H](C(C)(C)CO)C(=O)*:N alpha beta
J pantothenyl &C(=O)*CCNC([C@H](O)C(C)(C)CO)=O:N . alpha beta
J pelargonyl|pelargyl C(=O)*CCCCCCCC:1 . 2 3 4 5 6 7 8 9
J penicillamyl &N[C@@H](C(C)(C)S)C(=O)*:N 2|alpha 3|beta . . . 1
J perselenuranyl *[SeH5]
J perselenuranylidene *=[SeH4]
J persulfuranyl *[SH5]
J persulfuranylidene *=[SH4]
J petroselinyl|petroselyl C*CCCC\C=C/CCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J phenylglycyl NC(c1ccccc1)C(=O)*:N alpha 1 2 3 4 5 6
J phosphinidene *=P
J propargylglycyl NC(CC#C)C(=O)*:N 2|alpha . . . 1
J propionyl|propiyl C(=O)*CC:1 . 2 3
J propoxyl *OCCC:. 1 2 3
J punicyl C*CCCCCCC/C=C\C=C\C=C/CCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J pyrrolysyl &N[C@@H](CCCCNC([C@H]1[C@H](C)CC=N1)=O)C(=O)*:N alpha beta gamma delta epsilon
J ricinelaidyl C*CCCCCCC\C=C\C[C@H](O)CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15 16 17 18
J ricinoleyl C*CCCCCCC\C=C/C[C@H](O)CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15 16 17 18
J saccharopyl &N[C@@H](CCCCN[C@H](C(=O)O)CCC(=O)O)C(=O)*:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . . . . . . . 1
J selenio *[Se]
J seleno-ethionyl|selenoethionyl &N[C@@H](CC[Se]CC)C(=O)*:N 2|alpha 3|beta 4|gamma . . . 1
J seleno-methionyl|selenomethionyl &N[C@@H](CC[Se]C)C(=O)*:N 2|alpha 3|beta 4|gamma . methyl 1
J selenuraniumyl *[SeH4+]
J selenuranyl *[SeH3]
J selenuranylidene *=[SeH2]
J sorbyl C*/C=C/C=C/C:1 2 3 4 5 6
J stearyl C*CCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J stibylene *=[SbH]
J sulfhydryl|sulfydryl *S
J sulfuraniumyl *[SH4+]
J sulfuranyl *[SH3]
J sulfuranylidene *=[SH2]
J sulfurio *[S]
J t-butylalanyl|tert-butylalanyl|tertbutylalanyl|tertiary-butylalanyl|tertiarybutylalanyl &N[C@@H](CC(C)(C)C)C(=O)*:N 2|alpha 3|beta . . . . 1
J t-butylglycyl|tert-butylglycyl|tertbutylglycyl|tertiary-butylglycyl|tertiarybutylglycyl NC(C(C)(C)C)C(=O)*:N 2|alpha . . . . 1
J t-leucyl|tert-leucyl|tertiary-leucyl|tertiaryleucyl|tertleucyl &N[C@@H](C(C)(C)C)C(=O)*:N alpha beta
J tellurio *[Te]
J telluro-ethionyl|telluroethionyl &N[C@@H](CC[Te]CC)C(=O)*:N 2|alpha 3|beta 4|gamma . . . 1
J telluro-methionyl|telluromethionyl &N[C@@H](CC[Te]C)C(=O)*:N 2|alpha 3|beta 4|gamma . methyl 1
J theanyl &N[C@@H](CCC(=O)NCC)C(=O)*:N 2|alpha 3|beta 4|gamma . . . . . 1
J thiaprolyl|thioprolyl &N1[C@@H](CSC1)C(=O)*:1 2|alpha 3|beta 4|gamma 5|delta
J thyronyl &N[C@@H](Cc1ccc(cc1)Oc2ccc(cc2)O)C(=O)*:N alpha beta 1 2 3 4 5 6 . 1' 2' 3' 4' 5' 6'
J thyroxyl &N[C@@H](Cc1cc(I)c(c(I)c1)Oc2cc(I)c(c(I)c2)O)C(=O)*:N alpha beta
J tri-iodothyronyl|triiodothyronyl &N[C@@H](Cc1cc(I)c(c(I)c1)Oc2cc(I)c(cc2)O)C(=O)*:N alpha beta 1 2 3 . 4 5 . 6 . 1' 2' 3' . 4' 5' 6'
J vaccenyl C*CCCCCCCCC/C=C/CCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
J valeryl C(=O)*CCCC:1 . 2 3 4 5
J zincio *[Zn]
M aconit C1[C@@H]2C[C@@H]3[C@H]1[C@H](CC2)[C@H]1C[C@@H]2[C@H]4CCC[C@@]32[C@@H]1NC4:14 13 12 10 9 8 15 16 7 6 5 4 3 2 1 11 17 18 19
M ajmal c12[C@]3(C[C@H]45)C[C@@H]4N6C[C@@H](CC)[C@@H]5C[C@H]6[C@@H]3N(C)c2cccc1:8 7 17 16 6 5 4 21 20 19 18 15 14 3 2 1 22 13 12 11 10 9
M cinchon [N@@]12C[C@H](C=C)[C@@H](CC1)C[C@@H]2Cc4ccnc5ccccc45:1 2 3 10 11 4 5 6 7 8 9 4' 3' 2' 1' 9' 8' 7' 6' 5' 10'
M gorgost CC(C)[C@@H](C)[C@@]1(C)C[C@@H]1[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CCC4CCCC[C@]4(C)[C@H]3CC[C@]12C:26 25 27 24 28 23 33 34 22 20 21 17 16 15 14 8 7 6 5 4 3 2 1 10 19 9 11 12 13 18
M morphin c1cccc2[C@@]34CCCC[C@H]3[C@@H](Cc12)NCC4:1 2 3 4 12 13 5 6 7 8 14 9 10 11 17 16 15
M oestr C[C@@]12CCC[C@H]1[C@@H]1CCC3CCCC[C@@H]3[C@H]1CC2:18 13 17 16 15 14 8 7 6 5 4 3 2 1 10 9 11 12
M prost CCCCCCC[C@H]1CCC[C@@H]1CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
M pterocarp c1cccc2OC[C@H]3c4ccccc4O[C@H]3c12:1 2 3 4 4a 5 6 6a 6b 7 8 9 10 10a 11 11a 11b
M roten O1[C@@H]2COc3ccccc3[C@@H]2Cc4ccccc14:1 2 21 . 2' 3' 4' 5' 6' 1' 3 4 4a 5 6 7 8 8a
M thrombox CCCCCCC[C@H]1CCCO[C@@H]1CCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 11a 12 13 14 15 16 17 18 19 20
M trop [C@H]12CCC[C@@H]3CC1.N23C:1 2 3 4 5 6 7 8 9
P 1,10-anthraquinone c1(=O)cccc2c(=O)c3ccccc3cc12:1 . 2 3 4 4a 10 . 10a 5 6 7 8 8a 9 9a
P 1,2-acenaphthoquinone|acenaphthoquinone c1(=O)c(=O)c2cccc3cccc1c23:1 . 2 . 2a 3 4 5 5a 6 7 8 8a 8b
P 1,2-anthraquinone|anthra-1,2-quinone c1(=O)c(=O)ccc2cc3ccccc3cc12:1 . 2 . 3 4 4a 10 10a 5 6 7 8 8a 9 9a
P 1,2-benzoquinone|benzo-1,2-quinone c1(=O)c(=O)cccc1:1 . 2 . 3 4 5 6
P 1,2-lupetidine N1(C)C(C)CCCC1:1 . 2 . 3 4 5 6
P 1,2-xylene|1,2-xylol c1(C)c(C)cccc1:1 . 2 . 3 4 5 6
P 1,2-xylidine Nc1(C)c(C)cccc1:. 1 . 2 . 3 4 5 6
P 1,3-acenaphthoquinone c1(=O)cc2c(=O)ccc3cccc1c23:1 . 2 2a 3 . 4 5 5a 6 7 8 8a 8b
P 1,3-anthraquinone c1(=O)cc(=O)cc2cc3ccccc3cc12:1 . 2 3 . 4 4a 10 10a 5 6 7 8 8a 9 9a
P 1,3-benzoquinone c1(=O)cc(=O)ccc1:1 . 2 3 . 4 5 6
P 1,3-lupetidine N1(C)CC(C)CCC1:1 . 2 3 . 4 5 6
P 1,3-naphthoquinone c1(=O)cc(=O)cc2ccccc12:1|alpha . 2|beta 3 . 4 4a 5 6 7 8 8a
P 1,3-xylene|1,3-xylol c1(C)cc(C)ccc1:1 . 2 3 . 4 5 6
P 1,3-xylidine Nc1(C)cc(C)ccc1:. 1 . 2 3 . 4 5 6
P 1,4-anthraquinone|anthra-1,4-quinone c1(=O)ccc(=O)c2cc3ccccc3cc12:1 . 2 3 4 . 4a 10 10a 5 6 7 8 8a 9 9a
P 1,4-lupetidine N1(C)CCC(C)CC1:1 . 2 3 4 . 5 6
P 1,4-xylene|1,4-xylol c1(C)ccc(C)cc1:1 . 2 3 4 . 5 6
P 1,4-xylidine Nc1(C)ccc(C)cc1:. 1 . 2 3 4 . 5 6
P 1,5-acenaphthoquinone c1(=O)cc2ccc(=O)c3cccc1c23:1 . 2 2a 3 4 5 . 5a 6 7 8 8a 8b
P 1,5-anthraquinone c1(=O)cccc2cc3c(=O)cccc3cc12:1 . 2 3 4 4a 10 10a 5 . 6 7 8 8a 9 9a
P 1,5-naphthoquinone c1(=O)cccc2c(=O)cccc12:1|alpha . 2|beta 3 4 4a 5 . 6 7 8 8a
P 1,5-xylidine Nc1(C)cccc(C)c1:. 1 . 2 3 4 5 . 6
P 1,6-acenaphthoquinone c1(=O)cc2cccc3c(=O)ccc1c23:1 . 2 2a 3 4 5 5a 6 . 7 8 8a 8b
P 1,6-xylidine Nc1(C)ccccc1(C):. 1 . 2 3 4 5 6
P 1,7-anthraquinone c1(=O)cccc2cc3ccc(=O)cc3cc12:1 . 2 3 4 4a 10 10a 5 6 7 . 8 8a 9 9a
P 1,7-naphthoquinone c1(=O)cccc2ccc(=O)cc12:1|alpha . 2|beta 3 4 4a 5 6 7 . 8 8a
P 1,8-acenaphthoquinone c1(=O)cc2cccc3ccc(=O)c1c23:1 . 2 2a 3 4 5 5a 6 7 8 . 8a 8b
P 1-carba-pen-1-em|1-carbapen-1-em|carba-pen-1-em|carbapen-1-em C1=CCN2[C@H]1CC2=O:1 2 3 4 5 6 7
P 1-isoquinolone|isoquinolone c1(=O)nccc2ccccc12:1 . 2 3 4 4a 5 6 7 8 8a
P 1-tetralone C1(=O)CCCc2ccccc12:1 . 2 3 4 4a 5 6 7 8 8a
P 10-camphorsulfonate|camphorsulfonate C123C(=O)CC4CC1.C24(C)C.C3(S(=O)(=O)[O-]):1 2 . 3 4 5 6 7 8 9 10
P 2,2'-furil|alpha-furil o1cccc1C(=O)C(=O)c2ccco2:1 2 3 4 5 . . . . 2' 3' 4' 5' 1'
P 2,2'-furoin o1cccc1C(=O)C(O)c2ccco2:1 2 3 4 5 . . alpha . 2' 3' 4' 5' 1'
P 2,3-anthraquinone c1c(=O)c(=O)cc2cc3ccccc3cc12:1 2 . 3 . 4 4a 10 10a 5 6 7 8 8a 9 9a
P 2,3-lupetidine N1C(C)C(C)CCC1:1 2 . 3 . 4 5 6
P 2,3-lutidine n1c(C)c(C)ccc1:1 2 . 3 . 4 5 6
P 2,3-naphthoquinone c1c(=O)c(=O)cc2ccccc12:1|alpha 2|beta . 3 . 4 4a 5 6 7 8 8a
P 2,4-lupetidine N1C(C)CC(C)CC1:1 2 . 3 4 . 5 6
P 2,4-lutidine n1c(C)cc(C)cc1:1 2 . 3 4 . 5 6
P 2,4-xylidine Nc1c(C)cc(C)cc1:. 1 2 . 3 4 . 5 6
P 2,5-benzoquinone c1c(=O)ccc(=O)c1:1 2 . 3 4 5 . 6
P 2,5-lupetidine N1C(C)CCC(C)C1:1 2 . 3 4 5 . 6
P 2,5-lutidine n1c(C)ccc(C)c1:1 2 . 3 4 5 . 6
P 2,5-xylidine Nc1c(C)ccc(C)c1:. 1 2 . 3 4 5 . 6
P 2,6-anthraquinone c1c(=O)ccc2cc3cc(=O)ccc3cc12:1 2 . 3 4 4a 10 10a 5 6 . 7 8 8a 9 9a
P 2,6-lupetidine|lupetidine N1C(C)CCCC1(C):1 2 . 3 4 5 6
P 2,6-naphthoquinone c1c(=O)ccc2cc(=O)ccc12:1|alpha 2|beta . 3 4 4a 5 6 . 7 8 8a
P 2,9-anthraquinone c1c(=O)ccc2cc3ccccc3c(=O)c12:1 2 . 3 4 4a 10 10a 5 6 7 8 8a 9 . 9a
P 2-cresole|o-cresole c1(C)ccccc1O:2 . 3 4 5 6 1
P 2-cymene c12c(C)cccc1.C2(C)C:1 2 . 3 4 5 6
P 2-indolylglycine &N[C@@H](c1[nH]c2ccccc2c1)C(=O)O@:N alpha 2 1 7a 7 6 5 4 3a 3 . . O
P 2-oxindole N1C(=O)Cc2ccccc12:1 2 . 3 3a 4 5 6 7 7a
P 2-phenetidine CCOc1c(N)cccc1:beta alpha . 1 2 . 3 4 5 6
P 2-tetralone C1C(=O)CCc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a
P 3,4-acenaphthoquinone c1cc2c(=O)c(=O)cc3cccc1c23:1 2 2a 3 . 4 . 5 5a 6 7 8 8a 8b
P 3,4-lupetidine N1CC(C)C(C)CC1:1 2 3 . 4 . 5 6
P 3,4-lutidine n1cc(C)c(C)cc1:1 2 3 . 4 . 5 6
P 3,4-naphthoquinone c1cc(=O)c(=O)c2ccccc12:1|alpha 2|beta 3 . 4 . 4a 5 6 7 8 8a
P 3,4-xylidine Nc1cc(C)c(C)cc1:. 1 2 3 . 4 . 5 6
P 3,5-acenaphthoquinone c1cc2c(=O)cc(=O)c3cccc1c23:1 2 2a 3 . 4 5 . 5a 6 7 8 8a 8b
P 3,5-lupetidine N1CC(C)CC(C)C1:1 2 3 . 4 5 . 6
P 3,5-lutidine n1cc(C)cc(C)c1:1 2 3 . 4 5 . 6
P 3,5-xylidine Nc1cc(C)cc(C)c1:. 1 2 3 . 4 5 . 6
P 3,6-acenaphthoquinone c1cc2c(=O)ccc3c(=O)ccc1c23:1 2 2a 3 . 4 5 5a 6 . 7 8 8a 8b
P 3,7-acenaphthoquinone c1cc2c(=O)ccc3cc(=O)cc1c23:1 2 2a 3 . 4 5 5a 6 7 . 8 8a 8b
P 3,8-acenaphthoquinone c1cc2c(=O)ccc3ccc(=O)c1c23:1 2 2a 3 . 4 5 5a 6 7 8 . 8a 8b
P 3-camphorsulfonate C123C(=O)C(S(=O)(=O)[O-])C4CC1.C24(C)C.C3:1 2 . 3 . . . . 4 5 6 7 8 9 10
P 3-cresole|m-cresole c1c(C)cccc1O:2 3 . 4 5 6 1
P 3-cymene c12cc(C)ccc1.C2(C)C:1 2 3 . 4 5 6
P 3-indolylglycine|nortryptophan &N[C@@H](c1c[nH]c2ccccc12)C(=O)O@:N alpha 3 2 1 7a 7 6 5 4 3a . . O
P 3-isoquinolone c1nc(=O)cc2ccccc12:1 2 3 . 4 4a 5 6 7 8 8a
P 3-oxindole N1CC(=O)c2ccccc12:1 2 3 . 3a 4 5 6 7 7a
P 3-phenetidine CCOc1cc(N)ccc1:beta alpha . 1 2 3 . 4 5 6
P 3-pyrazolone N1NC(=O)C=C1:1 2 3 . 4 5
P 3-pyrrolidone N1CC(=O)CC1:1 2 3 . 4 5
P 3-quinolone n1cc(=O)cc2ccccc12:1 2 3 . 4 4a 5 6 7 8 8a
P 3-tetralone C1CC(=O)Cc2ccccc12:1 2 3 . 4 4a 5 6 7 8 8a
P 4,4'-benzidine c1(ccc(N)cc1)c2ccc(N)cc2:1 2 3 4 . 5 6 1' 2' 3' 4' . 5' 6'
P 4,5-acenaphthoquinone c1cc2cc(=O)c(=O)c3cccc1c23:1 2 2a 3 4 . 5 . 5a 6 7 8 8a 8b
P 4,6-acenaphthoquinone c1cc2cc(=O)cc3c(=O)ccc1c23:1 2 2a 3 4 . 5 5a 6 . 7 8 8a 8b
P 4-camphorsulfonate C123C(=O)CC4(S(=O)(=O)[O-])CC1.C24(C)C.C3:1 2 . 3 4 . . . . 5 6 7 8 9 10
P 4-cresole|p-cresole c1cc(C)ccc1O:2 3 4 . 5 6 1
P 4-cymene|cymene c12ccc(C)cc1.C2(C)C:1 2 3 4 . 5 6
P 4-phenetidine CCOc1ccc(N)cc1:beta alpha . 1 2 3 4 . 5 6
P 4-pyrazolone N1N=CC(=O)C1:1 2 3 4 . 5
P 4-pyridoxolactone n1c(C)c(O)c(C(=O)O2)c(C2)c1:1 2 2' 3 . 4 4' . . 5 5' 6
P 4-pyrrolidone N1CCC(=O)C1:1 2 3 4 . 5
P 4-terpinenol|4-terpineol|terpin-4-ol|terpinen-4-ol CC1=CCC(C(C)C)(O)CC1
P 4-tetralone C1CCC(=O)c2ccccc12:1 2 3 4 . 4a 5 6 7 8 8a
P 5,6,7,8-tetrahydromethanopterin|tetrahydromethanopterin N1c2c(=O)[nH]c(N)nc2N[C@@H](C)C1[C@@H](C)Nc1ccc(C[C@@H]([C@@H]([C@@H](CO[C@H]2O[C@H](COP(O[C@@H](CCC(O)=O)C(O)=O)(O)=O)[C@H]([C@H]2O)O)O)O)O)cc1:5 4a 4 . 3 2 . 1 8a 8 7 . 6
P 5,6-acenaphthoquinone c1cc2ccc(=O)c3c(=O)ccc1c23:1 2 2a 3 4 5 . 5a 6 . 7 8 8a 8b
P 5,6-xylidine Nc1cccc(C)c1(C):. 1 2 3 4 5 . 6
P 5,8-naphthoquinone c1cccc2c(=O)ccc(=O)c12:1|alpha 2|beta 3 4 4a 5 . 6 7 8 . 8a
P 5-anisidine COc1cccc(N)c1:alpha . 1 2 3 4 5 . 6
P 5-camphorsulfonate C123C(=O)CC4C(S(=O)(=O)[O-])C1.C24(C)C.C3:1 2 . 3 4 5 . . . . 6 7 8 9 10
P 5-cresole c1ccc(C)cc1O:2 3 4 5 . 6 1
P 5-cymene c12cccc(C)c1.C2(C)C:1 2 3 4 5 . 6
P 5-isoquinolone c1nccc2c(=O)cccc12:1 2 3 4 4a 5 . 6 7 8 8a
P 5-phenetidine CCOc1cccc(N)c1:beta alpha . 1 2 3 4 5 . 6
P 5-pyrazolone N1N=CCC1=O:1 2 3 4 5
P 5-pyridoxolactone n1c(C)c(O)c(C2)c(C(=O)O2)c1:1 2 2' 3 . 4 4' 5 5' . . 6
P 5-pyrrolidone N1CCCC1(=O):1 2 3 4 5
P 5-tetralone C1CCCc2c(=O)cccc12:1 2 3 4 4a 5 . 6 7 8 8a
P 5-toluidine Nc1cccc(C)c1:. 1 2 3 4 5 . 6
P 6,8-acenaphthoquinone c1cc2cccc3c(=O)cc(=O)c1c23:1 2 2a 3 4 5 5a 6 . 7 8 . 8a 8b
P 6-anisidine COc1ccccc1(N):alpha . 1 2 3 4 5 6
P 6-camphorsulfonate C123C(=O)CC4CC1(S(=O)(=O)[O-]).C24(C)C.C3:1 2 . 3 4 5 6 . . . . 7 8 9 10
P 6-cresole c1cccc(C)c1O:2 3 4 5 6 . 1
P 6-cymene c12ccccc1(C).C2(C)C:1 2 3 4 5 6
P 6-phenetidine CCOc1ccccc1(N):beta alpha . 1 2 3 4 5 6
P 6-quinolone n1cccc2cc(=O)ccc12:1 2 3 4 4a 5 6 . 7 8 8a
P 6-tetralone C1CCCc2cc(=O)ccc12:1 2 3 4 4a 5 6 . 7 8 8a
P 6-toluidine Nc1ccccc1(C):. 1 2 3 4 5 6
P 7-isoquinolone c1nccc2ccc(=O)cc12:1 2 3 4 4a 5 6 7 . 8 8a
P 8-camphorsulfonate C123C(=O)CC4CC1.C24(C(S(=O)(=O)[O-]))C.C3:1 2 . 3 4 5 6 7 8 . . . . 9 10
P 9,10-anthraquinone|anthra-9,10-quinone c1cccc2c(=O)c3ccccc3c(=O)c12:1 2 3 4 4a 10 . 10a 5 6 7 8 8a 9 . 9a
P 9-camphorsulfonate C123C(=O)CC4CC1.C24(C)C(S(=O)(=O)[O-]).C3:1 2 . 3 4 5 6 7 8 9 . . . . 10
P abequose O=C[C@H](O)C[C@@H](O)[C@H](O)C:. 1 2 . 3 4 . 5 . 6
P abietamide C[C@@]1([C@H]2[C@@](CCC1)(C)[C@H]3CCC(C(C)C)=CC3=CC2)C(=O)N
P abrine N(C)[C@@H](Cc1c[nH]c2ccccc12)C(=O)O:in . alpha beta 3 2 1 7a 7 6 5 4 3a
P aceanthrene C1Cc2cccc3cc4ccccc4c1c23:1 2 2a 3 4 5 5a 6 6a 7 8 9 10 10a 10b 10c
P aceanthrylene c1cc2cccc3cc4ccccc4c1c23:1 2 2a 3 4 5 5a 6 6a 7 8 9 10 10a 10b 10c
P acephenanthrene c1ccc2CCc3cc4ccccc4c1c23:1 2 3 3a 4 5 5a 6 6a 7 8 9 10 10a 10b 10c
P acephenanthrylene c1ccc2ccc3cc4ccccc4c1c23:1 2 3 3a 4 5 5a 6 6a 7 8 9 10 10a 10b 10c
P acetovanillone|apocynin CC(=O)c1cc(OC)c(O)cc1:. . . 1 2 3 . . 4 . 5 6
P acetoxime CC(C)=NO
P acetoxylium CC(=O)[O+]:2 1
P acridane c1cccc2Nc3ccccc3Cc12:1 2 3 4 4a 10 10a 5 6 7 8 8a 9 9a
P acridarsine c1cccc2[as]c3ccccc3cc12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P acridophosphine c1cccc2[p]c3ccccc3cc12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P adrenaline CNCC(O)c1cc(O)c(O)cc1:. . . . . 1 2 3 . 4 . 5 6
P agaritine &N[C@@H](CCC(=O)NNc1ccc(CO)cc1)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . . . . . . . . . 1 . O
P agmatine NC(NCCCCN)=N:. . . . . . . in
P alanopine N(C(C)C(=O)O@)C(C)C(=O)O@:in
P alanosine &N[C@@H](CN(O)N=O)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P albizziine|albizzine &N[C@@H](CNC(=O)N)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P all-trans-alpha-carotene|alpha-carotene|beta,epsilon-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2C(C)=CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-beta-carotene|beta,beta-carotene|beta-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2=C(C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-delta-carotene|delta-carotene|epsilon,psi-carotene C[C@@]1(C)CCC=C(C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-epsilon-carotene|epsilon,epsilon-carotene|epsilon-carotene C[C@@]1(C)CCC=C(C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2C(C)=CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-gamma-carotene|beta,psi-carotene|gamma-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-isorenieratene|isorenieratene|phi,phi-carotene Cc1c(C)ccc(C)c1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2c(C)ccc(C)c2C:16 1 2 17 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 17' 1' 16'
P all-trans-lycopene|lycopene|psi,psi-carotene C/C(C)=C/CC/C(C)=C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-neurosporene|neurosporene C/C(C)=C/CC/C(C)=C/CC/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P all-trans-renierapurpurine|chi,chi-carotene|renierapurpurine Cc1c(C)c(C)ccc1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 2 17 3 18 4 5 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P all-trans-zeta-carotene|zeta-carotene C/C(C)=C/CC/C(C)=C/CC/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P allicin C=CCS(SCC=C)=O
P alliine &N[C@@H](CS(=O)CC=C)C(=O)O@:N 2|alpha 3|beta . . . . . 1 . O
P allo-isoleucine &N[C@@H]([C@H](C)CC)C(=O)O@:N 2|alpha 3|beta 3' 4|gamma 5|delta 1 . O
P allo-threonine|allothreonine &N[C@@H]([C@@H](O)C)C(=O)O@:N 2|alpha 3|beta O 4|gamma 1 . O
P alloxane N1C(=O)NC(=O)C(=O)C(=O)1:1 2 . 3 4 . 5 . 6
P allylglycine NC(CC=C)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 1 . O
P allysine &N[C@@H](CCCC=O)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . 1 . O
P alpha,beta-dehydroalanine|dehydroalanine NC(=C)C(=O)O@:N 2|alpha 3|beta 1 . O
P alpha,beta-dehydrophenylalanine|dehydrophenylalanine NC(=Cc1ccccc1)C(=O)O@:N alpha beta 1 2 3 4 5 6 . . O
P alpha-asarone C/C=C/C1=C(OC)C=C(OC)C(OC)=C1
P alpha-asparagine|isoasparagine &N[C@@H](CC(=O)O@)C(N)=O:N 2|alpha 3|beta 4|gamma . O 1
P alpha-citronellal C=C(C)CCCC(C)CC=O
P alpha-citronellol C=C(C)CCCC(C)CCO
P alpha-farnesene CC(C)=CCC\C(C)=C\C\C=C(/C)C=C
P alpha-glutamine|iso-glutamine|isoglutamine &N[C@@H](CCC(=O)O@)C(N)=O:N 4|gamma 3|beta 2|alpha 1 . O
P alpha-myrcene C=CC(CCCC(C)=C)=C
P alpha-ocimene C=CC(C)=CCCC(C)=C
P alpha-pinene C12C3=CCC4C156.C24.C5.C6.C3:1 2 3 4 5 6 7 8 9 10
P alpha-terpinene CC1=CC=C(C(C)C)CC1
P alpha-terpineol CC1=CCC(C(C)(O)C)CC1
P aluminohydride|tetrahydroaluminate [AlH4-]
P amicetose O=CCC[C@H](O)[C@H](O)C:. 1 2 3 4 . 5 . 6
P aminoxide N[O-]
P aminoxylium N[O+]
P aminylium|nitrenium [NH2+]
P ammoniumolate [NH3+][O-]
P anandamide C(CCC\C=C/C\C=C/C\C=C/C\C=C/CCCCC)(=O)NCCO
P androstadienone C[C@@]12C=CC[C@H]1[C@@H]1CCC3=CC(=O)CC[C@]3(C)[C@H]1CC2:18 13 17 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12
P androstanediol C[C@@]12[C@@H](O)CC[C@H]1[C@@H]1CC[C@H]3CC(O)CC[C@]3(C)[C@H]1CC2:18 13 17 . 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12
P androstenol C[C@@]12C=CC[C@H]1[C@@H]1CC[C@H]3C[C@H](O)CC[C@]3(C)[C@H]1CC2:18 13 17 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12
P androstenone C[C@@]12C=CC[C@H]1[C@@H]1CC[C@H]3CC(=O)CC[C@]3(C)[C@H]1CC2:18 13 17 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12
P anethole c1(ccc(C=CC)cc1)OC:1 2 3 4 . . . 5 6 . alpha
P anisil|p-anisil c1(ccc(OC)cc1)C(=O)C(=O)c2ccc(OC)cc2:1 2 3 4 . . 5 6 . . . . 1' 2' 3' 4' . . 5' 6'
P anisoin|p-anisoin c1(ccc(OC)cc1)C(=O)C(O)c2ccc(OC)cc2:1 2 3 4 . . 5 6 . . alpha . 1' 2' 3' 4' . . 5' 6'
P anthrazine c1cccc2cc3c4nc5ccc6cc7ccccc7cc6c5nc4ccc3cc12:1 2 3 4 4a 5 5a 5b 6 6a 7 8 8a 9 9a 10 11 12 13 13a 14 14a 14b 15 15a 16 17 17a 18 18a
P anthyridine n1cccc2cc3cccnc3nc12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P apigenine o1c(cc(=O)c2c(O)cc(O)cc12)c3ccc(O)cc3:1 2 3 4 . 4a|10 5 . 6 7 . 8 8a|9 1' 2' 3' 4' . 5' 6'
P arginamide N[C@@H](CCCNC(N)=N)C(=O)N@:in 2|alpha 3|beta 4|gamma 5|delta . . omega omega' 1
P aromadendrine|aromodendrine|dihydrokaempferol O1[C@@H]([C@@H](O)C(=O)c2c(O)cc(O)cc12)c3ccc(O)cc3:1 2 3 . 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' 4' . 5' 6'
P arsanthrene c1cccc2[as]c3ccccc3[as]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P arsanthridine c1cccc2[as]cc3ccccc3c12:1 2 3 4 4a 5 6 6a 7 8 9 10 10a 10b
P arsindole [asH]1ccc2ccccc12:1 2 3 3a 4 5 6 7 7a
P arsindoline [AsH]1CCc2ccccc12:1 2 3 3a 4 5 6 7 7a
P arsindolizidine C1CC[As]2CCCCC12:1 2 3 4 5 6 7 8 8a
P arsindolizine c1cc[as]2ccccc12:1 2 3 4 5 6 7 8 8a
P arsinoline [as]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P ascarylose O=C[C@H](O)C[C@@H](O)[C@@H](O)C:. 1 2 . 3 4 . 5 . 6
P aspart-1-al N[C@@H](CC(=O)O@)C=O:in 2|alpha 3|beta 4|gamma . . 1
P aspart-1-ol N[C@@H](CC(=O)O@)CO:in 2|alpha 3|beta 4|gamma . . 1
P aspart-4-al N[C@@H](CC(=O))C(=O)O@:in 2|alpha 3|beta 4|gamma . 1
P aspart-4-ol N[C@@H](CC(O))C(=O)O@:in 2|alpha 3|beta 4|gamma . 1
P asym-triazine n1ncncc1:1 2 3 4 5 6
P azaserine &N[C@@H](COC(=O)C=[N+]=[N-])C(=O)O@:N 2|alpha 3|beta . . . . . . 1 . O
P azido-homoalanine|azidohomoalanine &N[C@@H](CCN=[N+]=[N-])C(=O)O@:N 2|alpha 3|beta 4|gamma . . . 1 . O
P azido-lysine|azido-norleucine|azidolysine|azidonorleucine &N[C@@H](CCCCN=[N+]=[N-])C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . 1 . O
P azido-phenylalanine|azidophenylalanine &N[C@@H](Cc1ccc(N=[N+]=[N-])cc1)C(=O)O@:N alpha beta 1 2 3 4 . . . 5 6 . . O
P azobis-isobutyronitrile|azobisisobutyronitrile N(=NC(C#N)(C)C)C(C#N)(C)C
P b-carboline|beta-carboline|betacarboline c1nccc2c3ccccc3[nH]c12:1 2 3 4 4a 4b 5 6 7 8 8a 9 9a
P bacillosamine OC1[C@H](N)[C@@H](O)[C@H](N)[C@H](O1)C:. 1 2 . 3 . 4 . 5 . 6
P barbituric N1C(=O)NC(=O)CC(=O)1:1 2 . 3 4 . 5 6
P benzanthrone c1ccc2cccc3c(=O)c4ccccc4c1c23:1 2 3 3a 4 5 6 6a 7 . 7a 8 9 10 11 11a 11b 11c
P benzo-1,4-quinone c1(=O)ccc(=O)cc1:1 . 2 3 4 . 5 6
P benzocyclobutene C1Cc2c1cccc2:1 2 2a 3 4 5 6 6a
P benzoine c1(ccccc1)C(=O)C(O)c2ccccc2:1 2 3 4 5 6 . . alpha . 1' 2' 3' 4' 5' 6'
P benzopinacol c1(ccccc1)C(O)(c2ccccc2)C(O)(c3ccccc3)c4ccccc4:1 2 3 4 5 6 . . 1' 2' 3' 4' 5' 6' . . 1'' 2'' 3'' 4'' 5'' 6'' 1''' 2''' 3''' 4''' 5''' 6'''
P benzopinacolone c1(ccccc1)C(c2ccccc2)(c3ccccc3)C(=O)c4ccccc4
P benzotribromid c12ccccc1.C2(Br)(Br)Br:1 2 3 4 5 6 alpha
P benzotriiodid c12ccccc1.C2(I)(I)I:1 2 3 4 5 6 alpha
P berbine c1cccc2CCN3Cc4ccccc4CC3c12:1 2 3 4 4a 5 6 7 8 8a 9 10 11 12 12a 13 13a 13b
P beta,chi-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P beta,gamma-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2C(=C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P beta,kappa-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/CC2(C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P beta,phi-carotene C[C@@]1(C)CCCC(C)=C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2c(C)ccc(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 17' 1' 16'
P beta-alanopine N(C(C)C(=O)O@)CCC(=O)O@:in
P beta-asarone C/C=C\C1=C(OC)C=C(OC)C(OC)=C1
P beta-citronellal C/C(C)=C\CCC(C)CC=O
P beta-citronellol C/C(C)=C\CCC(C)CCO
P beta-glutamicacid|beta-homoasparticacid &N[C@@H](CC(=O)O@)CC(=O)O@:N 3|beta 4|gamma 5|delta . O 2|alpha 1 . O
P beta-glutamine|beta-homoasparagine &N[C@@H](CC(N)=O)CC(=O)O@:N 3|beta 4|gamma 5|delta . . 2|alpha 1 . O
P beta-homoalanine &N[C@@H](C)CC(=O)O@:N 3|beta 4|gamma 2|alpha 1 . O
P beta-homoarginine &N[C@@H](CCCNC(N)=N)CC(=O)O@:N 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 2|alpha 1 . O
P beta-homoglutamicacid &N[C@@H](CCC(=O)O@)CC(=O)O@:N 3|beta 4|gamma 5|delta 6|epsilon . O 2|alpha 1 . O
P beta-homoglutamine &N[C@@H](CCC(N)=O)CC(=O)O@:N 3|beta 4|gamma 5|delta 6|epsilon . . 2|alpha 1 . O
P beta-homohydroxyproline &N1[C@@H](C[C@@H](O)C1)CC(=O)O@:1 2 3 4 . 5 . . . O
P beta-homoisoleucine &N[C@@H]([C@@H](C)CC)CC(=O)O@:N 3|beta 3' 4|gamma 5|delta 6|epsilon 2|alpha 1 . O
P beta-homoleucine &N[C@@H](CC(C)C)CC(=O)O@:N 3|beta 4|gamma 5|delta 6'|epsilon' 6|epsilon 2|alpha 1 . O
P beta-homolysine &N[C@@H](CCCCN)CC(=O)O@:N 3|beta 4|gamma 5|delta 6|epsilon 7|zeta . 2|alpha 1 . O
P beta-homomethionine &N[C@@H](CCSC)CC(=O)O@:N 3|beta 4|gamma 5|delta . methyl 2|alpha 1 . O
P beta-homophenylalanine &N[C@@H](Cc1ccccc1)CC(=O)O@:N beta gamma 1 2 3 4 5 6 alpha . . O
P beta-homoproline &N1[C@@H](CCC1)CC(=O)O@:1 2|alpha 3|beta 4|gamma 5|delta . . . O
P beta-homopropargylglycine NC(CC#C)CC(=O)O@:N 3|beta . . . 2|alpha 1 . O
P beta-homoserine &N[C@@H](CO)CC(=O)O@:N 3|beta 4|gamma O 2|alpha 1 . O
P beta-homothreonine &N[C@@H]([C@H](O)C)CC(=O)O@:N 3|beta 4|gamma O 5|delta 2|alpha 1 . O
P beta-homotryptophan &N[C@@H](Cc1c[nH]c2ccccc12)CC(=O)O@:N beta gamma 3 2 1 7a 7 6 5 4 3a alpha . . O
P beta-homotyrosine &N[C@@H](Cc1ccc(cc1)O)CC(=O)O@:N beta gamma 1 2 3 4 5 6 O alpha . . O
P beta-leucine &N[C@@H](C(C)C)CC(=O)O@:N 3|beta 4|gamma 5'|delta' 5|delta 2|alpha 1 . O
P beta-lysine|isolysine NC(CC(=O)(O@))CCCN:. 3 2 1 . . 4 5 6
P beta-myrcene C=CC(CCC=C(C)C)=C
P beta-ocimene C=CC(C)=CCC=C(C)C
P beta-phenylalanine &N[C@@H](c1ccccc1)CC(=O)O@:N beta 1 2 3 4 5 6 alpha . . O
P beta-pinene C12C=3CCC4C156.C24.C5.C6.C3:1 2 3 4 5 6 7 8 9 10
P beta-terpinene C=C1CC=C(C(C)C)CC1
P beta-terpineol CC1(O)CCC(C(=C)C)CC1
P biacetyl C(=O)(C)C(=O)C:1 . 2 1' . 2'
P bibenzyle c1(ccccc1)CCc2ccccc2:1 2 3 4 5 6 alpha alpha' 1' 2' 3' 4' 5' 6'
P biguanidine NC(=N)NNC(=N)N
P biisopropenyl C=C(C(C)=C)C
P biisopropyl CC(C(C)C)C
P biline [nH]1cccc1cc2ccc(n2)cc3ccc(n3)cc4cccn4:21 1 2 3 4 5 6 7 8 9 22 10 11 12 13 14 23 15 16 17 18 19 24
P biotine O@C(=O)CCCC[C@@H]1SC[C@@H]2NC(=O)N[C@H]12
P bismuthonium [BiH4+]
P bismuthoxychloride Cl[Bi]=O
P bispentafluoroethylsulfonylimide|bisperfluoroethylsulfonylimide [N-](S(=O)(=O)C(F)(F)C(F)(F)F)S(=O)(=O)C(F)(F)C(F)(F)F
P bisphenol-a Oc1ccc(cc1)C(C)(C)c2ccc(cc2)O
P bistriflimide|bistrifluoromethanesulfonimide|triflimidate|trifluoromethanesulfonimide [N-](S(=O)(=O)C(F)(F)F)S(=O)(=O)C(F)(F)F
P bisulfide [SH-]
P biurea NC(=O)NNC(N)=O
P boivinose O=CC[C@H](O)[C@@H](O)[C@H](O)C:. 1 2 3 . 4 . 5 . 6
P bombykol OCCCCCCCCC/C=C/C=C\CCC
P boranthrene C1=CC=CC=2B=C3C=CC=CC3=BC12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P borneole C123C4CC5CC1.C25(C)C.C3.O4:1 2 3 4 5 6 7 8 9 10
P borohydride|tetrahydroborate [BH4-]
P bourbonal|ethylvanillin O=Cc1cc(OCC)c(O)cc1:. . 1 2 3 . . . 4 . 5 6
P bromamide|bromamine NBr
P bromimide|dibromamine N(Br)Br
P bromonium [BrH2+]
P bufadienolide C[C@]12CC[C@H]3[C@@H](CCC4CCCC[C@]34C)[C@H]1CC[C@@H]2C=1C=CC(=O)OC1:18 13 12 11 9 8 7 6 5 4 3 2 1 10 19 14 15 16 17 20 22 23 24 . . 21
P busulfan O=S(OCCCCOS(=O)(C)=O)(C)=O
P butoxide|n-butoxide [O-]CCCC:. 1 2 3 4
P butoxylium [O+]CCCC:. 1 2 3 4
P butyrine NC(CC)C(=O)O@:in 2|alpha 3|beta 4|gamma 1
P butyroin CCCC(C(O)CCC)=O
P butyron CCCC(=O)CCC:1 2 3 4 . 5 6 7
P cadaverine NCCCCCN:in 1 2 3 4 5
P caffeine n1(C)c(=O)n(C)c2ncn(C)c2c1=O:1 . 2 . 3 . 4 9 8 7 . 5 6
P campestanol CC(C)[C@H](C)CC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC[C@H]4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C:26 25 27 24 28 23 22 20 21 17 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12 13 18
P camphene C12C(C)(C)C(=C)C(CC2)C1:1 2 . . 3 . 4 5 6 7
P camphorquinone C123C(=O)C(=O)C4CC1.C24(C)C.C3:1 2 . 3 . 4 5 6 7 8 9 10
P canaline &N[C@@H](CCON)C(=O)O@:N 2|alpha 3|beta 4|gamma . . 1 . O
P canavanine &N[C@@H](CCONC(=N)N)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . . 1 . O
P capraldehyde C(=O)CCCCCCCCC:1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
P capramide N@C(=O)CCCCCCCCC:. 1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
P caprinitrile C(#N)CCCCCCCCC:1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
P capriphenone c1@(ccccc1)C(=O)CCCCCCCCC:1' 2' 3' 4' 5' 6' 1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
P caprylon CCCCCCCC(=O)CCCCCCC:1 2 3 4 5 6 7 8 . 9 10 11 12 13 14 15
P carbanolate Clc1cc(c(cc1OC(=O)NC)C)C
P carbazide|carbonohydrazide NNC(=O)NN:1 2 3 . 4 5
P carbazone NNC(=O)N=N:1 2 3 . 4 5
P carbenium [CH3+]
P carbinol CO
P carbodiazone N=NC(=O)N=N:1 2 3 . 4 5
P carbonyldiimidazole C(=O)(n1cncc1)n1cncc1:. . 1 2 3 4 5 1' 2' 3' 4' 5'
P carbostyrile [nH]1c(=O)ccc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a
P carboxyglutamicacid &N[C@@H](CC(C(=O)O)C(=O)O@)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . . O 1 . O
P cardenolide C[C@]12CC[C@H]3[C@@H](CCC4CCCC[C@]34C)[C@H]1CC[C@@H]2C=1COC(=O)C1:18 13 12 11 9 8 7 6 5 4 3 2 1 10 19 14 15 16 17 20 21 . 23 . 22
P catecholate|pyrocatecholate c1([O-])c([O-])cccc1:1 . 2 . 3 4 5 6
P catechole|pyrocatechole c1(O)c(O)cccc1:1 . 2 . 3 4 5 6
P ceph-2-em S1C=CCN2[C@H]1CC2=O:1 2 3 4 5 6 7 8
P cetane CCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
P cetanol OCCCCCCCCCCCCCCCC:. 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
P chi,psi-carotene Cc1c(C)c(C)ccc1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 2 17 3 18 4 5 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P chinoline n1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P chloralformamide ClC(Cl)(Cl)C(O)NC=O
P chloramide NCl
P chlorazin Clc2cc1N(c3c(Sc1cc2)cccc3)CCCN(C)C
P chlorazine Clc1nc(nc(n1)N(CC)CC)N(CC)CC
P chlorimide|dichloramine N(Cl)Cl
P chlorobenzilate Clc1ccc(cc1)C(O)(c2ccc(Cl)cc2)C(=O)OCC
P chlorocholine ClCC[N+](C)(C)C
P chloronium [ClH2+]
P chloropicrin O=[N+](C(Cl)(Cl)Cl)[O-]
P cholanthrene C1Cc2cccc3cc4c5ccccc5ccc4c1c23:1 2 2a 3 4 5 5a 6 6a 6b 7 8 9 10 10a 11 12 12a 12b 12c
P cholesterol CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C:26 25 27 24 23 22 20 21 17 16 15 14 8 7 6 5 4 3 . 2 1 10 19 9 11 12 13 18
P chrom-2-en O1C=CCc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P chrom-3-en O1CC=Cc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P chromocene [CH-]1cccc1.[CH-]1cccc1.[Cr+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P chrysoeriol o1c(cc(=O)c2c(O)cc(O)cc12)c3cc(OC)c(O)cc3:1 2 3 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' . . 4' . 5' 6'
P ciliatine NCCP(=O)(O@)O@:in
P citral CC(C)=CCCC(C)=CC=O:in
P cladinose O=CC[C@@](C)(OC)[C@@H](O)[C@@H](O)C:. 1 2 3 . . . 4 . 5 . 6
P cobaltocene [CH-]1cccc1.[CH-]1cccc1.[Co+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P codeine c1cc(OC)c5c2[C@@]34[C@@H](O5)[C@@H](O)C=C[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P codeinone c1cc(OC)c5c2[C@@]34[C@@H](O5)C(=O)C=C[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P colitose O=C[C@@H](O)C[C@H](O)[C@@H](O)C:. 1 2 . 3 4 . 5 . 6
P coniferol OC/C=C/c1cc(OC)c(O)cc1
P coronene c1cc2ccc3ccc4ccc5ccc6ccc71.c28c3c4c5c6c78:1 2 2a 3 4 4a 5 6 6a 7 8 8a 9 10 10a 11 12 12a 12b 12c 12d 12e 12f 12g
P corrine C12CCc(n1)cc3CCc(n3)cc4CCc(n4)cc5CCC2[nH]5:1 2 3 4 21 5 6 7 8 9 22 10 11 12 13 14 23 15 16 17 18 19 24
P coumarane O1CCc2ccccc12:1 2 3 3a 4 5 6 7 7a
P coumarine|cumarine o1c(=O)ccc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a
P coumarone o1ccc2ccccc12:1 2 3 3a 4 5 6 7 7a
P coumestane c1cccc2OCc3c4ccccc4oc3c12:1 2 3 4 4a 5 6 6a 6b 7 8 9 10 10a 11 11a 11b
P crotonylene CC#CC:1 2 3 4
P cumaldehyde|cuminal|cuminaldehyde O=Cc1ccc(C(C)C)cc1:. . 1 2 3 4 . . . 5 6
P cuminol OCc1ccc(C(C)C)cc1:. . 1 2 3 4 . . . 5 6
P curcumin COc1cc(ccc1O)\C=C\C(=O)CC(=O)\C=C\c1ccc(O)c(OC)c1
P cyanidine [o+]1c(c(O)cc2c(O)cc(O)cc12)c3cc(O)c(O)cc3:1 2 3 . 4 4a 5 . 6 7 . 8 8a 1' 2' 3' . 4' . 5' 6'
P cyanuramide|cyanurotriamide|cyanurotriamine|melamine n1c(N)nc(N)nc1N:1 2 N 3 4 N' 5 6 N''
P cycloleucine NC1(CCCC1)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 1 . O
P cyclopentadienide [CH-]1C=CC=C1:1 2 3 4 5
P cyclopentadienylium [CH+]1C=CC=C1:1 2 3 4 5
P cyclotetraphosphazene N1=PN=PN=PN=P1:1 2 3 4 5 6 7 8
P cyclotriphosphazene N1=PN=PN=P1:1 2 3 4 5 6
P cystathionine &N[C@@H](CCSC[C@@H](C(=O)O@)N)C(=O)O@:. . . . . . . . . O . . . O
P cysteicacid &N[C@@H](CS(=O)(O)=O)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P dansylamide N@S(=O)(=O)c1cccc2c(N(C)C)cccc12
P decaline C1CCCC2CCCCC12:1 2 3 4 4a 5 6 7 8 8a
P delta-terpinene|terpinolene CC1=CCC(=C(C)C)CC1
P dextrose O=C[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO:. 1 2 . 3 . 4 . 5 . 6
P di-iodotyrosine|diiodotyrosine &N[C@@H](Cc1cc(I)c(c(I)c1)O)C(=O)O@:N alpha beta 1 2 3 . 4 5 . 6 O . . O
P diacetonamine CC(CC(C)(N)C)=O
P diacetyldihydromorphine|dihydroheroin c1cc(OC(=O)C)c5c2[C@@]34[C@@H](O5)[C@@H](OC(=O)C)CC[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . . . 4 12 13 5 . 6 . . . . 7 8 14 9 10 11 17 . 16 15
P diacetylmorphine|diamorphine|heroin c1cc(OC(=O)C)c5c2[C@@]34[C@@H](O5)[C@@H](OC(=O)C)C=C[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . . . 4 12 13 5 . 6 . . . . 7 8 14 9 10 11 17 . 16 15
P diazinone S=P(OCC)(OCC)Oc1nc(nc(c1)C)C(C)C
P diazolidinylurea OCN1C(NC(C1(CO)N(C(=O)NCO)CO)=O)=O
P dibenzamide c1ccccc1C(=O)N@C(=O)c2ccccc2
P dibromotyrosine N[C@@H](Cc1cc(Br)c(c(Br)c1)O)C(=O)O@:. alpha beta 1 2 3 . 4 5 . 6 O
P dichlorodiphenyltrichloroethane ClC(C(C1=CC=C(C=C1)Cl)C1=CC=C(C=C1)Cl)(Cl)Cl
P dichlorvos O=P(OC)(OC=C(Cl)Cl)OC
P dicyan N#CC#N
P dicyanamide [N-](C#N)C#N
P dicyclohexylurea C(=O)(NC1CCCCC1)NC1CCCCC1:. . . 1 2 3 4 5 6 . 1' 2' 3' 4' 5' 6'
P diepoxybutane C(O1)C1C(O2)C2:1 . 2 3 . 4
P difluoramine|fluorimide N(F)F
P digitoxose O=CC[C@H](O)[C@H](O)[C@H](O)C:. 1 2 3 . 4 . 5 . 6
P diglyme COCCOCCOC
P dihydrocodeine c1cc(OC)c5c2[C@@]34[C@@H](O5)[C@@H](O)CC[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P dihydrocodeinone|hydrocodone c1cc(OC)c5c2[C@@]34[C@@H](O5)C(=O)CC[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 . . 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P dihydrogenisteine O1CC(C(=O)c2c(O)cc(O)cc12)c3ccc(O)cc3:1 2 3 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' 4' . 5' 6'
P dihydrohydroxycodeinone|oxycodone c1cc(OC)c5c2[C@@]34[C@@H](O5)C(=O)CC[C@](O)3[C@@H](Cc12)N(C)CC4:1 2 3 . . 4 12 13 5 . 6 . 7 8 14 . 9 10 11 17 . 16 15
P dihydromethanophenazine CC(CCOc1ccc2Nc3ccccc3Nc2c1)CC\C=C(/C)CC\C=C(/C)CC\C=C(/C)CCC=C(C)C
P dihydromorphine c1cc(O)c5c2[C@@]34[C@@H](O5)[C@@H](O)CC[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 in 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P dihydromorphinone|hydromorphone c1cc(O)c5c2[C@@]34[C@@H](O5)C(=O)CC[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 in 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P dihydrophloroglucinole C1(=O)C=C(O)CC(O)C1
P dihydropterin n1c(N)[nH]c(=O)c2ncCNc12:1 2 . 3 4 . 4a 5 6 7 8 8a
P dihydroquercetine|taxifoline O1[C@@H]([C@@H](O)C(=O)c2c(O)cc(O)cc12)c3cc(O)c(O)cc3:1 2 3 . 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' . 4' . 5' 6'
P dihydroxyphenylglycine N[C@@H](c1cc(O)cc(O)c1)C(=O)O@:. alpha 1 2 3 . 4 5 . 6
P dimercaprol OCC(S)CS
P dimethoxyethane C(OC)C(OC):1 . . 2
P dimethyl-acetamide|dimethylacetamide CC(=O)N(C)(C):2 1
P dimethylurea C(=O)(NC)NC
P diosmetine o1c(cc(=O)c2c(O)cc(O)cc12)c3cc(O)c(OC)cc3:1 2 3 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' . 4' . . 5' 6'
P diphenylalanine &N[C@@H](C(c1ccccc1)c1ccccc1)C(=O)O@:N alpha beta 1 2 3 4 5 6 1' 2' 3' 4' 5' 6' . . O
P diphenylethylenediamine C(N)(c1ccccc1)C(N)c1ccccc1:. . 1 2 3 4 5 6 . . 1' 2' 3' 4' 5' 6'
P diphosgene O=C(OC(Cl)(Cl)Cl)Cl
P dithianone C1=CC=C2C(=C1)C(=O)C3=C(C2=O)SC(=C(S3)C#N)C#N
P dithioerythritol SC[C@H](O)[C@H](O)CS:. 1 2 . 3 . 4
P dithiothreitol SC[C@@H](O)[C@H](O)CS:. 1 2 . 3 . 4
P dopa O=C(O)[C@@H](N)Cc1ccc(O)c(O)c1:. . . . in
P durene c1(C)c(C)cc(C)c(C)c1:1 . 2 . 3 4 . 5 . 6
P durohydroquinone c1(c(C)c(C)c(O)c(C)c1C)O
P dypnone CC(c1ccccc1)=CC(c2ccccc2)=O
P eicosasphinganine|icosasphinganine OC[C@H](N)[C@H](O)CCCCCCCCCCCCCCCCC:. 1 2 . 3 . 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
P elemicin COc1c(OC)c(OC)cc(CC=C)c1
P enanthon CCCCCCC(=O)CCCCCC:1 2 3 4 5 6 7 . 8 9 10 11 12 13
P epibromohydrin C(Br)C1CO1:1 . 2 3
P epichlorohydrin C(Cl)C1CO1:1 . 2 3
P epifluorohydrin C(F)C1CO1:1 . 2 3
P epiiodohydrin C(I)C1CO1:1 . 2 3
P epsilon,chi-carotene C[C@@]1(C)CCC=C(C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P epsilon,kappa-carotene C[C@@]1(C)CCC=C(C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/CC2(C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P epsilon,phi-carotene C[C@@]1(C)CCC=C(C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2c(C)ccc(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 17' 1' 16'
P erythrene C=CC=C:1 2 3 4
P estratetraenol C[C@@]12C=CC[C@H]1[C@@H]1CCC=3C=C(O)C=CC3[C@H]1CC2:18 13 17 16 15 14 8 7 6 5 4 3 . 2 1 10 9 11 12
P ethoxide [O-]CC:. 1 2
P ethoxylium [O+]CC:. 1 2
P ethylenimine N1CC1:1 2 3
P eugenole c1(c(O)ccc(CC=C)c1)OC:1 2 . 3 4 5 . . . 6 . alpha
P evalose O=C[C@@H](O)[C@@](C)(O)[C@H](O)[C@H](O)C:. 1 2 . 3 . . 4 . 5 . 6
P evernitrose O=CC[C@](C)([N+](=O)[O-])[C@@H](OC)[C@@H](O)C:. 1 2 3 . . . . 4 . . 5 . 6
P farnesol OCC=C(C)CCC=C(C)CCC=C(C)C:. 1 2 3 . 4 5 6 7 . 8 9 10 . . in
P felbinac O@C(=O)Cc1ccc(c2ccccc2)cc1
P felinine &N[C@@H](CSC(C)(C)CCO)C(=O)O@:N 2|alpha 3|beta . . . . . . . 1 . O
P ferrocene [CH-]1cccc1.[CH-]1cccc1.[Fe+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P flav-2-en|flavan-2-en O1C(=CCc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P flav-3-en|flavan-3-en O1C(C=Cc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P flavane O1C(CCc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P fluoramide|fluoramine NF
P fluorocholine OCC[N+](C)(C)CF
P fluoronium [FH2+]
P fluorouracil [nH]1c(=O)Nc(=O)c(F)c1:1 2 . 3 4 . 5 . 6
P formamide|methanamide C(=O)N@:1 . N|in
P formazan N=NC=NN:1 2 3 4 5
P fuculose OCC(=O)[C@H](O)[C@H](O)[C@@H](O)C:. 1 2 . 3 . 4 . 5 . 6
P fulminicacid [O-][N+]#C
P fulvene C1=CC=CC1=C:1 2 3 4 5 6
P furoxane o1[n+]([O-])ccn1:1 2 . 3 4 5
P galactal O1C=C[C@@H](O)[C@@H](O)[C@H]1CO:. 1 2 3 . 4 . 5 6
P gallohydride|tetrahydrogallate [GaH4-]
P gamma,chi-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P gamma,epsilon-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2C(C)=CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P gamma,gamma-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C2C(=C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P gamma,kappa-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/CC2(C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P gamma,phi-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2c(C)ccc(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 17' 1' 16'
P gamma,psi-carotene C[C@@]1(C)CCCC(=C)C1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P gamma-terpinene CC=1CC=C(C(C)C)CC1
P gamma-terpineol CC1(O)CCC(=C(C)C)CC1
P garosamine OC1[C@H](O)[C@@H](NC)[C@@](C)(O)CO1:. 1 2 . 3 . . 4 . . 5
P genisteine o1cc(c(=O)c2c(O)cc(O)cc12)c3ccc(O)cc3:1 2 3 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' 4' . 5' 6'
P genistine o1cc(c(=O)c2c(O)cc(O[C@H]4[C@H](O)[C@@H](O)[C@H](O)[C@@H](CO)O4)cc12)c3ccc(O)cc3:1 2 3 4 . 4a 5 . 6 7 . 1'' 2' . 3'' . 4'' . 5'' 6'' . . 8 8a 1' 2' 3' 4' . 5' 6'
P geranial CC(C)=CCC/C(C)=C/C=O:in
P geraniol CC(C)=CCC/C(C)=C/CO:in
P germylium [GeH3+]
P glucal O1C=C[C@@H](O)[C@H](O)[C@H]1CO:. 1 2 3 . 4 . 5 6
P glucamine NC[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO:. 1 2 . 3 . 4 . 5 . 6
P glutam-1-al N[C@@H](CCC(=O)O@)C=O:in 2|alpha 3|beta 4|gamma 5|delta . . 1
P glutam-1-ol N[C@@H](CCC(=O)O@)CO:in 2|alpha 3|beta 4|gamma 5|delta . . 1
P glutam-4-al N[C@@H](CCC(=O))C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta . 1
P glutam-4-ol N[C@@H](CCC(O))C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta . 1
P glutathion-disulfid|glutathiondisulfid|glutathionedisulfide O=C(N[C@H](C(NCC(O@)=O)=O)CSSC[C@H](NC(CC[C@H](N)C(O@)=O)=O)C(NCC(O@)=O)=O)CC[C@H](N)C(O@)=O
P glyceraldehyde O=CC(O)CO:. 1 2 . 3
P glycero-1-phosphate O=P(O@)(O@)OCC(O)CO:. . . . 1 . . 2 . 3
P glycero-2-phosphate OCC(OP(=O)(O@)O@)CO:1 . . 2 . . . . . 3
P glycero-3-phosphate OCC(O)COP(=O)(O@)O@:1 . . 2 . 3
P glycerone C(O)C(=O)CO:1 . 2 . 3
P glycerose O=C[C@H](O)CO:. 1 2 . 3
P glyme|monoglyme C(OC)COC:1 . . 2
P glyoxal C(=O)C(=O):1 . 2
P glyoxalylamide C(=O)C(=O)N@:2 . 1
P guaiacole c1(c(O)cccc1)OC:1 2 . 3 4 5 6 . alpha
P guanidinium NC(=[NH2+])N:1|N . 2|N'' 3|N'
P guvacine N1CC(C(=O)O)=CCC1
P hadacidine ON(C=O)CC(=O)O@:. . . . . . . O
P halothane C(Cl)(Br)C(F)(F)F:1 . . 2
P hamamelose O=C[C@](CO)(O)[C@H](O)[C@H](O)CO:. 1 2 . . . 3 . 4 . 5
P harmaline c1(C)nCCc2c3ccc(OC)cc3[nH]c12:1 . 2 3 4 4a 4b 5 6 7 . . 8 8a 9 9a
P harmalole c1(C)nCCc2c3ccc(O)cc3[nH]c12:1 . 2 3 4 4a 4b 5 6 7 . 8 8a 9 9a
P harmanamid c1(C(=O)N)nccc2c3ccc(OC)cc3[nH]c12:1 . . . 2 3 4 4a 4b 5 6 7 . . 8 8a 9 9a
P harmane c1(C)nCCc2c3ccccc3[nH]c12:1 . 2 3 4 4a 4b 5 6 7 8 8a 9 9a
P harmine c1(C)nccc2c3ccc(OC)cc3[nH]c12:1 . 2 3 4 4a 4b 5 6 7 . . 8 8a 9 9a
P hemimellitene c1(C)c(C)c(C)ccc1:1 . 2 . 3 . 4 5 6
P hexametapol O=P(N(C)C)(N(C)C)N(C)C
P hexamethyldisilazide C[Si]([N-][Si](C)(C)C)(C)C
P hexamethyleneimine|hexamethylenimine|homopiperidine N1CCCCCC1:1 2 3 4 5 6 7
P hexamethyleneiminium|hexamethyleniminium [NH2+]1CCCCCC1:1 2 3 4 5 6 7
P homoalanine &N[C@@H](CC)C(=O)O@:N 2|alpha 3|beta 4|gamma 1 . O
P homoarginamide N[C@@H](CCCCNC(N)=N)C(=O)N@:in 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 1
P homoarginine &N[C@@H](CCCCNC(N)=N)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 1 . O
P homoasparticacid &N[C@@H](CCC(=O)O@)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta . O 1 . O
P homocitrulline &N[C@@H](CCCCNC(=O)N)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1 . O
P homocysteicacid &N[C@@H](CCS(=O)(O)=O)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . 1 . O
P homoglutamicacid &N[C@@H](CCCC(=O)O@)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . O 1 . O
P homoglutamine &N[C@@H](CCCC(N)=O)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . 1 . O
P homohistidine &N[C@@H](CCc1c[nH]cn1)C(=O)O@:N alpha beta gamma 4 5 1 2 3 . . O
P homohypotaurine NCCCS(=O)O@:in 3|gamma 2|beta 1|alpha
P homoisovanillin O=CCc1cc(O)c(OC)cc1:. . . 1 2 3 . 4 . . 5 6
P homolanthionine &N[C@@H](CCSCC[C@H](N)C(=O)O@)C(=O)O@:. . . . . . . . . . . O . . O
P homoleucine &N[C@@H](CCC(C)C)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6'|epsilon' 6|epsilon 1 . O
P homolysine &N[C@@H](CCCCCN)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta . 1 . O
P homomethionine &N[C@@H](CCCSC)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta . methyl 1 . O
P homomorpholine N1CCOCCC1:4 3 2 1 7 6 5
P homophenylalanine &N[C@@H](CCc1ccccc1)C(=O)O@:N alpha beta gamma 1 2 3 4 5 6 . . O
P homopiperazine N1CCNCCC1:1 2 3 4 5 6 7
P homoproline &N1[C@@H](CCCC1)C(=O)O@:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . O
P homopropargylglycine NC(CCC#C)C(=O)O@:N 2|alpha 3|beta . . . 1 . O
P homoselenohypotaurine NCCC[Se](=O)O@:in 3|gamma 2|beta 1|alpha
P homoselenotaurine NCCC[Se](=O)(=O)O@:in 3|gamma 2|beta 1|alpha
P homotryptophan &N[C@@H](CCc1c[nH]c2ccccc12)C(=O)O@:N alpha beta gamma 3 2 1 7a 7 6 5 4 3a . . O
P homotyrosine &N[C@@H](CCc1ccc(cc1)O)C(=O)O@:N alpha beta gamma 1 2 3 4 5 6 O . . O
P homovanillin O=CCc1cc(OC)c(O)cc1:. . . 1 2 3 . . 4 . 5 6
P hydantoine N1C(=O)NC(=O)C1:1 2 . 3 4 . 5
P hydrazoicacid N=[N+]=[N-]
P hydriodicacid|hydriodide|hydroiodicacid|hydroiodide I
P hydroastaticacid|hydroastatide [AtH]
P hydrobenzoine c1(ccccc1)C(O)C(O)c2ccccc2:1 2 3 4 5 6 . . . . 1' 2' 3' 4' 5' 6'
P hydrobromicacid|hydrobromide Br
P hydrochloricacid|hydrochloride Cl
P hydrocyanicacid|prussicacid C#N
P hydrofluoricacid|hydrofluoride F
P hydroisocyanicacid [NH+]#[C-]
P hydroperoxylium [OH+]O
P hydroxycitronellal CC(CCCC(C)(C)O)CC=O
P hydroxylium|oxylium [OH+]
P hydroxylysine &N[C@@H](CC[C@@H](O)CN)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta . 6|epsilon . 1 . O
P hypotaurine NCCS(=O)O@:in 2|beta 1|alpha
P hypotaurocyamine NC(=N)NCCS(=O)O@
P idoxuridine [C@@H]1(C[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)c(I)c2:1' 2' 3' . 4' 5' . . 1 2 . 3 4 . 5 . 6
P imidazolate [n-]1cncc1:1 2 3 4 5
P imidazolidinylurea OCC1(NC(=O)NCNC(=O)NC2(CO)NC(=O)NC2=O)NC(=O)NC1=O
P ind-1-en C1=CCc2ccccc12:1 2 3 3a 4 5 6 7 7a
P ind-2-en C1C=Cc2ccccc12:1 2 3 3a 4 5 6 7 7a
P indolizidine C1CCN2CCCCC12:1 2 3 4 5 6 7 8 8a
P indoxazene o1ncc2ccccc12:1 2 3 3a 4 5 6 7 7a
P iodamide O=C(O)c1c(I)c(CNC(=O)C)c(I)c(NC(=O)C)c1I
P isatine N1C(=O)C(=O)c2ccccc12:1 2 . 3 . 3a 4 5 6 7 7a
P iso-butoxide|iso-butylate|isobutoxide|isobutylate CC(C)C[O-]
P iso-flav-2-en|iso-flavan-2-en|isoflav-2-en|isoflavan-2-en O1C=C(Cc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P iso-flav-3-en|iso-flavan-3-en|isoflav-3-en|isoflavan-3-en O1CC(=Cc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P iso-flavane|isoflavane O1CC(Cc2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P iso-flavone o1cc(c(=O)c2ccccc12)c3ccccc3:1 2 3 4 . 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P iso-leucine &N[C@@H]([C@@H](C)CC)C(=O)O@:N 2|alpha 3|beta 3' 4|gamma 5|delta 1 . O
P iso-propoxide|isopropoxide CC([O-])C
P iso-serine|isoserine NCC(O)C(=O)O@:N 3|beta 2|alpha . 1 . O
P iso-valine|isovaline &N[C@@](C)(CC)C(=O)O@:N 2|alpha . 3|beta 4|gamma 1 . O
P isoarsindole c1[asH]cc2ccccc12:1 2 3 3a 4 5 6 7 7a
P isoarsindoline C1[AsH]Cc2ccccc12:1 2 3 3a 4 5 6 7 7a
P isoarsinoline c1[as]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isobenzothiofurane c1scc2ccccc12:1 2 3 3a 4 5 6 7 7a
P isobutyron CC(C)C(=O)C(C)C
P isocarbonohydrazide NNC(O)=NN:1 2 . 3 4 5
P isocarbostyrile c(=O)1[nH]ccc2ccccc12:1 . 2 3 4 4a 5 6 7 8 8a
P isochinoline c1nccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isochromenylium c1[o+]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isocoumarine|isocumarine c1(=O)occc2ccccc12:1 . 2 3 4 4a 5 6 7 8 8a
P isocytidine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2c(N)nc(=O)cc2:1' 2' . 3' . 4' 5' . . 1 2 . 3 4 N 5 6
P isocytosine n1c(N)[nH]c(=O)cc1:1 2 . 3 4 . 5 6
P isodiazen [NH2+]=[N-]
P isodurene c1(C)c(C)c(C)cc(C)c1:1 . 2 . 3 . 4 5 . 6
P isoelemicin COc1c(OC)c(OC)cc(C=CC)c1
P isoeugenol c1(c(O)ccc(C=CC)c1)OC:1 2 . 3 4 5 . . . 6 . alpha
P isofulminicacid O[N+]#[C-]
P isoguanine [nH]1c(=O)nc2nc[nH]c2c1N:1 2 . 3 4 9 8 7 5 6
P isoguanosine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2cnc3c(N)[nH]c(=O)nc23:1' 2' . 3' . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
P isolysergamide N@C(=O)[C@@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
P isolysergol OC[C@@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
P isooxazole o1nccc1:1 2 3 4 5
P isooxazolidine O1NCCC1:1 2 3 4 5
P isophosphindole c1[pH]cc2ccccc12:1 2 3 3a 4 5 6 7 7a
P isophosphindoline C1PCc2ccccc12:1 2 3 3a 4 5 6 7 7a
P isophosphinoline c1[p]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isopyridoxal n1c(C)c(O)c(CO)c(C=O)c1:1 2 2' 3 . 4 4' . 5 5' . 6
P isosafrole O1COc2cc(C=CC)ccc12:1 2 3 3a 4 5 1' 2' 3' 6 7 7a
P isoselenazolidine [Se]1NCCC1:1 2 3 4 5
P isoselenochromane C1[Se]CCc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isoselenochromenylium c1[se+]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isoselenourea|isoselenurea|pseudoselenourea|pseudoselenurea NC([SeH])=N:1 . 2 3
P isoselenouronium|isoselenuronium NC([SeH])=[NH2+]:1 . 2 3
P isosemicarbazide NNC(O)=N:1 2 . 3 4
P isotellurazole [te]1nccc1:1 2 3 4 5
P isotellurazolidine [Te]1NCCC1:1 2 3 4 5
P isotellurochromane C1[Te]CCc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isotellurochromenylium c1[te+]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isotellurourea|isotellururea|pseudotellurourea|pseudotellururea NC([TeH])=N:1 . 2 3
P isotellurouronium|isotellururonium NC([TeH])=[NH2+]:1 . 2 3
P isothiochromenylium c1[s+]ccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P isothiouronium|isothiuronium NC(S)=[NH2+]:1 . 2 3
P isothiurea|pseudothiurea NC(S)=N:1 . 2 3
P isouronium NC(O)=[NH2+]:1 . 2 3
P isovaleron CC(C)CC(=O)CC(C)C
P isovanillin O=Cc1cc(O)c(OC)cc1:. . 1 2 3 . 4 . . 5 6
P isoviolanthrene c1cccc2c3ccc4c5ccc6Cc7ccccc7c8ccc9c%10ccc%11Cc12.c3%11c4%10.c59c68:1 2 3 4 4a 4b 5 6 6a 6b 7 8 8a 9 9a 10 11 12 13 13a 13b 14 15 15a 15b 16 17 17a 18 18a 18b 18c 18d 18e
P kappa,chi-carotene C[C@@]1(C)CCCC1(C)C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P kappa,kappa-carotene C[C@@]1(C)CCCC1(C)C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/CC2(C)CCC[C@]2(C)C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P kappa,phi-carotene C[C@@]1(C)CCCC1(C)C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2c(C)ccc(C)c2C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 17' 1' 16'
P kappa,psi-carotene C[C@@]1(C)CCCC1(C)C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 17 2 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P laccerol C(O)CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC:1 . 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
P lactosamine OC1[C@H](N)[C@@H](O)[C@H](O[C@H]2[C@H](O)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:. 1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
P lactose OC1[C@H](O)[C@@H](O)[C@H](O[C@H]2[C@H](O)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:. 1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
P lactosediamine OC1[C@H](N)[C@@H](O)[C@H](O[C@H]2[C@H](N)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:. 1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
P laminine &N[C@@H](CCCC[N+](C)(C)C)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1 . O
P lanthionine &N[C@@H](CSC[C@H](N)C(=O)O@)C(=O)O@:. . . . . . . . . O . . O
P lauron CCCCCCCCCCCC(=O)CCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 . 13 14 15 16 17 18 19 20 21 22 23
P lepidine n1ccc(C)c2ccccc12:1 2 3 4 . 4a 5 6 7 8 8a
P lignocerol C(O)CCCCCCCCCCCCCCCCCCCCCCC:1 . 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
P lutidine n1c(C)cccc1(C):1 2 . 3 4 5 6
P lysergamide N@C(=O)[C@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
P lysergol OC[C@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
P lysopine O=C(O@)[C@H](N[C@H](C(=O)O)CCCCN)C
P m-xylohydroquinone|meta-xylohydroquinone c1(c(C)cc(O)cc1C)O
P meglumine N(C)C[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO:. . 1 2 . 3 . 4 . 5 . 6
P mellitene c1(C)c(C)c(C)c(C)c(C)c1C:1 . 2 . 3 . 4 . 5 . 6
P menthole C12CC3C4CC1.C2.C4(C)C.O3:1 2 3 4 5 6 7 8 9 10
P mercaptopurine n1c[nH]c2nc[nH]c2c1=S:1 2 3 4 9 8 7 5 6
P methamidophos O=P(SC)(N)OC
P methanophenazine CC(CCOc1ccc2nc3ccccc3nc2c1)CC\C=C(/C)CC\C=C(/C)CC\C=C(/C)CCC=C(C)C
P methanopterin n1c2c(=O)[nH]c(N)nc2nc(C)c1[C@@H](C)Nc1ccc(C[C@@H]([C@@H]([C@@H](CO[C@H]2O[C@H](COP(O[C@@H](CCC(O)=O)C(O)=O)(O)=O)[C@H]([C@H]2O)O)O)O)O)cc1:5 4a 4 . 3 2 . 1 8a 8 7 . 6
P methionin-oxid|methionin-sulfoxid|methionineoxide|methioninesulfoxide|methioninoxid|methioninsulfoxid N[C@@H](CCS(=O)C)C(=O)O@:in 2|alpha 3|beta 4|gamma . . methyl 1
P methionin-r-sulfoxid|methionine-r-sulfoxide N[C@@H](CC[S@](=O)C)C(=O)O@:in 2|alpha 3|beta 4|gamma . . methyl 1
P methionin-s-sulfoxid|methionine-s-sulfoxide N[C@@H](CC[S@@](=O)C)C(=O)O@:in 2|alpha 3|beta 4|gamma . . methyl 1
P methioninamine NCCCSC:in 2|alpha 3|beta 4|gamma . methyl
P methoxide C[O-]:1
P methoxychlor COc1ccc(C(c2ccc(OC)cc2)C(Cl)(Cl)Cl)cc1
P methoxylium C[O+]:1
P methylal COCOC
P methyldibromoglutaronitrile C(CC(CBr)(C#N)Br)C#N
P methyleneimine|methylenimine C=N:1
P methyleneiminium|methyleniminium C=[NH2+]:1
P methylselenocysteine N[C@@H](C[Se]C)C(=O)O@:. 2|alpha 3|beta . . 1
P molybdocene [CH-]1cccc1.[CH-]1cccc1.[Mo+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P mono-ethanolamine|monoethanolamine C(O)CN
P mono-iodotyrosine|monoiodotyrosine &N[C@@H](Cc1cc(I)c(cc1)O)C(=O)O@:N alpha beta 1 2 3 . 4 5 6 O . . O
P morphine c1cc(O)c5c2[C@@]34[C@@H](O5)[C@@H](O)C=C[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 in 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P morphinone c1cc(O)c5c2[C@@]34[C@@H](O5)C(=O)C=C[C@H]3[C@@H](Cc12)N(C)CC4:1 2 3 in 4 12 13 5 . 6 . 7 8 14 9 10 11 17 . 16 15
P myriston CCCCCCCCCCCCCC(=O)CCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 . 15 16 17 18 19 20 21 22 23 24 25 26 27
P n-propoxide|propoxide [O-]CCC:. 1 2 3
P naphthaline c1cccc2ccccc12:1|alpha 2|beta 3 4 4a 5 6 7 8 8a
P naphtho-1,2-quinone c1(=O)c(=O)ccc2ccccc12:1 . 2 . 3 4 4a 5 6 7 8 8a
P naphtho-1,4-quinone c1(=O)ccc(=O)c2ccccc12:1 . 2 3 4 . 4a 5 6 7 8 8a
P naphthodiquinone c1(=O)ccc(=O)c2c(=O)ccc(=O)c12:1|alpha . 2|beta 3 4 . 4a 5 . 6 7 8 . 8a
P naringenine O1[C@@H](CC(=O)c2c(O)cc(O)cc12)c3ccc(O)cc3:1 2 3 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' 4' . 5' 6'
P neo-flav-2-en|neo-flavan-2-en|neoflav-2-en|neoflavan-2-en O1C=CC(c2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P neo-flav-3-en|neo-flavan-3-en|neoflav-3-en|neoflavan-3-en O1CC=C(c2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P neo-flavane|neoflavane O1CCC(c2ccccc12)c3ccccc3:1 2 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P neo-flavone o1c(=O)cc(c2ccccc12)c3ccccc3:1 2 . 3 4 4a 5 6 7 8 8a 1' 2' 3' 4' 5' 6'
P neral CC(C)=CCC/C(C)=C\C=O:in
P nerolidol OC(C)(C=C)CCC=C(C)CCC=C(C)C:. . . . . . . . . . . . . . . in
P neuraminamide N@C(=O)C1(O)C[C@H](O)[C@@H](N)[C@@H](O1)[C@H](O)[C@H](O)CO:. 1 . 2 . 3 4 . 5 . 6 . 7 . 8 . 9
P neuraminol OCC1(O)C[C@H](O)[C@@H](N)[C@@H](O1)[C@H](O)[C@H](O)CO:. 1 2 . 3 4 . 5 . 6 . 7 . 8 . 9
P neurine C=C[N+](C)(C)C.[OH-]
P nickelocene [CH-]1cccc1.[CH-]1cccc1.[Ni+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P niobocene [CH-]1cccc1.[CH-]1cccc1.[Nb+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P nitroform C([N+](=O)[O-])([N+](=O)[O-])[N+](=O)[O-]
P nitroglycerin C(C(CO[N+](=O)[O-])O[N+](=O)[O-])O[N+](=O)[O-]
P nitronium O=[N+]=O
P nitrosonium N#[O+]
P nopaline NC(=N)NCCCC(C(=O)O@)NC(C(=O)O@)CCC(=O)O@
P norarginine &N[C@@H](CCNC(N)=N)C(=O)O@:N 2|alpha 3|beta 4|gamma . . omega omega' 1 . O
P norbornene|norbornylene|norcamphene C12C=CC(CC2)C1:1 2 3 4 5 6 7
P norcitrulline &N[C@@H](CCNC(=O)N)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . 1 . O
P norcysteine &N[C@@H](S)C(=O)O@:N 2|alpha . 1 . O
P norharmine c1nccc2c3ccc(OC)cc3[nH]c12:1 2 3 4 4a 4b 5 6 7 . . 8 8a 9 9a
P nortyrosine &N[C@@H](c1ccc(cc1)O)C(=O)O@:N alpha 1 2 3 4 5 6 O . . O
P nucleocidine [C@@H]1([C@H](O)[C@H](O)[C@@](F)(COS(=O)(=O)N)O1)n2cnc3c(N)ncnc23:1' 2' . 3' . 4' . 5' . . . . . . 9 8 7 5 6 . 1 2 3 4
P o-homovanillin O=CCc1c(O)c(OC)ccc1:. . . 1 2 . 3 . . 4 5 6
P o-vanillin O=Cc1c(O)c(OC)ccc1:. . 1 2 . 3 . . 4 5 6
P o-xylohydroquinone|ortho-xylohydroquinone c1(c(C)c(C)c(O)cc1)O
P octopine NC(=N)NCCCC(C(=O)O@)NC(C)C(=O)O@
P orotidine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . 4' 5' . . 1 2 . 3 4 . 5 6
P osmocene [CH-]1cccc1.[CH-]1cccc1.[Os+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P ovalene c1cc2ccc3ccc4cc5ccc6ccc7ccc8cc91.c19c2c3c4c9c5c6c7c8c19:1 2 2a 3 4 4a 5 6 6a 7 7a 8 9 9a 10 11 11a 12 13 13a 14 14a 14b 14c 14d 14e 14f 14g 14h 14i 14j 14k
P oxaldehyde C(=O)C=O:1 . 2
P oxybenzone O=C(c1ccc(OC)cc1O)c2ccccc2
P p-xylohydroquinone|para-xylohydroquinone c1(c(C)cc(O)c(C)c1)O
P palmiton CCCCCCCCCCCCCCCC(=O)CCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 . 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
P pantetheine O=C(NCCC(NCCS)=O)[C@H](O)C(C)(C)CO
P panthenol|pantothenol OCCCNC([C@H](O)C(C)(C)CO)=O
P pantonine &N[C@@H](C(C)(C)CO)C(=O)O@:N alpha beta . . . . . . O
P paracetamole N(C(=O)C)c1ccc(O)cc1:. . . . 1 2 3 4 . 5 6
P paratose O=C[C@H](O)C[C@H](O)[C@H](O)C:. 1 2 . 3 4 . 5 . 6
P paraxanthine n1(C)c(=O)[nH]c2ncn(C)c2c1=O:1 . 2 . 3 4 9 8 7 . 5 6
P pen-2-em S1C=CN2[C@H]1CC2=O:1 2 3 4 5 6 7
P penicillamine &N[C@@H](C(C)(C)S)C(=O)O@:N 2|alpha 3|beta . . . 1 . O
P pentaguanide NC(=N)NC(=N)NC(=N)NC(=N)NC(=N)N:1 . 2 3 . 4 5 . 6 7 . 8 9 . 10 11
P pentauret NC(=O)NC(=O)NC(=O)NC(=O)NC(=O)N:1 2 . 3 4 . 5 6 . 7 8 . 9 10 . 11
P pentazocine OC1=CC(C2(C)C(C)C(C3)N(C/C=C(C)\C)CC2)=C3C=C1
P peroxylium O[O+]
P phenanthrazine c1cccc2c3ccccc3c4nc5c6ccccc6c7ccccc7c5nc4c12:1 2 3 4 4a 4b 5 6 7 8 8a 8b 9 9a 9b 10 11 12 13 13a 13b 14 15 16 17 17a 17b 18 18a 18b
P phenarsazine|phenarsazinine|phenoarsazine c1cccc2nc3ccccc3[as]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenolate c1(ccccc1)[O-]:1 2 3 4 5 6
P phenophosphazine|phenophosphazinine c1cccc2nc3ccccc3[p]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenotellurazine c1cccc2[te]c3ccccc3[nH]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenothiarsine|phenothiarsinine c1cccc2sc3ccccc3[asH]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxantimonine|phenoxastibinine c1cccc2oc3ccccc3[sbH]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxaphosphine|phenoxaphosphinine c1cccc2oc3ccccc3[pH]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxarsine|phenoxarsinine c1cccc2oc3ccccc3[asH]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxaselenine c1cccc2oc3ccccc3[se]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxatellurine c1cccc2oc3ccccc3[te]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phenoxid [O-]c1ccccc1:. 1 2 3 4 5 6
P phenoxylium [O+]c1ccccc1:. 1 2 3 4 5 6
P phi,chi-carotene Cc1c(C)ccc(C)c1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/c2ccc(C)c(C)c2C:16 1 2 17 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 4' 3' 18' 2 17' 1' 16'
P phi,psi-carotene Cc1c(C)ccc(C)c1/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CC/C=C(C)/C:16 1 2 17 3 4 5 18 6 7 8 9 19 10 11 12 13 20 14 15 15' 14' 13' 20' 12' 11' 10' 9' 19' 8' 7' 6' 5' 18' 4' 3' 2 1' 17' 16'
P phloroglucinole c1(O)cc(O)cc(O)c1:1 . 2 3 . 4 5 . 6
P phlorol c1(c(CC)cccc1)O
P phosphanthrene c1cccc2[p]c3ccccc3[p]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P phosphanthridine c1cccc2[p]cc3ccccc3c12:1 2 3 4 4a 5 6 6a 7 8 9 10 10a 10b
P phosphindole [pH]1ccc2ccccc12:1 2 3 3a 4 5 6 7 7a
P phosphindoline P1CCc2ccccc12:1 2 3 3a 4 5 6 7 7a
P phosphindolizidine C1CCP2CCCCC12:1 2 3 4 5 6 7 8 8a
P phosphindolizine c1cc[p]2ccccc12:1 2 3 4 5 6 7 8 8a
P phosphinoline [p]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P phosphorousoxybromide|phosphorusoxybromide P(=O)(Br)(Br)Br
P phosphorousoxychloride P(=O)(Cl)(Cl)Cl
P phosphorousoxyfluoride|phosphorusoxyfluoride P(=O)(F)(F)F
P phosphorousoxyiodide|phosphorusoxyiodide P(=O)(I)(I)I
P phytantriol CC(C)CCCC(C)CCCC(C)CCCC(C)(O)C(O)CO
P phytosphingosine OC[C@H](N)[C@H](O)[C@H](O)CCCCCCCCCCCCCC:. 1 2 . 3 . 4 . 5 6 7 8 9 10 11 12 13 14 15 16 17 18
P piaselenole|piazselenole n1[se]nc2ccccc12:1 2 3 3a 4 5 6 7 7a
P piazthiole n1snc2ccccc12:1 2 3 3a 4 5 6 7 7a
P picene c1cccc2ccc3c4ccc5ccccc5c4ccc3c21:1 2 3 4 4a 5 6 6a 6b 7 8 8a 9 10 11 12 12a 12b 13 14 14a 14b
P pinacolone CC(C(C)(C)C)=O:1
P pinoline C1NCCc2c3cc(OC)ccc3[nH]c12:1 2 3 4 4a 4b 5 6 . . 7 8 8a 9 9a
P piperylene C=CC=CC:1 2 3 4 5
P pleiadene c1ccc2cccc3cc4ccccc4cc51.c235:1 2 3 3a 4 5 6 6a 7 7a 8 9 10 11 11a 12 12a 12b
P plumbocene [CH-]1cccc1.[CH-]1cccc1.[Pb+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P plumbylium [PbH3+]
P prehnitene c1(C)c(C)c(C)c(C)cc1:1 . 2 . 3 . 4 . 5 6
P pristane CC(C)CCCC(C)CCCC(C)CCCC(C)C
P propargylglycine NC(CC#C)C(=O)O@:N 2|alpha . . . 1 . O
P propioin|propionoin CCC(C(O)CC)=O
P propione|propionon CCC(=O)CC:1 2 3 . 4 5
P propoxylium [O+]CCC:. 1 2 3
P propylthiouracil [nH]1c(=S)Nc(=O)cc1CCC:1 2 . 3 4 . 5 6
P pseudocumene c1(C)c(C)cc(C)cc1:1 . 2 . 3 4 . 5 6
P pseudocumohydroquinone c1(c(C)c(C)c(O)c(C)c1)O
P pseudourea NC(O)=N:1 . 2 3
P pterin n1c(N)[nH]c(=O)c2nccnc12:1 2 . 3 4 . 4a 5 6 7 8 8a
P pyranthrene c1cccc2c3cc4ccc5cc6ccccc6c6cc7ccc8cc12.c38c7c4c56:1 2 3 4 4a 4b 5 5a 6 7 7a 8 8a 9 10 11 12 12a 12b 13 13a 14 15 15a 16 16a 15b 15c 15d 15e
P pyridate O=C(SCCCCCCCC)Oc2cc(Cl)nnc2c1ccccc1
P pyridoxal n1c(C)c(O)c(C=O)c(CO)c1:1 2 2' 3 . 4 4' . 5 5' . 6
P pyridoxal-p n1c(C)c(O)c(C=O)c(COP(=O)(O@)O@)c1:1 2 2' 3 . 4 4' . 5 5' . . . . . 6
P pyridoxamin-p|pyridoxamine-p n1c(C)c(O)c(CN)c(COP(=O)(O@)O@)c1:1 2 2' 3 . 4 4' . 5 5' . . . . . 6
P pyridoxamine n1c(C)c(O)c(CN)c(CO)c1:1 2 2' 3 . 4 4' . 5 5' . 6
P pyridoxin-p|pyridoxine-p|pyridoxol-p n1c(C)c(O)c(CO)c(COP(=O)(O@)O@)c1:1 2 2' 3 . 4 4' . 5 5' . . . . . 6
P pyridoxine|pyridoxol n1c(C)c(O)c(CO)c(CO)c1:1 2 2' 3 . 4 4' . 5 5' . 6
P pyrogallole c1(O)c(O)c(O)ccc1:1 . 2 . 3 . 4 5 6
P pyroglutamal N1[C@@H](CCC1=O)C=O:in 2|alpha 3|beta 4|gamma 5|delta . 1
P pyroglutamide N1[C@@H](CCC1=O)C(=O)N@:in 2|alpha 3|beta 4|gamma 5|delta . 1
P pyroglutamol N1[C@@H](CCC1=O)CO:in 2|alpha 3|beta 4|gamma 5|delta . 1
P pyrrolidone N1C(=O)CCC1:1 2 . 3 4 5
P pyrrolizidine C1CCN2CCCC12:1 2 3 4 5 6 7 7a
P pyrrolysine &N[C@@H](CCCCNC([C@H]1[C@H](C)CC=N1)=O)C(=O)O@:N alpha beta gamma delta epsilon . . . . . . . . . . . O
P quercetine o1c(c(O)c(=O)c2c(O)cc(O)cc12)c3cc(O)c(O)cc3:1 2 3 . 4 . 4a 5 . 6 7 . 8 8a 1' 2' 3' . 4' . 5' 6'
P quinaldine n1c(C)ccc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a
P quinolizidine C1CCCN2CCCCC12:1 2 3 4 5 6 7 8 9 9a
P resorcin|resorcinole c1(O)cc(O)ccc1:1 . 2 3 . 4 5 6
P resveratrol c1(cc(O)cc(O)c1)C=Cc2ccc(O)cc2:1 2 3 . 4 5 . 6 alpha beta 1' 2' 3' 4' . 5' 6'
P rhamnulose OCC(=O)[C@@H](O)[C@H](O)[C@@H](O)C:. 1 2 . 3 . 4 . 5 . 6
P rhapontigenin c1(cc(O)cc(O)c1)C=Cc2cc(O)c(OC)cc2:1 2 3 . 4 5 . 6 alpha beta 1' 2' 3' . 4' . . 5' 6'
P rhodinal C=C(C)CCC[C@H](C)CC=O
P rhodinose O=CCC[C@H](O)[C@@H](O)C:. 1 2 3 4 . 5 . 6
P ribosylthymine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' . 3' . 4' 5' . . 1 2 . 3 4 . 5 alpha 6
P rubicene c1ccc2c3ccccc3c3c4cccc5c6ccccc6c6c71.c237.c456:1 2 3 3a 3b 4 5 6 7 7a 7b 7c 8 9 10 10a 10b 11 12 13 14 14a 14b 14c 14d 14e
P rutinose O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO[C@H]2[C@H](O)[C@H](O)[C@@H](O)[C@@H](O2)C:. 1 2 . 3 . 4 . 5 . 6 . 1' 2' . 3' . 4' . 5' . 6'
P saccharin S1(=O)(=O)NC(=O)c2ccccc12:1 . . 2 3 . 3a 4 5 6 7 7a
P saccharopine &N[C@@H](CCCCN[C@H](C(=O)O)CCC(=O)O)C(=O)O@:N 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . . . . . . . 1 . O
P safrole O1COc2cc(CC=C)ccc12:1 2 3 3a 4 5 1' 2' 3' 6 7 7a
P saligenin OCc1ccccc1O
P sarin CP(OC(C)C)(F)=O
P sec-butoxide|sec-butylate|secbutoxide|secbutylate CC([O-])CC
P selenanthrene c1cccc2[se]c3ccccc3[se]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P selenilimine [SeH2]=N
P seleniumoxybromide Br[Se](Br)=O
P seleno-cystamine|selenocystamine NCC[Se][Se]CCN:in
P seleno-cysteamine|selenocysteamine NCC[SeH]:in 2|alpha 3|beta
P seleno-cysteicacid|selenocysteicacid &N[C@@H](C[Se](=O)(O)=O)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P seleno-cysteine &N[C@@H](C[SeH])C(=O)O@:N 2|alpha 3|beta . 1 . O
P seleno-cystine|selenocystine C([C@@H](C(=O)O@)N)[Se][Se]C[C@@H](C(=O)O@)N
P seleno-ethionine|selenoethionine &N[C@@H](CC[Se]CC)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . 1 . O
P seleno-homocysteine|selenohomocysteine &N[C@@H](CC[Se])C(=O)O@:N 2|alpha 3|beta 4|gamma . 1 . O
P seleno-hypotaurine|selenohypotaurine NCC[Se](=O)O@:in 2|beta 1|alpha
P seleno-methionine|selenomethionine &N[C@@H](CC[Se]C)C(=O)O@:N 2|alpha 3|beta 4|gamma . methyl 1 . O
P seleno-taurine|selenotaurine NCC[Se](=O)(=O)O@:in 2|beta 1|alpha
P selenochromane [Se]1CCCc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P selenochromenylium [se+]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P selenofurane [se]1cccc1:1 2 3 4 5
P selenohomomorpholine N1CC[Se]CCC1:4 3 2 1 7 6 5
P selenomethionin-oxid|selenomethionin-selenoxid|selenomethionineoxide|selenomethionineselenoxide|selenomethioninoxid|selenomethioninselenoxid N[C@@H](CC[Se](=O)C)C(=O)O@:in 2|alpha 3|beta 4|gamma . . methyl 1
P selenonium [SeH3+]
P selenoximide|selenoximine [SeH2](=O)=N
P selenuronium [NH2+]=C([Se])N:1 . 2 3
P semioxamazide NC(C(NN)=O)=O
P silylium [SiH3+]
P skatole [nH]1cc(C)c2ccccc12:1 2 3 . 3a 4 5 6 7 7a
P sn-glycero-1-phosphate O=P(O@)(O@)OC[C@@H](O)CO:. . . . 1 . . 2 . 3
P sn-glycero-2-phosphate OC[C@@H](OP(=O)(O@)O@)CO:1 . . 2 . . . . . 3
P soman CP(OC(C(C)(C)C)C)(F)=O
P sorbitol OC[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO:. 1 2 . 3 . 4 . 5 . 6
P sphinganine OC[C@H](N)[C@H](O)CCCCCCCCCCCCCCC:. 1 2 . 3 . 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
P sphingosine OC[C@H](N)[C@H](O)/C=C/CCCCCCCCCCCCC:. 1 2 . 3 . 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
P spiro-9,9'-bifluorene c1cccc2c3ccccc3C4(c5ccccc5c6ccccc64)c12:1 2 3 4 4a 4b 5 6 7 8 8a 9|9' 9a' 1' 2' 3' 4' 4a' 4b' 5' 6' 7' 8' 8a' 9a
P squalane CC(C)CCCC(C)CCCC(C)CCCCC(C)CCCC(C)CCCC(C)C
P stannylium [SnH3+]
P statine N[C@@H](CC(C)C)[C@@H](O)CC(O@)=O:in 4 5 6 . . 3 . 2 1
P stearon CCCCCCCCCCCCCCCCCC(=O)CCCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 . 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35
P stibogluconate O.O.O.O.O.O.O.O.O.[C@@H]1(O[Sb]2(O)(O[C@@H](C([O-])=O)[C@H]1O2)O[Sb]12([O-])O[C@@H](C([O-])=O)[C@@H](O1)[C@H](O2)[C@H](O)CO)[C@H](O)CO
P streptose O=C[C@H](O)[C@](C=O)(O)[C@@H](O)C:. 1 2 . 3 . . . 4 . 5
P strombine N(C(C)C(=O)O@)CC(=O)O@:in
P styrol C=Cc1ccccc1:alpha beta 1 2 3 4 5 6
P sulfimide [SH2]=N
P sulfol-2-en S1(=O)(=O)C=CCC1:1 . . 2 3 4 5
P sulfol-3-en S1(=O)(=O)CC=CC1:1 . . 2 3 4 5
P sulfolane S1(=O)(=O)CCCC1:1 . . 2 3 4 5
P sydnone O1[N-][NH+]=CC1(=O):1 2 3 4 5
P sym-triazole [nH]1ncnc1:1 2 3 4 5
P t-amoxide|t-amylate|t-pentoxide|t-pentylate|tert-amoxide|tert-amylate|tert-pentoxide|tert-pentylate|tertamoxide|tertamylate|tertiary-amoxide|tertiary-amylate|tertiary-pentoxide|tertiary-pentylate|tertiaryamoxide|tertiaryamylate|tertiarypentoxide|tertiarypentylate|tertpentoxide|tertpentylate CCC(C)(C)[O-]
P t-butoxide|t-butylate|tbutoxide|tert-butoxide|tert-butylate|tertbutoxide|tertbutylate|tertiary-butoxide|tertiary-butylate|tertiarybutoxide|tertiarybutylate CC(C)(C)[O-]
P t-butylalanine|tert-butylalanine|tertbutylalanine|tertiary-butylalanine|tertiarybutylalanine &N[C@@H](CC(C)(C)C)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P t-butylglycine|tert-butylglycine|tertbutylglycine|tertiary-butylglycine|tertiarybutylglycine NC(C(C)(C)C)C(=O)O@:N 2|alpha . . . . 1 . O
P t-leucine|tert-leucine|tertiary-leucine|tertiaryleucine|tertleucine &N[C@@H](C(C)(C)C)C(=O)O@:N alpha beta . . . . . O
P tabun O=P(C#N)(N(C)C)OCC
P taurocyamine NC(=N)NCCS(=O)(=O)O@
P tauropine N(C(C)C(=O)O@)CCS(=O)(=O)O@:in
P telluranthrene c1cccc2[te]c3ccccc3[te]c12:1 2 3 4 4a 5 5a 6 7 8 9 9a 10 10a
P tellurilimine [TeH2]=N
P telluro-cysteicacid|tellurocysteicacid &N[C@@H](C[Te](=O)(O)=O)C(=O)O@:N 2|alpha 3|beta . . . . 1 . O
P telluro-cysteine|tellurocysteine &N[C@@H](C[TeH])C(=O)O@:N 2|alpha 3|beta . 1 . O
P telluro-cystine|tellurocystine C([C@@H](C(=O)O@)N)[Te][Te]C[C@@H](C(=O)O@)N
P telluro-ethionine|telluroethionine &N[C@@H](CC[Te]CC)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . 1 . O
P telluro-homocysteine|tellurohomocysteine &N[C@@H](CC[Te])C(=O)O@:N 2|alpha 3|beta 4|gamma . 1 . O
P telluro-methionine|telluromethionine &N[C@@H](CC[Te]C)C(=O)O@:N 2|alpha 3|beta 4|gamma . methyl 1 . O
P tellurochromane [Te]1CCCc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P tellurochromenylium [te+]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P tellurofurane [te]1cccc1:1 2 3 4 5
P tellurohomomorpholine N1CC[Te]CCC1:4 3 2 1 7 6 5
P telluromethionin-oxid|telluromethionin-telluroxid|telluromethionineoxide|telluromethioninetelluroxide|telluromethioninoxid|telluromethionintelluroxid N[C@@H](CC[Te](=O)C)C(=O)O@:in 2|alpha 3|beta 4|gamma . . methyl 1
P telluromorpholine N1CC[Te]CC1:4 3 2 1 6 5
P telluronium [TeH3+]
P telluroximide|telluroximine [TeH2](=O)=N
P tellururonium [NH2+]=C([Te])N:1 . 2 3
P tetrabromoaluminate Br[Al-](Br)(Br)Br
P tetrabromogallate Br[Ga-](Br)(Br)Br
P tetrachloroaluminate Cl[Al-](Cl)(Cl)Cl
P tetrachlorogallate Cl[Ga-](Cl)(Cl)Cl
P tetrafluoroaluminate F[Al-](F)(F)F
P tetrafluorogallate F[Ga-](F)(F)F
P tetraglyme COCCOCCOCCOCCOC
P tetraguanide NC(=N)NC(=N)NC(=N)NC(=N)N:1 . 2 3 . 4 5 . 6 7 . 8 9
P tetrahydropterin n1c(N)[nH]c(=O)c2NCCNc12:1 2 . 3 4 . 4a 5 6 7 8 8a
P tetraiodoaluminate I[Al-](I)(I)I
P tetraiodogallate I[Ga-](I)(I)I
P tetrauret NC(=O)NC(=O)NC(=O)NC(=O)N:1 2 . 3 4 . 5 6 . 7 8 . 9
P tetrazolylglycine NC(c1nnnn1)C(=O)O@:. 2|alpha . . . . . 1
P theanine &N[C@@H](CCC(=O)NCC)C(=O)O@:N 2|alpha 3|beta 4|gamma . . . . . 1 . O
P thebenidine c1ccc2ncc3cccc4ccc1c2c34:1 2 3 3a 4 5 5a 6 7 8 8a 9 10 10a 10b 10c
P theobromine [nH]1c(=O)n(C)c2ncn(C)c2c1=O:1 2 . 3 . 4 9 8 7 . 5 6
P theophylline n1(C)c(=O)n(C)c2nc[nH]c2c1=O:1 . 2 . 3 . 4 9 8 7 5 6
P thiahomomorpholine|thiohomomorpholine N1CCSCCC1:4 3 2 1 7 6 5
P thiamorpholine N1CCSCC1:4 3 2 1 6 5
P thiaproline|thioproline &N1[C@@H](CSC1)C(=O)O@:1 2|alpha 3|beta 4|gamma 5|delta . . O
P thiochromenylium [s+]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a
P thioinosine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2cnc3c([sH])ncnc23:1' 2' . 3' . 4' 5' . . 9 8 7 5 6 . 1 2 3 4
P thiosinamine S=C(N)NCC=C
P thiuronium [NH2+]=C(S)N:1 . 2 3
P thymohydroquinone c1(c(C(C)C)cc(O)c(C)c1)O
P thyroxine &N[C@@H](Cc1cc(I)c(c(I)c1)Oc2cc(I)c(c(I)c2)O)C(=O)O@:N alpha beta . . . . . . . . . . . . . . . . . . . . O
P titanocene [CH-]1cccc1.[CH-]1cccc1.[Ti+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P tolane c1(ccccc1)C#Cc2ccccc2:1 2 3 4 5 6 . . 1' 2' 3' 4' 5' 6'
P toluene-diisocyanate Cc1c(N=C=O)cc(N=C=O)cc1
P toluhydroquinone c1(c(C)cc(O)cc1)O
P toluol c1(ccccc1)C:1 2 3 4 5 6 alpha
P tri-iodothyronine|triiodothyronine &N[C@@H](Cc1cc(I)c(c(I)c1)Oc2cc(I)c(cc2)O)C(=O)O@:N alpha beta 1 2 3 . 4 5 . 6 . 1' 2' 3' . 4' 5' 6' . . . O
P triacetamide CC(=O)N(C(=O)C)C(=O)C
P triacetin CC(OCC(OC(C)=O)COC(C)=O)=O
P tribenzamide c1ccccc1C(=O)N(C(=O)c2ccccc2)C(=O)c3ccccc3
P tributyrin O=C(OCC(COC(CCC)=O)OC(CCC)=O)CCC
P trichlorohydrin ClCC(Cl)CCl
P tricine N(CC(=O)O@)C(CO)(CO)CO:in
P triclofos O=P(O)(OCC(Cl)(Cl)Cl)O
P triethylcholine OCC[N+](CC)(CC)CC
P triflimide N(S(=O)(=O)C(F)(F)F)S(=O)(=O)C(F)(F)F
P trifluorothymidine [C@@H]1(C[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)c(C(F)(F)F)c2:1' 2' 3' . 4' 5' . . 1 2 . 3 4 . 5 alpha . . . 6
P triglyme COCCOCCOCCOC
P triguanide NC(=N)NC(=N)NC(=N)N:1 . 2 3 . 4 5 . 6 7
P trilaurin O=C(OCC(OC(=O)CCCCCCCCCCC)COC(=O)CCCCCCCCCCC)CCCCCCCCCCC
P trimethylglycine C[N+](C)(C)CC(=O)[O-]:. . . . 2|alpha 1
P trimyristin CCCCCCCCCCCCCC(OCC(OC(CCCCCCCCCCCCC)=O)COC(CCCCCCCCCCCCC)=O)=O
P trinaphthylene c1cccc2cc3c4cc5ccccc5cc4c4cc5ccccc5cc4c3cc12:1 2 3 4 4a 5 5a 5b 6 6a 7 8 9 10 10a 11 11a 11b 12 12a 13 14 15 16 16a 17 17a 17b 18 18a
P trinitrotoluene Cc1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]:alpha 1 2 . . . 3 4 . . . 5 6
P triolein O=C(CCCCCCC/C=C\CCCCCCCC)OCC(COC(CCCCCCC/C=C\CCCCCCCC)=O)OC(CCCCCCC/C=C\CCCCCCCC)=O
P trioxygen O=[O+][O-]
P tripalmitin CCCCCCCCCCCCCCCC(OCC(OC(CCCCCCCCCCCCCCC)=O)COC(CCCCCCCCCCCCCCC)=O)=O
P tripentaerythritol OCC(CO)(COCC(CO)(COCC(CO)(CO)CO)CO)CO
P triphenodioxazine c1cccc2oc3cc4nc5ccccc5oc4cc3nc12:1 2 3 4 4a 5 5a 6 6a 7 7a 8 9 10 11 11a 12 12a 13 13a 14 14a
P triphenodithiazine c1cccc2sc3cc4nc5ccccc5sc4cc3nc12:1 2 3 4 4a 5 5a 6 6a 7 7a 8 9 10 11 11a 12 12a 13 13a 14 14a
P triphosgene ClC(Cl)(OC(OC(Cl)(Cl)Cl)=O)Cl
P triptane CC(C)(C)C(C)C
P tristearin CCCCCCCCCCCCCCCCCC(OCC(OC(CCCCCCCCCCCCCCCCC)=O)COC(CCCCCCCCCCCCCCCCC)=O)=O
P tritane C(c1ccccc1)(c1ccccc1)c1ccccc1:. 1 2 3 4 5 6 1' 2' 3' 4' 5' 6' 1'' 2'' 3'' 4'' 5'' 6''
P triuret NC(=O)NC(=O)NC(=O)N:1 2 . 3 4 . 5 6 . 7
P trometamol|tromethamine|tromethane NC(CO)(CO)CO
P tyvelose O=C[C@@H](O)C[C@H](O)[C@H](O)C:. 1 2 . 3 4 . 5 . 6
P uracile [nH]1c(=O)[nH]c(=O)cc1:1 2 . 3 4 . 5 6
P urazole N1NC(=O)NC1=O:1 2 3 . 4 5
P uric [nH]1c(=O)[nH]c2[nH]c(=O)[nH]c2c1=O:1 2 . 3 4 9 8 . 7 5 6
P uronium [NH2+]=C(O)N:1 . 2 3
P v-triazine n1nnccc1:1 2 3 4 5 6
P valeron CCCCC(=O)CCCC:1 2 3 4 5 . 6 7 8 9
P vanadocene [CH-]1cccc1.[CH-]1cccc1.[V+2]:1 2 3 4 5 1' 2' 3' 4' 5'
P veratrole c1(c(OC)cccc1)OC:1 2 . alpha' 3 4 5 6 . alpha
P vinylene C#C:1 2
P violanthrene c1cccc2Cc3ccc4c5ccc6Cc7ccccc7c8ccc9c%10ccc%11c12.c3%11c4%10.c59c68:1 2 3 4 4a 5 5a 6 7 7a 7b 8 9 9a 10 10a 11 12 13 14 14a 14b 15 16 16a 16b 17 18 18a 18b 18c 18d 18e 18f
P wybutosine [C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)n2cnc3c(=O)n4c(CC[C@@H](C(=O)OC)NC(=O)OC)c(C)nc4n(C)c32:1' 2' . 3' . 4' 5' . . 3 2 1 9a 9 . 8 7 gamma beta alpha . . . . . . . . . 6 . 5 4a 4 . 3a
P xanthylium c1cccc2[o+]c3ccccc3cc12:1 2 3 4 4a 10 10a 5 6 7 8 8a 9 9a
P zingerone O=C(C)CCc1cc(OC)c(O)cc1
P zirconocene [CH-]1cccc1.[CH-]1cccc1.[Zr+2]:1 2 3 4 5 1' 2' 3' 4' 5'
R 1-formazano *N=NC=NN:1 2 3 4 5
R 1-isothioureido|isothioureido *NC(S)=N:1 . 2 3
R 1-isoureido|isoureido *NC(O)=N:1 . 2 3
R 3'-guanylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . 3' . . . . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
R 3'-isocytidylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2c(N)nc(=O)cc2:1' 2' . 3' . . . . 4' 5' . . 1 2 N 3 4 . 5 6
R 3'-isoguanylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2cnc3c(N)[nH]c(=O)nc23:1' 2' . 3' . . . . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
R 3'-orotidylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . . . . 4' 5' . . 1 2 . 3 4 . 5 6
R 3'-pseudouridylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)c2c[nH]c(=O)[nH]c2(=O):1' 2' . 3' . . . . 4' 5' . . 5 6 1 2 . 3 4
R 3'-thymidylyl [C@@H]1(C[C@H](OP*(=O)O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' 3' . . . . 4' 5' . . 1 2 . 3 4 . 5 alpha 6
R 3'-uridylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . 3' . . . . 4' 5' . . 1 2 . 3 4 . 5 6
R 3'-xanthylyl [C@@H]1([C@H](O)[C@H](OP*(=O)O)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . 3' . . . . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
R 3-isothioureido *N=C(S)N:3 . 2 1
R 3-isoureido *N=C(O)N:3 . 2 1
R 5'-guanosyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . 3' . 4' 5' . 9 8 7 5 6 . 1 2 . 3 4
R 5'-guanylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . 3' . 4' 5' . . . . . 9 8 7 5 6 . 1 2 . 3 4
R 5'-isocytidyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2c(N)nc(=O)cc2:1' 2' . 3' . 4' 5' . 1 2 . 3 4 N 5 6
R 5'-isocytidylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2c(N)nc(=O)cc2:1' 2' . 3' . 4' 5' . . . . . 1 2 N 3 4 . 5 6
R 5'-isoguanosyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2cnc3c(N)[nH]c(=O)nc23:1' 2' . 3' . 4' 5' . 9 8 7 5 6 . 1 2 . 3 4
R 5'-isoguanylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2cnc3c(N)[nH]c(=O)nc23:1' 2' . 3' . 4' 5' . . . . . 9 8 7 5 6 . 1 2 . 3 4
R 5'-orotidyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . 4' 5' . 1 2 . 3 4 . 5 6
R 5'-orotidylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . 4' 5' . . . . . 1 2 . 3 4 . 5 6
R 5'-p-pyridoxylidene *=Cc1c(COP(=O)(O)O)cnc(C)c1O:4' 4 5 5' . . . . . 6 1 2 2' 3
R 5'-p-pyridoxyl|p-pyridoxyl *Cc1c(COP(=O)(O)O)cnc(C)c1O:4' 4 5 5' . . . . . 6 1 2 2' 3
R 5'-pseudouridyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)c2c[nH]c(=O)[nH]c2(=O):1' 2' . 3' . 4' 5' . 5 6 1 2 . 3 4
R 5'-pseudouridylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)c2c[nH]c(=O)[nH]c2(=O):1' 2' . 3' . 4' 5' . . . . . 5 6 1 2 . 3 4
R 5'-thymidyl [C@@H]1(C[C@H](O)[C@@H](C*)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' 3' . 4' 5' . 1 2 . 3 4 . 5 alpha 6
R 5'-thymidylyl [C@@H]1(C[C@H](O)[C@@H](COP*(=O)O)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' 3' . 4' 5' . . . . . 1 2 . 3 4 . 5 alpha 6
R 5'-uridyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . 3' . 4' 5' . 1 2 . 3 4 . 5 6
R 5'-uridylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . 3' . 4' 5' . . . . . 1 2 . 3 4 . 5 6
R 5'-xanthosyl [C@@H]1([C@H](O)[C@H](O)[C@@H](C*)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . 3' . 4' 5' . 9 8 7 5 6 . 1 2 . 3 4
R 5'-xanthylyl [C@@H]1([C@H](O)[C@H](O)[C@@H](COP*(=O)O)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . 3' . 4' 5' . . . . . 9 8 7 5 6 . 1 2 . 3 4
R 5,10-methenyl-5,6,7,8-tetrahydrofolyl|5,10-methenyl-tetrahydrofolyl|5,10-methenyltetrahydrofolyl C(=O)*CC[C@@H](C(=O)O)NC(=O)c1ccc(N(C=4)CC2CNc3nc(N)[nH]c(=O)c3[N+]42)cc1:. . . . . . . . . . . 1' 2' 3' 4' 10 . 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
R 5,6,7,8-tetrahydrofolyl|tetrahydrofolyl C(=O)*CC[C@@H](C(=O)O)NC(=O)c1ccc(NCC2CNc3nc(N)[nH]c(=O)c3N2)cc1:. . . . . . . . . . . 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
R 5-formazano *NN=CN=N:5 4 3 2 1
R 6-aminopenicillanyl S1C(C)(C)[C@H](C*)N2[C@H]1[C@H](N)C2=O:1 2 . . 3 . 4 5 6 . 7
R 7,8-dihydrofolyl|dihydrofolyl C(=O)*CC[C@@H](C(=O)O)NC(=O)c1ccc(NCc2CNc3nc(N)[nH]c(=O)c3n2)cc1:. . . . . . . . . . . 1' 2' 3' 4' 10 9 6 7 8 8a 1 2 . 3 4 . 4a 5 5' 6'
R acetenyl *C#C
R acetoxyl *OC(=O)C:. 1 . 2
R aceturyl C(=O)*CNC(=O)C
R active-amyl|activeamyl *CC(C)CC
R allophanyl C(=O)*NC(=O)N:1 . 2 3 . 4
R alpha-cumyl *C(C)(C)c1ccccc1:. . . 1 2 3 4 5 6
R alpha-d-aspartyl N[C@H](CC(O)=O)C*=O:in 2|alpha 3|beta 4|gamma . . 1
R alpha-d-glutamyl N[C@H](CCC(O)=O)C*=O:in 2|alpha 3|beta 4|gamma 5|delta . . 1
R alpha-isodurylyl C(=O)*c1cc(C)c(C)c(C)c1:. . 1 2 3 . 4 . 5 . 6
R alpha-l-aspartyl|aspart-1-yl N[C@@H](CC(O)=O)C*=O:in 2|alpha 3|beta 4|gamma . . 1
R alpha-l-glutamyl|glutam-1-yl N[C@@H](CCC(O)=O)C*=O:in 2|alpha 3|beta 4|gamma 5|delta . . 1
R alpha-resorcylyl C(=O)*c1cc(O)cc(O)c1:. . 1 2 3 . 4 5 . 6
R aluminio *[Al]
R amidoxalyl *C(=O)C(=O)N
R amidyl *[NH-]
R amidylidene *=[N-]
R aminylene|nitrene N**
R aminylidyne *#N
R amoxy *OCCCCC:. 1 2 3 4 5
R angelyl C(=O)*/C(C)=C\C
R antimonio *[Sb]
R arsenio *[As]
R arsenoso|arsoroso *[As]=O
R as-pseudocumyl *c1c(C)c(C)cc(C)c1
R asaryl *c1c(OC)cc(OC)c(OC)c1
R aspart-4-yl|beta-l-aspartyl N[C@@H](CC*=O)C(=O)O:in 2|alpha 3|beta 4|gamma . 1
R atrolactyl C(=O)*C(O)(C)c1ccccc1:. . . . . 1 2 3 4 5 6
R atropyl C*C(=C)c1ccccc1:. . . 1 2 3 4 5 6
R azidyl *N=[N+]=[N-]
R azinoyl *[NH2+][O-]
R azono *[N+](O)(O)[O-]
R bacillosaminyl *C1[C@H](N)[C@@H](O)[C@H](N)[C@H](O1)C:1 2 . 3 . 4 . 5 . 6
R benzilyl C(=O)*C(O)(c1ccccc1)c1ccccc1:. . . . 1 2 3 4 5 6 1' 2' 3' 4' 5' 6'
R benzylene *=Cc1ccccc1:alpha 1 2 3 4 5 6
R besyl *S(=O)(=O)c1ccccc1
R beta-allyl *C(C)=C
R beta-d-aspartyl N[C@H](CC*=O)C(=O)O:in 2|alpha 3|beta 4|gamma . 1
R beta-isodurylyl C(=O)*c1c(C)cc(C)cc1(C):. . 1 2 . 3 4 . 5 6
R beta-resorcylyl C(=O)*c1c(O)cc(O)cc1:. . 1 2 . 3 4 . 5 6
R biotinyl C(=O)*CCCC[C@@H]1SC[C@@H]2NC(=O)N[C@H]12
R biphen-2-yl *c1ccccc1-c2ccccc2:2 3 4 5 6 1 1' 2' 3' 4' 5' 6'
R biphen-3-yl *c1cccc(c1)-c2ccccc2:3 4 5 6 1 2 1' 2' 3' 4' 5' 6'
R biphen-4-yl *c1ccc(cc1)-c2ccccc2:4 5 6 1 2 3 1' 2' 3' 4' 5' 6'
R bismuthio *[Bi]
R borio *[B]
R borylene B**
R bromio *[Br]
R bromosyl *Br=O
R bromyl *Br(=O)(=O)
R brosyl *S(=O)(=O)c1ccc(Br)cc1:. . . 1 2 3 4 . 5 6
R butylene C*CCC*:1 2 3 4
R caffeyl C*/C=C/c1cc(O)c(O)cc1:. alpha beta 1 2 3 . 4 . 5 6
R carb-i-propoxy|carbisopropoxy|carbo-i-propoxy|carboisopropoxy *C(=O)OC(C)C
R carb-t-butoxy|carb-tert-butoxy|carb-tertbutoxy|carb-tertiary-butoxy|carb-tertiarybutoxy|carbo-t-butoxy|carbo-tert-butoxy|carbo-tertbutoxy|carbo-tertiary-butoxy|carbo-tertiarybutoxy|carbot-butoxy|carbotert-butoxy|carbotertbutoxy|carbotertiary-butoxy|carbotertiarybutoxy|carbt-butoxy|carbtert-butoxy|carbtertbutoxy|carbtertiary-butoxy|carbtertiarybutoxy *C(=O)OC(C)(C)C
R carbazido|carbohydrazido|carbonohydrazido *NNC(=O)NN:1 2 3 . 4 5
R carbazono *NNC(=O)N=N:1 2 3 . 4 5
R carbbenzoxy|carbbenzyloxy|carbobenzoxy|carbobenzyloxy *C(=O)OCc1ccccc1:. . . alpha 1 2 3 4 5 6
R carbodiazono *N=NC(=O)N=N:1 2 3 . 4 5
R carbophenoxy|carbophenyloxy|carbphenoxy|carbphenyloxy *C(=O)Oc1ccccc1:. . . 1 2 3 4 5 6
R carbyne *#C
R carbynium *[CH2+]
R carvacryl *c1cc(C(C)C)ccc1C
R cetyl *CCCCCCCCCCCCCCCC:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
R chlorio *[Cl]
R chloroso *Cl=O
R chloroxy|chloryl *Cl(=O)(=O)
R cinnamal *=CC=Cc1ccccc1:. . . 1 2 3 4 5 6
R citronellyl C*CC(C)CCC=C(C)C
R coniferyl|ferulyl C*/C=C/c1cc(OC)c(O)cc1:. alpha beta 1 2 3 . . 4 . 5 6
R cumal|cuminylidene *=Cc1ccc(C(C)C)cc1
R cuminyl *Cc1ccc(C(C)C)cc1
R cumoyl *C(=O)c1ccc(C(C)C)cc1:. . 1 2 3 4 . . . 5 6
R cyanamido *NC#N
R cyanyl *C#N
R cyclopentadienyl *C1C=CC=C1:1 2 3 4 5
R cystyl C([C@@H](C*(=O))N)SSC[C@@H](C*(=O))N
R dabsyl *S(=O)(=O)c1ccc(N=Nc2ccc(N(C)C)cc2)cc1
R desyl c1(ccccc1)C(=O)C*c2ccccc2:1 2 3 4 5 6 . . alpha 1' 2' 3' 4' 5' 6'
R dihydrocaffeyl|hydrocaffeyl C*CCc1cc(O)c(O)cc1:. alpha beta 1 2 3 . 4 . 5 6
R dihydrocinnamyl|hydrocinnamyl C*CCc1ccccc1:. . . 1 2 3 4 5 6
R dihydroferulyl|hydroferulyl C*CCc1cc(OC)c(O)cc1:. alpha beta 1 2 3 . . 4 . 5 6
R dihydroisoferulyl|hydroisoferulyl C*CCc1cc(O)c(OC)cc1:. alpha beta 1 2 3 . 4 . . 5 6
R diphospho *P(=O)(O)OP(=O)(O)O
R duryl *c1c(C)c(C)cc(C)c1C
R durylene c1*c(C)c(C)c*c(C)c1C
R ethylene C*C*:1 2
R ethylenimino *N1CC1:1 2 3
R eugenyl *c1c(OC)cc(CC=C)cc1
R fluorio *[F]
R formimino *C=N
R fucosaminyl *C1[C@H](N)[C@@H](O)[C@@H](O)[C@H](O1)C:1 2 . 3 . 4 . 5 . 6
R fulminato *O[N+]#[C-]
R galactosaminyl *C1[C@H](N)[C@@H](O)[C@@H](O)[C@H](O1)CO:1 2 . 3 . 4 . 5 . 6
R gallio *[Ga]
R gamma-d-glutamyl N[C@H](CCC*=O)C(=O)O:in 2|alpha 3|beta 4|gamma 5|delta . 1
R gamma-isodurylyl C(=O)*c1c(C)c(C)cc(C)c1:. . 1 2 . 3 . 4 5 . 6
R gamma-l-glutamyl|glutam-5-yl N[C@@H](CCC*=O)C(=O)O:in 2|alpha 3|beta 4|gamma 5|delta . 1
R gamma-resorcylyl C(=O)*c1c(O)cccc1O:. . 1 2 . 3 4 5 6
R garosaminyl *C1[C@H](O)[C@@H](NC)[C@@](C)(O)CO1:1 2 . 3 . . 4 . . 5
R gentisyl C*c1c(O)ccc(O)c1:. 1 2 . 3 4 5 . 6
R germanio *[Ge]
R germylene [GeH4]**
R glucosaminyl *C1[C@H](N)[C@@H](O)[C@H](O)[C@H](O1)CO:1 2 . 3 . 4 . 5 . 6
R glycero-1-phospho|glycero-1-phosphoryl *P(=O)(O)OCC(O)CO:. . . 1 . . 2 . 3
R glycero-2-phospho|glycero-2-phosphoryl OCC(OP*(=O)O)CO:1 . . 2 . . . . 3
R glycero-3-phospho|glycero-3-phosphoryl OCC(O)COP*(=O)O:1 . . 2 . 3
R glyceryl C*C(O)CO
R glycolyl C(=O)*CO:1 . 2
R glyoxalyl|glyoxylyl C(=O)*C=O:1 . 2
R half-cystyl N[C@@H](CS*)C*=O:in 2|alpha 3|beta . 1
R heptylene C*CCCCCC*:1 2 3 4 5 6 7
R hexamethyleneimino|hexamethylenimino *N1CCCCCC1:1 2 3 4 5 6 7
R hexylene C*CCCCC*:1 2 3 4 5 6
R hippuryl C(=O)*CNC(=O)c1ccccc1:. . . . . . 1 2 3 4 5 6
R homoanisyl C*Cc1ccc(OC)cc1:. alpha 1 2 3 4 . . 5 6
R homogentisyl C*Cc1c(O)ccc(O)c1:. alpha 1 2 . 3 4 5 . 6
R homoisovanillyl C*Cc1cc(O)c(OC)cc1:. alpha 1 2 3 . . 4 . 5 6
R homolevulinyl C(=O)*CCC(=O)CC:1 . 2 3 4 . 5 6
R homomorpholino O1CCN*CCC1:1 2 3 4 5 6 7
R homoprotocatechuyl C*Cc1cc(O)c(O)cc1:. alpha 1 2 3 . 4 . 5 6
R homovanillyl C*Cc1cc(OC)c(O)cc1:. alpha 1 2 3 . . 4 . 5 6
R homoveratryl C*Cc1cc(OC)c(OC)cc1:. alpha 1 2 3 . . 4 . . 5 6
R hydantoyl *C(=O)CNC(=O)N:1 . 2 3 4 . 5
R hydracrylyl C(=O)*CCO:1 . 2 3
R hydratropyl C*C(C)c1ccccc1:. . . 1 2 3 4 5 6
R hydrogenperoxyl|hydroperoxyl|perhydroxyl *OO
R hydroseleninyl *[SeH](=O)
R hydroselenonyl *[SeH](=O)(=O)
R hydrosulfinyl *[SH](=O)
R hydrosulfonyl *[SH](=O)(=O)
R hydrotellurinyl *[TeH](=O)
R hydrotelluronyl *[TeH](=O)(=O)
R hydrotelluro|telluryl *[TeH]
R hydroxamino *NO
R hydroximino|oximino *=NO
R indio *[In]
R iodio *[I]
R iso-amoxy|isoamoxy *OCCC(C)C:. 1 2 3
R iso-butoxyl|isobutoxyl *OCC(C)C
R iso-ferulyl|isoferulyl C*/C=C/c1cc(O)c(OC)cc1:. alpha beta 1 2 3 . 4 . . 5 6
R iso-stearyl|isostearyl C*CCCCCCCCCCCCCCC(C)C:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 omega omega'
R iso-vanillyl|isovanillyl C*c1cc(O)c(OC)cc1:. 1 2 3 . . 4 . 5 6
R isobutyryl C(=O)*C(C)C:1 . 2 3|beta
R isocaproyl C(=O)*CCC(C)C:1 . 2 3 4 5
R isocarbonohydrazido *NNC(O)=NN:1 2 . 3 4 5
R isocrotyl *C=C(C)C
R isocyanyl *[N+]#[C-]
R isoeugenyl *c1c(OC)cc(C=CC)cc1
R isomuramosyl|isomuramyl *C1[C@H](N)[C@@H](O[C@H](C(=O)O)C)[C@H](O)[C@H](O1)CO:1 2 . 3 . . . . . . 4 . 5 . 6
R isonicotinyl C*c1ccncc1:. 4 3 2 1 6 5
R isonipecotyl N1CCC(C(=O)*)CC1:1 2 3 4 . . 5 6
R isopentenyl *CCC(=C)C
R isopropoxyl *OC(C)C
R isoselenocyanato|isoselenocyano *N=C=[Se]
R isosemicarbazido *NNC(O)=N:1 2 . 3 4
R isotellurocyanato|isotellurocyano *N=C=[Te]
R isothiocyano *N=C=S
R isovaleryl C(=O)*CC(C)C:1 . 2 3 4
R kalio|potassio *[K]
R kryptonio *[Kr]
R lactosaminyl *C1[C@H](N)[C@@H](O)[C@H](O[C@H]2[C@H](O)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
R lactosediaminyl *C1[C@H](N)[C@@H](O)[C@H](O[C@H]2[C@H](N)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
R lactosyl *C1[C@H](O)[C@@H](O)[C@H](O[C@H]2[C@H](O)[C@@H](O)[C@@H](O)[C@H](O2)CO)[C@H](O1)CO:1 2 . 3 . 4 . 1' 2' . 3' . 4' . 5' . 6' . 5 . 6
R lactyl C(=O)*C(O)C:1 . 2 . 3
R levulinyl C(=O)*CCC(=O)C:1 . 2 3 4 . 5
R linalyl *C(C)(C=C)CCC=C(C)C
R lithio *[Li]
R m-cresotinyl|m-cresotyl|meta-cresotinyl|meta-cresotyl c1(C(=O)*)c(O)cc(C)cc1
R mandelyl C(=O)*C(O)c1ccccc1:. . alpha . 1 2 3 4 5 6
R mannosaminyl *C1[C@@H](N)[C@@H](O)[C@H](O)[C@H](O1)CO:1 2 . 3 . 4 . 5 . 6
R mesoxalo *C(=O)C(=O)C(=O)O:1 . 2 . 3
R methacroyl|methacryl *C(=O)C(=C)C:1 . 2 3
R methacrylyl C(=O)*C(=C)C:1 . 2 3
R muramosyl|muramyl *C1[C@H](N)[C@@H](O[C@@H](C(=O)O)C)[C@H](O)[C@H](O1)CO:1 2 . 3 . . . . . . 4 . 5 . 6
R naphthionyl S(=O)*(=O)c1ccc(N)c2ccccc12:. . . 1 2 3 4 . 4a 5 6 7 8 8a
R natrio|sodio *[Na]
R neopentylene C*C(C*)(C)C
R neophyl *CC(C)(C)c1ccccc1:. . . . 1 2 3 4 5 6
R neuraminosyl|neuraminyl OC(=O)C1*C[C@H](O)[C@@H](N)[C@@H](O1)[C@H](O)[C@H](O)CO:. 1 . 2 . 3 4 5 . 6 . 7 . 8 . 9
R nicotinyl C*c1cnccc1:. 3 2 1 6 5 4
R nipecotyl N1CC(C(=O)*)CCC1:1 2 3 . . 4 5 6
R nitramido *N[N+](=O)[O-]
R nitrosyl *N=O
R nitryl *[N+](=O)[O-]
R nonylene C*CCCCCCCC*:1 2 3 4 5 6 7 8 9
R o-cresotinyl|o-cresotyl|ortho-cresotinyl|ortho-cresotyl c1(C(=O)*)c(O)c(C)ccc1
R o-homoveratryl|ortho-homoveratryl|orthohomoveratryl C*Cc1c(OC)c(OC)ccc1:. alpha 1 2 . . 3 . . 4 5 6
R o-orsellinyl|orsellinyl|ortho-orsellinyl C(=O)*c1c(O)cc(O)cc1C:. . 1 2 . 3 4 . 5 6
R o-veratryl|ortho-veratryl|orthoveratryl C*c1c(OC)c(OC)ccc1:. 1 2 . . 3 . . 4 5 6
R octylene C*CCCCCCC*:1 2 3 4 5 6 7 8
R orotyl C(=O)*c1cc(=O)[nH]c(=O)[nH]1:. . 4 5 6 . 1 2 . 3
R oxalo *C(=O)C(=O)O
R oxanilyl C(=O)*C(=O)Nc1ccccc1:1 . 2 . . 1 2 3 4 5 6
R p-cresotinyl|p-cresotyl|para-cresotinyl|para-cresotyl c1(C(=O)*)c(O)ccc(C)c1
R p-orsellinyl|para-orsellinyl C(=O)*c1c(O)cc(C)cc1O:. . 1 2 . 3 4 . 5 6
R penicillanyl S1C(C)(C)[C@H](C*)N2[C@H]1CC2=O:1 2 . . 3 . 4 5 6 7
R pentylene C*CCCC*:1 2 3 4 5
R perbromyl *Br(=O)(=O)(=O)
R periodyl *I(=O)(=O)(=O)
R phenoxyl *Oc1ccccc1:. 1 2 3 4 5 6
R phenylene c1*c*cccc1:1 2 3 4 5 6
R phosphorio *[P]
R phosphoroso *P=O
R picryl *c1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]:1 2 . . . 3 4 . . . 5 6
R pinacolyl *C(C)C(C)(C)C
R pipecolinyl|pipecolyl N1C(CCCC1)C(=O)*:1 2|alpha 3|beta 4|gamma 5|delta 6|epsilon
R pivalyl C(=O)*C(C)(C)C:1 . 2 3|beta
R plumbio *[Pb]
R propylene C*C*C:1 2 3
R protocatechuyl C*c1cc(O)c(O)cc1:. 1 2 3 . 4 . 5 6
R putrescinyl *NCCCCN
R pyridoxyl *Cc1c(CO)cnc(C)c1O:4' 4 5 5' . 6 1 2 2' 3
R pyridoxylidene *=Cc1c(CO)cnc(C)c1O:4' 4 5 5' . 6 1 2 2' 3
R pyruvyl C(=O)*C(=O)C:1 . 2 . 3
R quinovosaminyl *C1[C@H](N)[C@@H](O)[C@H](O)[C@H](O1)C:1 2 . 3 . 4 . 5 . 6
R rutinosyl *[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO[C@H]2[C@H](O)[C@H](O)[C@@H](O)[C@@H](O2)C:1 2 . 3 . 4 . 5 . 6 . 1' 2' . 3' . 4' . 5' . 6'
R s-pseudocumyl *c1c(C)cc(C)c(C)c1
R salicylal *=Cc1c(O)cccc1:. 1 2 . 3 4 5 6
R sec-butoxyl|secbutoxyl *OC(C)CC
R sec-iso-amyl|sec-iso-pentyl|sec-isoamyl|sec-isopentyl|secisoamyl|secisopentyl|siamyl *C(C)C(C)C
R seleneno *[Se](O)
R selenido *[Se-]
R selenino *[Se](=O)(O)
R selenocyano *[Se]C#N
R selenono *[Se](=O)(=O)(O)
R semicarbazido *NNC(=O)N:1 2 3 . 4
R semicarbazono N**NC(=O)N:1 2 3 . 4
R silicio *[Si]
R siloxane [SiH3]*O*
R silylene [SiH4]**
R sinapyl C*/C=C/c1cc(OC)c(O)c(OC)c1
R sn-glycero-1-phospho|sn-glycero-1-phosphoryl *P(=O)(O)OC[C@@H](O)CO:. . . 1 . . 2 . 3
R sn-glycero-2-phospho|sn-glycero-2-phosphoryl OC[C@@H](OP*(=O)O)CO:1 . . 2 . . . . 3
R sn-glycero-3-phospho|sn-glycero-3-phosphoryl OC[C@@H](O)COP*(=O)O:1 . . 2 . 3
R stannio *[Sn]
R stiboso *[Sb]=O
R sulfinato *S(=O)[O-]
R sulfonylidene *=S(=O)=O
R syringyl C*c1cc(OC)c(O)c(OC)c1:. 1 2 3 . . 4 . 5 . . 6
R t-butoxyl|tbutoxyl|tert-butoxyl|tertbutoxyl|tertiary-butoxyl|tertiarybutoxyl *OC(C)(C)C
R t-butyl-dimethylsilanoxy|t-butyl-dimethylsiloxy|t-butyldimethylsilanoxy|t-butyldimethylsiloxy|tert-butyl-dimethylsilanoxy|tert-butyl-dimethylsiloxy|tert-butyldimethylsilanoxy|tert-butyldimethylsiloxy *O[Si](C)(C)C(C)(C)C
R t-butyl-dimethylsilanyl|t-butyl-dimethylsilyl|t-butyldimethylsilanyl|t-butyldimethylsilyl|tbdms|tert-butyl-dimethylsilanyl|tert-butyl-dimethylsilyl|tert-butyldimethylsilanyl|tert-butyldimethylsilyl *[Si](C)(C)C(C)(C)C
R t-butyl-diphenylsilanoxy|t-butyl-diphenylsiloxy|t-butyldiphenylsilanoxy|t-butyldiphenylsiloxy|tert-butyl-diphenylsilanoxy|tert-butyl-diphenylsiloxy|tert-butyldiphenylsilanoxy|tert-butyldiphenylsiloxy *O[Si](c1ccccc1)(c1ccccc1)C(C)(C)C
R t-butyl-diphenylsilanyl|t-butyl-diphenylsilyl|t-butyldiphenylsilanyl|t-butyldiphenylsilyl|tbdps|tert-butyl-diphenylsilanyl|tert-butyl-diphenylsilyl|tert-butyldiphenylsilanyl|tert-butyldiphenylsilyl *[Si](c1ccccc1)(c1ccccc1)C(C)(C)C
R taurino-methyl|taurinomethyl *CNCCS(=O)(=O)O
R tauryl *S(=O)(=O)CCN
R tellureno *[Te](O)
R tellurino *[Te](=O)(O)
R tellurocyano *[Te]C#N
R tellurono *[Te](=O)(=O)(O)
R telluroxo *=[Te]
R tetrolyl C(=O)*C#CC:1 . 2 3 4
R thallio *[Tl]
R then-2-oyl *C(=O)c1cccs1:alpha . 2 3 4 5 1
R then-2-yl *Cc1cccs1:alpha 2 3 4 5 1
R then-2-ylidene *=Cc1cccs1:alpha 2 3 4 5 1
R then-2-ylidyne *#Cc1cccs1:alpha 2 3 4 5 1
R then-3-oyl *C(=O)c1ccsc1:alpha . 3 4 5 1 2
R then-3-yl *Cc1ccsc1:alpha 3 4 5 1 2
R then-3-ylidene *=Cc1ccsc1:alpha 3 4 5 1 2
R then-3-ylidyne *#Cc1ccsc1:alpha 3 4 5 1 2
R thioglycolyl C(=O)*CS:1 . 2
R thiono *=S
R thiyl *S
R thymyl *c1cc(C)ccc1C(C)C
R tolylene Cc1c*cc*cc1:alpha 1 2 3 4 5 6
R tosyl *S(=O)(=O)c1ccc(C)cc1:. . . 1 2 3 4 . 5 6
R trifloxy *OS(=O)(=O)C(F)(F)F
R triphospho *P(=O)(O)OP(=O)(O)OP(=O)(O)O
R tryptyl N[C@@H](Cc1c[nH]c2ccccc12)C*=O:in alpha beta 3 2 1 7a 7 6 5 4 3a
R undecylene C*CCCCCCCCCC*:1 2 3 4 5 6 7 8 9 10 11
R undecylenyl C*CCCCCCCCC=C:1 2 3 4 5 6 7 8 9 10 11
R ureylene N*C(=O)N*:3 2 . 1
R v-pseudocumyl *c1c(C)c(C)ccc1C
R vanillal *=Cc1cc(OC)c(O)cc1:. 1 2 3 . . 4 . 5 6
R vanillyl C*c1cc(OC)c(O)cc1:. 1 2 3 . . 4 . 5 6
R veratral *=Cc1cc(OC)c(OC)cc1:. 1 2 3 . . 4 . . 5 6
R veratryl C*c1cc(OC)c(OC)cc1:. 1 2 3 . . 4 . . 5 6
R xenonio *[Xe]
R xenyl *c1ccc(cc1)-c2ccccc2:4 3 2 1 2 3 1' 2' 3' 4' 5' 6'
S 2'-guanylic [C@@H]1([C@H](OP(=O)(O@)O@)[C@H](O)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . . . . . 3' . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
S 2'-orotidylic [C@@H]1([C@H](OP(=O)(O@)O@)[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . . . . . 3' . 4' 5' . . 1 2 . 3 4 . 5 6
S 2'-uridylic [C@@H]1([C@H](OP(=O)(O@)O@)[C@H](O)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . . . . . 3' . 4' 5' . . 1 2 . 3 4 . 5 6
S 2'-xanthylic [C@@H]1([C@H](OP(=O)(O@)O@)[C@H](O)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . . . . . 3' . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
S 3'-guanylic [C@@H]1([C@H](O)[C@H](OP(=O)(O@)O@)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . 3' . . . . . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
S 3'-orotidylic [C@@H]1([C@H](O)[C@H](OP(=O)(O@)O@)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . . . . . 4' 5' . . 1 2 . 3 4 . 5 6
S 3'-thymidylic [C@@H]1(C[C@H](OP(=O)(O@)O@)[C@@H](CO)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' 3' . . . . . 4' 5' . . 1 2 . 3 4 . 5 alpha 6
S 3'-uridylic [C@@H]1([C@H](O)[C@H](OP(=O)(O@)O@)[C@@H](CO)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . 3' . . . . . 4' 5' . . 1 2 . 3 4 . 5 6
S 3'-xanthylic [C@@H]1([C@H](O)[C@H](OP(=O)(O@)O@)[C@@H](CO)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . 3' . . . . . 4' 5' . . 9 8 7 5 6 . 1 2 . 3 4
S 4-pyridoxic n1c(C)c(O)c(C(=O)O@)c(CO)c1:1 2 2' 3 . 4 4' . . 5 5' . 6
S 5'-guanylic [C@@H]1([C@H](O)[C@H](O)[C@@H](COP(=O)(O@)O@)O1)n2cnc3c(=O)[nH]c(N)nc23:1' 2' . 3' . 4' 5' . . . . . . 9 8 7 5 6 . 1 2 . 3 4
S 5'-orotidylic [C@@H]1([C@H](O)[C@H](O)[C@@H](COP(=O)(O@)O@)O1)n2c(=O)[nH]c(=O)cc2C(=O)O:1' 2' . 3' . 4' 5' . . . . . . 1 2 . 3 4 . 5 6
S 5'-thymidylic [C@@H]1(C[C@H](O)[C@@H](COP(=O)(O@)O@)O1)n2c(=O)[nH]c(=O)c(C)c2:1' 2' 3' . 4' 5' . . . . . . 1 2 . 3 4 . 5 alpha 6
S 5'-uridylic [C@@H]1([C@H](O)[C@H](O)[C@@H](COP(=O)(O@)O@)O1)n2c(=O)[nH]c(=O)cc2:1' 2' . 3' . 4' 5' . . . . . . 1 2 . 3 4 . 5 6
S 5'-xanthylic [C@@H]1([C@H](O)[C@H](O)[C@@H](COP(=O)(O@)O@)O1)n2cnc3c(=O)[nH]c(=O)[nH]c23:1' 2' . 3' . 4' 5' . . . . . . 9 8 7 5 6 . 1 2 . 3 4
S 5-pyridoxic n1c(C)c(O)c(CO)c(C(=O)O@)c1:1 2 2' 3 . 4 4' . 5 5' . . 6
S amidosulfonic NS(=O)(=O)O@
S antimonic|stiboric [Sb](O@)(O@)(O@)=O
S arsenenic [As](=O)(=O)O@
S arsoric [As](O@)(O@)(O@)=O
S ascorbic O=C1C(O)=C(O@)[C@H](O1)[C@@H](O)CO:. 1 2 . 3 . 4 . 5 . 6
S azinic [NH2+](O)[O-]
S azonic [NH+](O@)(O@)[O-]
S azoric|nitroric [N+](O@)(O@)(O@)[O-]
S brosylic S(=O)(=O)(O@)c1ccc(Br)cc1
S cacodylic [As](O@)(=O)(C)C
S camphor-10-sulfonic C123C(=O)CC4CC1.C24(C)C.C3S(=O)(=O)O@:1 2 . 3 4 5 6 7 8 9 10
S capric O@C(=O)CCCCCCCCC:. 1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
S carbanilic C(Nc1ccccc1)(O@)=O:. in 1 2 3 4 5 6
S cumic|cuminic O@C(=O)c1ccc(C(C)C)cc1:. . . 1 2 3 4 . . . 5 6
S d,d-diaminopimelic|dd-diaminopimelic N[C@H](CCC[C@@H](N)C(=O)O@)C(=O)O@:. 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1
S d,l-diaminopimelic|meso-diaminopimelic N[C@@H](CCC[C@@H](N)C(=O)O@)C(=O)O@:. 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1
S diarsonic [As](=O)(O@)O[As](=O)O@:1 . . 2 3
S diarsoric [As](=O)(O@)(O@)O[As](=O)(O@)O@:1 . . . 2 3
S diboric B(O@)(O@)OB(O@)O@:1 . . 2 3
S diboronic B(O@)OBO@:1 . 2 3
S diphenic c1(c(C(=O)O@)cccc1)c2c(C(=O)O@)cccc2:1 2 . . . 3 4 5 6 1' 2' . . . 3' 4' 5' 6'
S diphosphonic P(=O)(O@)OP(=O)O@:1 . . 2 3
S diselenic [Se](=O)(=O)(O@)O[Se](=O)(=O)O@:1 . . . 2 3
S diselenious [Se](=O)(O)O@[Se](=O)O@:1 . . 2 3
S disilicic [Si](O@)(O@)(O@)O[Si](O@)(O@)O@:1 . . . 2 3
S distiboric [Sb](=O)(O@)(O@)O[Sb](=O)(O@)O@:1 . . . 2 3
S ditelluric [Te](=O)(=O)(O@)O[Te](=O)(=O)O@:1 . . . 2 3
S edisylic|ethionic S(=O)(=O)(O@)CCS(=O)(=O)O@:. . . . 1 2
S hypoboric B(O@)(O@)B(O@)O@
S hypodiarsonic [As](=O)(O@)[As](=O)O@:1 . . 2
S hypodiarsoric [As](=O)(O@)(O@)[As](=O)(O@)O@:1 . . . 2
S hypodiboronic B(O@)BO@:1 . 2
S hypodiphosphonic P(=O)(O@)P(=O)O@:1 . . 2
S hypodiphosphoric|hypophosphoric P(=O)(O@)(O@)P(=O)(O@)O@:1 . . . 2
S hypodiselenic [Se](=O)(=O)(O@)[Se](=O)(=O)O@:1 . . . 2
S hypodistiboric [Sb](=O)(O@)(O@)[Sb](=O)(O@)O@:1 . . . 2
S hypodisulfuric S(=O)(=O)(O@)S(=O)(=O)O@:1 . . . 2
S hypoditelluric [Te](=O)(=O)(O@)[Te](=O)(=O)O@:1 . . . 2
S hyponitric [N+]([O-])(O@)=NO
S hypothiocyanic O@SC#N
S isatic c1(c(N)cccc1)C(=O)C(=O)O@:1 2 . 3 4 5 6
S isatoic c1(C(=O)O@)c(NC(=O)O@)cccc1:1 . . . 2 . . . . 3 4 5 6
S isethionic S(=O)(=O)(O@)CCO
S isocyanic N@=C=O
S isohypophosphoric P(=O)(O@)OP(=O)(O@)O@
S isolysergic O@C(=O)[C@@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
S isomuramic OC1[C@H](N)[C@@H](O[C@H](C(=O)O@)C)[C@H](O)[C@H](O1)CO:. 1 2 . 3 . . . . . . 4 . 5 . 6
S isoselenocyanic N@=C=[Se]
S isotellurocyanic N@=C=[Te]
S l,l-diaminopimelic|ll-diaminopimelic N[C@@H](CCC[C@H](N)C(=O)O@)C(=O)O@:. 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . . . 1
S lysergic O@C(=O)[C@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
S mesitylenic c12cc3cc4c1.C2(=O)O@.C3.C4:1 2 3 4 5 6
S mesylic S(C)(=O)(=O)O@:. in
S metaperiodic I(=O)(=O)(=O)O@
S methionic S(=O)(=O)(O@)CS(=O)(=O)O@:1 . . . 2 3
S muramic OC1[C@H](N)[C@@H](O[C@@H](C(=O)O@)C)[C@H](O)[C@H](O1)CO:. 1 2 . 3 . . . . . . 4 . 5 . 6
S neuraminic O@C(=O)C1(O)C[C@H](O)[C@@H](N)[C@@H](O1)[C@H](O)[C@H](O)CO:. 1 . 2 . 3 4 . 5 . 6 . 7 . 8 . 9
S nitronic [N+](O@)([O-])=C
S nonaflic S(=O)(=O)(O@)C(F)(F)C(F)(F)C(F)(F)C(F)(F)F
S nosylic S(=O)(=O)(O@)c1ccc([N+](=O)[O-])cc1
S octopinic NCCCC(C(=O)O@)NC(C)C(=O)O@
S ortho-acetic C(C)(O@)(O@)O@
S ortho-boric B(O@)(O@)O@
S ortho-butyric|orthobutyric C(CCC)(O@)(O@)O@
S ortho-carbonic C(O@)(O@)(O@)O@
S ortho-formic C(O@)(O@)O@
S ortho-isobutyric|orthoisobutyric C(C(C)C)(O@)(O@)O@
S ortho-isovaleric|orthoisovaleric C(CC(C)C)(O@)(O@)O@
S ortho-periodic|orthoperiodic I(=O)(O@)(O@)(O@)(O@)O@
S ortho-phosphoric|orthophosphoric P(O@)(O@)(O@)=O
S ortho-propionic C(CC)(O@)(O@)O@
S ortho-silicic [Si](O@)(O@)(O@)O@
S ortho-telluric|orthotelluric [Te](O@)(O@)(O@)(O@)(O@)O@
S ortho-valeric|orthovaleric C(CCCC)(O@)(O@)O@
S penicillic C(=O)(O@)C=C(OC)C(=O)C(=C)C
S pentathionic S(=O)(=O)(O@)SSSS(=O)(=O)O@:1 . . . 2 3 4 5
S peroxocarbonic C(=O)(OO@)O@
S peroxodicarbonic C(=O)(O@)OOC(=O)O@
S perxenic [Xe](=O)(=O)(O@)(O@)(O@)O@
S phosphenic P(O@)(=O)=O
S pidolic N1[C@@H](CCC1=O)C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta . 1
S pyro-carbonic C(O@)(=O)OC(=O)O@
S pyro-phosphoric P(=O)(O@)(O@)OP(=O)(O@)O@:1 . . . 2 3
S pyro-sulfuric S(=O)(=O)(O@)OS(=O)(=O)O@:1 . . . 2 3
S quinolinic n1c(C(=O)O@)c(C(=O)O@)ccc1:1 2 . . . 3 . . . 4 5 6
S saccharic O@C(=O)[C@H](O)[C@@H](O)[C@H](O)[C@H](O)C(=O)O@:. 1 . 2 . 3 . 4 . 5 . 6
S stibinic [SbH2](O)=O
S stibonic [SbH](O@)(O@)=O
S styphnic c1([N+](=O)[O-])c(O@)c([N+](=O)[O-])cc([N+](=O)[O-])c1O@:2 . . . 3 . 4 . . . 5 6 . . . 1
S sulfamidic S(=O)(=O)(N)O@:. . . in
S sulfenamic S(N)O@:. in
S sulfinamic S(N)(O@)=O:. in
S sulfoxylic S(O@)(O@)
S tetracarbonic C(=O)(O@)OC(=O)OC(=O)OC(=O)O@:1 . . 2 3 . 4 5 . 6 7
S tetraphosphoric P(=O)(O@)(O@)OP(=O)(O@)OP(=O)(O@)OP(=O)(O@)O@:1 . . . 2 3 . . 4 5 . . 6 7
S tetrathionic S(=O)(=O)(O@)SSS(=O)(=O)O@:1 . . . 2 3 4
S tosylic S(=O)(=O)(O@)c1ccc(C)cc1:. . . . 1 2 3 4 . 5 6
S tresylic S(=O)(=O)(O@)CC(F)(F)F
S tricarbonic C(=O)(O@)OC(=O)OC(=O)O@:1 . . 2 3 . 4 5
S triphosphonic P(=O)(O@)OP(=O)(O@)OP(=O)O@:1 . . 2 3 . . 4 5
S triselenic [Se](=O)(=O)(O@)O[Se](=O)(=O)O[Se](=O)(=O)O@:1 . . . 2 3 . . 4 5
S trisulfuric S(=O)(=O)(O@)OS(=O)(=O)OS(=O)(=O)O@:1 . . . 2 3 . . 4 5
S trithionic S(=O)(=O)(O@)SS(=O)(=O)O@:1 . . . 2 3
T amidosulfonate NS(=O)(=O)O@
T antimonate|stiborate [Sb](O@)(O@)(O@)=O
T arginate N[C@@H](CCCNC(N)=N)C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta . . omega omega' 1
T arsenenate [As](=O)(=O)O@
T arsorate [As](O@)(O@)(O@)=O
T ascorbate O=C1C(O)=C(O@)[C@H](O1)[C@@H](O)CO:. 1 2 . 3 . 4 . 5 . 6
T azonate [NH+](O@)(O@)[O-]
T azorate|nitrorate [N+](O@)(O@)(O@)[O-]
T bisulfate S(O@)(O)(=O)=O
T bisulfite S(O@)(O)=O
T bitartrate O@C(=O)C(O)C(O)C(=O)O
T brosylate S(=O)(=O)(O@)c1ccc(Br)cc1
T cacodylate [As](O@)(=O)(C)C
T camphor-10-sulfonate C123C(=O)CC4CC1.C24(C)C.C3S(=O)(=O)O@:1 2 . 3 4 5 6 7 8 9 10
T caprate O@C(=O)CCCCCCCCC:. 1 . 2|alpha 3|beta 4|gamma 5|delta 6|epsilon 7|zeta 8 9 10
T carbanilate C(Nc1ccccc1)(O@)=O:. in 1 2 3 4 5 6
T cystinate C([C@@H](C(=O)O@)N)SSC[C@@H](C(=O)O@)N
T diarsonate [As](=O)(O@)O[As](=O)O@:1 . . 2 3
T diarsorate [As](=O)(O@)(O@)O[As](=O)(O@)O@:1 . . . 2 3
T diborate B(O@)(O@)OB(O@)O@:1 . . 2 3
T diboronate B(O@)OBO@:1 . 2 3
T dichromate [Cr](=O)(=O)(O@)O[Cr](=O)(=O)O@:1 . . . 2 3
T difluoroheptylazidosulfinate C(CCCN=[N+]=[N-])CCC(F)(F)S(=O)O@
T dimethyltaurate NC(C)(C)CS(=O)(=O)O@:in 2|beta . . 1|alpha
T diphenate c1(c(C(=O)O@)cccc1)c2c(C(=O)O@)cccc2:1 2 . . . 3 4 5 6 1' 2' . . . 3' 4' 5' 6'
T diphosphite|pyro-phosphite|pyrophosphite O@P(O@)OP(O@)O@:. 1 . 2 3
T diphosphonate P(=O)(O@)OP(=O)O@:1 . . 2 3
T diphosphorate|pyro-phosphorate|pyrophosphorate P(=O)(O@)(O@)OP(=O)(O@)O@:1 . . . 2 3
T diselenate [Se](=O)(=O)(O@)O[Se](=O)(=O)O@:1 . . . 2 3
T disilicate [Si](O@)(O@)(O@)O[Si](O@)(O@)O@:1 . . . 2 3
T distiborate [Sb](=O)(O@)(O@)O[Sb](=O)(O@)O@:1 . . . 2 3
T disulfite S(=O)(O@)OS(=O)O@:1 . . 2 3
T disulfurate|pyro-sulfate|pyro-sulfurate|pyrosulfurate S(=O)(=O)(O@)OS(=O)(=O)O@:1 . . . 2 3
T ditellurate [Te](=O)(=O)(O@)O[Te](=O)(=O)O@:1 . . . 2 3
T edisylate|ethionate S(=O)(=O)(O@)CCS(=O)(=O)O@:. . . . 1 2
T homoarginate N[C@@H](CCCCNC(N)=N)C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta 6|epsilon . . omega omega' 1
T homocystinate C(C[C@@H](C(=O)O@)N)SSCC[C@@H](C(=O)O@)N
T homohypotaurate|homohypotaurinate NCCCS(=O)O@:in 3|gamma 2|beta 1|alpha
T homoselenohypotaurate|homoselenohypotaurinate NCCC[Se](=O)O@:in 3|gamma 2|beta 1|alpha
T homoselenotaurate|homoselenotaurinate NCCC[Se](=O)(=O)O@:in 3|gamma 2|beta 1|alpha
T homotaurate|homotaurinate NCCCS(=O)(=O)O@:in 3|gamma 2|beta 1|alpha
T hydrosulfite S(=O)(O@)S(=O)O@:1 . . 2
T hypoborate B(O@)(O@)B(O@)O@
T hypodiarsonate [As](=O)(O@)[As](=O)O@:1 . . 2
T hypodiarsorate [As](=O)(O@)(O@)[As](=O)(O@)O@:1 . . . 2
T hypodiboronate B(O@)BO@:1 . 2
T hypodiphosphate|hypodiphosphorate|hypophosphate|hypophosphorate P(=O)(O@)(O@)P(=O)(O@)O@:1 . . . 2
T hypodiphosphite P(O@)(O@)P(O@)O@:1 . . 2
T hypodiphosphonate P(=O)(O@)P(=O)O@:1 . . 2
T hypodiselenate [Se](=O)(=O)(O@)[Se](=O)(=O)O@:1 . . . 2
T hypodistiborate [Sb](=O)(O@)(O@)[Sb](=O)(O@)O@:1 . . . 2
T hypodisulfurate S(=O)(=O)(O@)S(=O)(=O)O@:1 . . . 2
T hypoditellurate [Te](=O)(=O)(O@)[Te](=O)(=O)O@:1 . . . 2
T hyponitrate [N+]([O-])(O@)=NO
T hypophosphorite [PH2](=O)O@
T hypotaurate|hypotaurinate NCCS(=O)O@:in 2|beta 1|alpha
T hypothiocyanate O@SC#N
T isethionate S(=O)(=O)(O@)CCO
T isohypophosphate|isohypophosphorate P(=O)(O@)OP(=O)(O@)O@
T isolysergate O@C(=O)[C@@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
T itatartrate C(=O)(O@)C(CO)(O)CC(=O)O@
T lysergate O@C(=O)[C@H]1CN(C)[C@@H]2Cc3c[nH]c4cccc(C2=C1)c34:. . . 8 7 6 . 5 4 3 2 1 15 14 13 12 11 10 9 16
T mesilate CS(=O)(=O)O@
T mesitylenate c12cc3cc4c1.C2(=O)O@.C3.C4:1 2 3 4 5 6
T metabisulfate S(=O)(=O)(O@)S(=O)(=O)O@
T metabisulfite|pyro-sulfite|pyrosulfite S(=O)(=O)(O@)S(=O)O@
T metaperiodate I(=O)(=O)(=O)O@
T methionate S(=O)(=O)(O@)CS(=O)(=O)O@:1 . . . 2 3
T neuraminate O@C(=O)C1(O)C[C@H](O)[C@@H](N)[C@@H](O1)[C@H](O)[C@H](O)CO:. 1 . 2 . 3 4 . 5 . 6 . 7 . 8 . 9
T nitronate [N+](O@)([O-])=C
T nonaflate S(=O)(=O)(O@)C(F)(F)C(F)(F)C(F)(F)C(F)(F)F
T nosylate S(=O)(=O)(O@)c1ccc([N+](=O)[O-])cc1
T orthoborate B(O@)(O@)O@
T orthobutyrate C(CCC)(O@)(O@)O@
T orthoisobutyrate C(C(C)C)(O@)(O@)O@
T orthoisovalerate C(CC(C)C)(O@)(O@)O@
T orthonitrate [N+]([O-])(O@)(O@)O@
T orthoperiodate I(=O)(O@)(O@)(O@)(O@)O@
T orthophosphate|phosphoate P(=O)(O@)(O@)O@
T orthophosphite P(O@)(O@)O@
T orthophosphorate|phosphorate P(O@)(O@)(O@)=O
T orthotellurate [Te](O@)(O@)(O@)(O@)(O@)O@
T orthovalerate C(CCCC)(O@)(O@)O@
T oxolinate CCn1cc(c(=O)c2c1cc3c(c2)OCO3)C(=O)O@
T penicillate C(=O)(O@)C=C(OC)C(=O)C(=C)C
T pentaphosphate O@P(O@)(=O)OP(=O)(O@)OP(=O)(O@)OP(=O)(O@)OP(=O)(O@)O@:. 1 . . 2 3 . . 4 5 . . 6 7 . . 8 9
T pentathionate S(=O)(=O)(O@)SSSS(=O)(=O)O@:1 . . . 2 3 4 5
T peroxocarbonate C(=O)(OO@)O@
T peroxodicarbonate C(=O)(O@)OOC(=O)O@
T perxenate [Xe](=O)(=O)(O@)(O@)(O@)O@
T phosphenate P(O@)(=O)=O
T pidolate N1[C@@H](CCC1=O)C(=O)O@:in 2|alpha 3|beta 4|gamma 5|delta . 1
T pyro-carbonate C(O@)(=O)OC(=O)O@
T pyro-phosphate O@P(O@)(=O)OP(=O)(O@)O@:. 1 . . 2 3
T saccharate O@C(=O)[C@H](O)[C@@H](O)[C@H](O)[C@H](O)C(=O)O@:. 1 . 2 . 3 . 4 . 5 . 6
T seleno-cystinate|selenocystinate C([C@@H](C(=O)O@)N)[Se][Se]C[C@@H](C(=O)O@)N
T seleno-hypotaurate|seleno-hypotaurinate|selenohypotaurate|selenohypotaurinate NCC[Se](=O)O@:in 2|beta 1|alpha
T seleno-taurate|seleno-taurinate|selenotaurate|selenotaurinate NCC[Se](=O)(=O)O@:in 2|beta 1|alpha
T selenoate [Se](=O)(=O)(O@)O@
T stibonate [SbH](O@)(O@)=O
T styphnate c1([N+](=O)[O-])c(O@)c([N+](=O)[O-])cc([N+](=O)[O-])c1O@:2 . . . 3 . 4 . . . 5 6 . . . 1
T sulfamidate S(=O)(=O)(N)O@:. . . in
T sulfenamate S(N)O@:. in
T sulfinamate S(N)(O@)=O:. in
T sulfoate S(=O)(=O)(O@)O@
T sulfoxylate S(O@)(O@)
T sulfurate S(O@)(O@)(=O)=O
T taurate|taurinate NCCS(=O)(=O)O@:in 2|beta 1|alpha
T telluro-cystinate|tellurocystinate C([C@@H](C(=O)O@)N)[Te][Te]C[C@@H](C(=O)O@)N
T telluroate [Te](=O)(=O)(O@)O@
T tetracarbonate C(=O)(O@)OC(=O)OC(=O)OC(=O)O@:1 . . 2 3 . 4 5 . 6 7
T tetraphosphate O@P(O@)(=O)OP(=O)(O@)OP(=O)(O@)OP(=O)(O@)O@:. 1 . . 2 3 . . 4 5 . . 6 7
T tetraphosphorate P(=O)(O@)(O@)OP(=O)(O@)OP(=O)(O@)OP(=O)(O@)O@:1 . . . 2 3 . . 4 5 . . 6 7
T tetrathionate S(=O)(=O)(O@)SSS(=O)(=O)O@:1 . . . 2 3 4
T tresylate S(=O)(=O)(O@)CC(F)(F)F
T tricarbonate C(=O)(O@)OC(=O)OC(=O)O@:1 . . 2 3 . 4 5
T triphosphonate P(=O)(O@)OP(=O)(O@)OP(=O)O@:1 . . 2 3 . . 4 5
T triphosphorate P(=O)(O@)(O@)OP(=O)(O@)OP(=O)(O@)O@:1 . . . 2 3 . . 4 5
T triselenate [Se](=O)(=O)(O@)O[Se](=O)(=O)O[Se](=O)(=O)O@:1 . . . 2 3 . . 4 5
T trisulfurate S(=O)(=O)(O@)OS(=O)(=O)OS(=O)(=O)O@:1 . . . 2 3 . . 4 5
T trithionate S(=O)(=O)(O@)SS(=O)(=O)O@:1 . . . 2 3`;
