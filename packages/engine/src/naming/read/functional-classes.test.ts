import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '../../molecules/smiles.ts';
import type { Tongue } from '../words/word.ts';
import { parseName } from './parse-name.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const read = (name: string, tongue: Tongue = 0): string | null => {
  const parsed = parseName(name, tongue);
  return parsed && constitutionKey(parsed.graph);
};

describe('phosphorus, sulfur and silicon classes', () => {
  test.each([
    ['triphenylphosphane sulfide', 'S=P(c1ccccc1)(c1ccccc1)c1ccccc1'], ['dimethylsilanediol', 'C[Si](C)(O)O'], ['tri-tert-butoxysilanethiol', 'CC(C)(C)O[Si](S)(OC(C)(C)C)OC(C)(C)C'], ['3,3-dimethylbutan-2-yl methylphosphonochloridate', 'CC(OP(C)(=O)Cl)C(C)(C)C'], ['N,N-dimethylphosphoramidous dichloride', 'CN(C)P(Cl)Cl'], ['ethyl N,N-dimethylphosphoramidocyanidate', 'CCOP(C#N)(N(C)C)=O'], ['diethyl phosphorochloridothioate', 'CCOP(OCC)(Cl)=S'], ['ethylphosphonoselenoic dichloride', 'CCP(Cl)(Cl)=[Se]'],
    ['O,O-diethyl S-methyl phosphorothioate', 'CCOP(OCC)(SC)=O'], ['S,S-dimethyl carbonodithioate', 'CSC(=O)SC'], ['O,S-dimethyl carbonodithioate', 'COC(SC)=S'], ['trimethyl(oxo)-λ4-sulfanium', 'C[S+](C)(C)=O'], ['carbonyl bromide chloride', 'O=C(Cl)Br'], ['phosphoryl chloride difluoride', 'O=P(F)(F)Cl'], ['thionyl fluoride', 'O=S(F)F'], ['3-chloropyrazine 1-oxide', '[O-][n+]1ccnc(Cl)c1'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each([
    ['sulfuro de trifenilfosfano', 1, 'S=P(c1ccccc1)(c1ccccc1)c1ccccc1'], ['fosforocloridito de dietilo', 1, 'CCOP(Cl)OCC'], ['cloruro de dietilfosfinoso', 1, 'CCP(Cl)CC'], ['bromuro cloruro de carbonilo', 1, 'O=C(Cl)Br'],
    ['dietil fosforokloriditoa', 2, 'CCOP(Cl)OCC'], ['etil piridina-3-karboperoxoatoa', 2, 'CCOOC(=O)c1cccnc1'], ['trimetilfosfano oxidoa', 2, 'CP(C)(C)=O'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));
});

describe('Spanish and Basque spiro names', () => {
  test.each([
    ['espiro[ciclopentano-1,1\'-indeno]', 1, 'C1=CC2(CCCC2)c2ccccc21'], ['3\',3\'-dimetilespiro[biciclo[4.2.0]octa-1(6),2,4-trieno-7,2\'-oxirano]', 1, 'CC1(C)OC12Cc1ccccc12'], ['6\'H,8\'H-espiro[ciclohexano-1,7\'-dibenzo[f,h][1,5]dioxonina]', 1, 'c1ccc2c(c1)OCC1(CCCCC1)COc1ccccc1-2'],
    ['espiro[3,7-dioxabiziklo[4.1.0]heptano-2,2\'-oxano]', 2, 'C1CCC2(OC1)OCCC1OC12'], ['espiro[ziklopentano-1,1\'-indeno]a', 2, 'C1=CC2(CCCC2)c2ccccc21'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));
});
