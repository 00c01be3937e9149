/**
 * Absorption maxima above 205 nm, mostly in ethanol or water, as teaching texts tabulate them (Silverstein, ch. 7; Pretsch,
 * UV/Vis; Pavia, ch. 7; aromatic amino acids and bases as in biochemistry texts). Entered by hand, to test the rules with and not
 * to fit them; none of the worked examples with which the rules' scatter is tested (`rules/uv-vis.test.ts`, the table) is among them.
 */
export const UV_MAXIMA: readonly (readonly [name: string, smiles: string, ...nm: number[]])[] = [
  // Dienes and polyenes
  ['2,3-dimethyl-1,3-butadiene', 'CC(=C)C(C)=C', 226], ['2,4-hexadiene', 'CC=CC=CC', 227], ['1,3,5-hexatriene', 'C=CC=CC=C', 258], ['cyclopentadiene', 'C1C=CC=C1', 239],
  ['1,3-cycloheptadiene', 'C1CC=CC=CC1', 248], ['cycloheptatriene', 'C1C=CC=CC=C1', 261], ['myrcene', 'CC(C)=CCCC(=C)C=C', 225], ['ocimene', 'CC(C)=CCC=C(C)C=C', 232],
  ['α-phellandrene', 'CC1=CCC(C(C)C)C=C1', 263], ['α-terpinene', 'CC1=CC=C(C(C)C)CC1', 265], ['β-phellandrene', 'C=C1CCC(C(C)C)C=C1', 231],
  // Enones, enals, unsaturated acids
  ['acrolein', 'C=CC=O', 208], ['methacrolein', 'C=C(C)C=O', 216], ['3-methyl-3-buten-2-one', 'CC(=O)C(C)=C', 220], ['3-penten-2-one', 'CC=CC(C)=O', 224], ['4-methyl-2-pentenal', 'CC(C)C=CC=O', 220],
  ['3-methyl-2-butenal', 'CC(C)=CC=O', 235], ['citral', 'CC(C)=CCCC(C)=CC=O', 238], ['carvone', 'CC1=CCC(C(C)=C)CC1=O', 235], ['pulegone', 'CC1CCC(=C(C)C)C(=O)C1', 253], ['piperitone', 'CC1=CC(=O)C(C(C)C)CC1', 236],
  ['verbenone', 'CC1=CC(=O)C2CC1C2(C)C', 253], ['2-cyclopentenone', 'O=C1CCC=C1', 218], ['3-methyl-2-cyclohexenone', 'CC1=CC(=O)CCC1', 235], ['2-methyl-2-cyclopentenone', 'CC1=CCCC1=O', 226],
  ['β-ionone', 'CC(=O)C=CC1=C(C)CCCC1(C)C', 296], ['α-ionone', 'CC(=O)C=CC1C(C)=CCCC1(C)C', 228], ['2,4-hexadienal', 'CC=CC=CC=O', 271], ['sorbic acid', 'CC=CC=CC(O)=O', 261], ['crotonic acid', 'CC=CC(O)=O', 208], ['3-methyl-2-butenoic acid', 'CC(C)=CC(O)=O', 216],
  ['phorone', 'CC(C)=CC(=O)C=C(C)C', 265], ['acetylacetone', 'CC(=O)CC(C)=O', 272],
  // Carbonyl groups alone, nitro
  ['acetone', 'CC(C)=O', 279], ['cyclohexanone', 'O=C1CCCCC1', 285], ['butanal', 'CCCC=O', 291], ['nitromethane', 'C[N+](=O)[O-]', 275],
  // Monosubstituted benzenes: primary and secondary band
  ['toluene', 'Cc1ccccc1', 207, 261], ['chlorobenzene', 'Clc1ccccc1', 210, 264], ['phenol', 'Oc1ccccc1', 211, 270], ['anisole', 'COc1ccccc1', 217, 269], ['aniline', 'Nc1ccccc1', 230, 280], ['N,N-dimethylaniline', 'CN(C)c1ccccc1', 251, 298],
  ['benzonitrile', 'N#Cc1ccccc1', 224, 271], ['benzoic acid', 'OC(=O)c1ccccc1', 230, 273], ['benzaldehyde', 'O=Cc1ccccc1', 244, 280], ['nitrobenzene', 'O=[N+]([O-])c1ccccc1', 268], ['styrene', 'C=Cc1ccccc1', 248, 282], ['phenylacetylene', 'C#Cc1ccccc1', 236, 278],
  ['acetanilide', 'CC(=O)Nc1ccccc1', 242], ['cinnamic acid', 'OC(=O)C=Cc1ccccc1', 273], ['cinnamaldehyde', 'O=CC=Cc1ccccc1', 286], ['benzylideneacetone', 'CC(=O)C=Cc1ccccc1', 286], ['benzophenone', 'O=C(c1ccccc1)c1ccccc1', 252], ['stilbene', 'C(=Cc1ccccc1)c1ccccc1', 295], ['biphenyl', 'c1ccc(-c2ccccc2)cc1', 246], ['azobenzene', 'N(=Nc1ccccc1)c1ccccc1', 319],
  // Further substituted benzenes
  ['4-methylacetophenone', 'CC(=O)c1ccc(C)cc1', 252], ['4-methoxyacetophenone', 'CC(=O)c1ccc(OC)cc1', 271], ['4-chloroacetophenone', 'CC(=O)c1ccc(Cl)cc1', 249], ['propiophenone', 'CCC(=O)c1ccccc1', 242], ['4-methoxybenzaldehyde', 'COc1ccc(C=O)cc1', 277], ['salicylaldehyde', 'O=Cc1ccccc1O', 256, 324],
  ['4-hydroxybenzaldehyde', 'O=Cc1ccc(O)cc1', 284], ['vanillin', 'COc1cc(C=O)ccc1O', 231, 279, 309], ['4-methoxybenzoic acid', 'COc1ccc(C(O)=O)cc1', 256], ['salicylic acid', 'OC(=O)c1ccccc1O', 235, 302], ['4-nitrophenol', 'O=[N+]([O-])c1ccc(O)cc1', 318], ['4-nitroaniline', 'Nc1ccc([N+](=O)[O-])cc1', 375],
  ['1-tetralone', 'O=C1CCCc2ccccc12', 248], ['1-indanone', 'O=C1CCc2ccccc12', 244], ['coumarin', 'O=c1ccc2ccccc2o1', 274, 311], ['paracetamol', 'CC(=O)Nc1ccc(O)cc1', 249], ['eugenol', 'C=CCc1ccc(O)c(OC)c1', 281], ['isoeugenol', 'CC=Cc1ccc(O)c(OC)c1', 260], ['anethole', 'CC=Cc1ccc(OC)cc1', 259],
  // Fused and heteroaromatic rings, quinones
  ['naphthalene', 'c1ccc2ccccc2c1', 220, 275], ['quinoline', 'c1ccc2ncccc2c1', 227, 270, 314], ['isoquinoline', 'c1ccc2cnccc2c1', 218, 266, 317], ['indole', 'c1ccc2[nH]ccc2c1', 217, 270], ['pyridine', 'c1ccncc1', 257], ['3-methylpyridine', 'Cc1cccnc1', 262], ['nicotinamide', 'NC(=O)c1cccnc1', 262], ['pyrazine', 'c1cnccn1', 260], ['pyrimidine', 'c1cncnc1', 243],
  ['thiophene', 'c1ccsc1', 231], ['pyrrole', 'c1cc[nH]c1', 210], ['furfural', 'O=Cc1ccco1', 277], ['2-acetylthiophene', 'CC(=O)c1cccs1', 260], ['2-acetylpyrrole', 'CC(=O)c1ccc[nH]1', 289], ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', 242], ['1,4-naphthoquinone', 'O=C1C=CC(=O)c2ccccc12', 246],
  ['phenylalanine', 'NC(Cc1ccccc1)C(O)=O', 257], ['tyrosine', 'NC(Cc1ccc(O)cc1)C(O)=O', 223, 275], ['tryptophan', 'NC(Cc1c[nH]c2ccccc12)C(O)=O', 218, 280], ['caffeine', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', 273],
];
