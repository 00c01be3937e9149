import type { ProblemSet } from '@elucida/contract/practice-sets';
import { expect, test } from 'vitest';
import { commonErrors, commonWrong } from './common-errors.ts';
import { setCsv } from './set-csv.ts';

const problem = { id: null, formula: 'C4H8O2', level: null };
const answer = { tries: 1, solved_at: null, hints: [] };
const wrong = { smiles: 'CCC(=O)OC', kind: 'places' } as const;
const SET: ProblemSet = {
  id: 'x',
  token: 't',
  title: 'Week 3',
  due_at: null,
  hints: true,
  formula_shown: true,
  created_at: '2026-11-28T10:00:00.000Z',
  problems: [
    { ...problem, smiles: 'CCOC(C)=O', name: 'ethyl acetate' },
    { ...problem, smiles: 'CCCC(=O)O', name: null },
  ],
  students: [
    {
      id: 'a',
      name: 'Ada, L.',
      joined_at: '2026-11-28T10:00:00.000Z',
      answers: [
        {
          ...answer,
          place: 0,
          tries: 2,
          solved_at: '2026-11-28T11:00:00.000Z',
          hints: ['band', 'carbons'],
          mistakes: [wrong],
        },
      ],
    },
    {
      id: 'b',
      name: '=Ben',
      joined_at: '2026-11-28T10:00:00.000Z',
      answers: [
        {
          ...answer,
          place: 0,
          tries: 2,
          mistakes: [{ smiles: 'CCCC(=O)O', kind: 'groups' }, wrong],
        },
        { ...answer, place: 1, mistakes: [{ smiles: 'CCO', kind: 'formula' }] },
      ],
    },
  ],
};

test('a line for each student and problem; names are no formulas for a spreadsheet', () => {
  const [head, ...lines] = setCsv(SET).slice(1).trimEnd().split('\r\n');
  expect(head).toMatch(/^student,problem,molecule,solved,/);
  expect(lines).toEqual([
    '"Ada, L.",1,ethyl acetate,1,2026-11-28T11:00:00.000Z,2,band carbons,places,CCC(=O)OC,structure,',
    '"Ada, L.",2,CCCC(=O)O,0,,0,,,,structure,',
    "'=Ben,1,ethyl acetate,0,,2,,groups places,CCCC(=O)O CCC(=O)OC,structure,",
    "'=Ben,2,CCCC(=O)O,0,,1,,formula,CCO,structure,",
  ]);
});

test('wrong structures of a problem by the students that drew them', () => {
  expect(commonErrors(SET.students, 0)).toEqual([
    { ...wrong, students: 2 },
    { smiles: 'CCCC(=O)O', kind: 'groups', students: 1 },
  ]);
  expect(commonErrors(SET.students, 1)).toHaveLength(1);
});

const EXERCISES: ProblemSet = {
  ...SET,
  problems: [
    {
      ...problem,
      kind: 'assignment',
      smiles: 'CCO',
      name: 'ethanol',
      signals: [
        { technique: 'C13NMR', peak: 0, label: '¹³C **58.2 ppm**' },
        { technique: 'H1NMR', peak: 0, label: '¹H **3.70 ppm** (q, 2H)' },
      ],
    },
    { ...problem, kind: 'mistake', smiles: 'CO', name: 'methanol', steps: [] },
  ],
  students: SET.students.map((student, i) => ({
    ...student,
    answers: [
      {
        ...answer,
        place: 0,
        mistakes: [],
        wrong: [
          { technique: 'C13NMR', peak: 0, atoms: [0] },
          ...(i === 0 ? [{ technique: 'H1NMR' as const, peak: 0, atoms: [0, 2] }] : []),
        ],
      },
      { ...answer, place: 1, mistakes: [], wrong: [{ step: 2 }] },
    ],
  })),
};

test('of exercises the kind and the wrong answers', () => {
  const [head, ...lines] = setCsv(EXERCISES).slice(1).trimEnd().split('\r\n');
  expect(head).toMatch(/,kind,wrong_answers$/);
  expect(lines).toEqual([
    '"Ada, L.",1,ethanol,0,,1,,,,assignment,"¹³C 58.2 ppm: C1; ¹H 3.70 ppm (q, 2H): C1/O3"',
    '"Ada, L.",2,methanol,0,,1,,,,mistake,step 3',
    "'=Ben,1,ethanol,0,,1,,,,assignment,¹³C 58.2 ppm: C1",
    "'=Ben,2,methanol,0,,1,,,,mistake,step 3",
  ]);
});

test('wrong answers to an exercise by the students that gave them', () => {
  const [first, second, ...others] = commonWrong(EXERCISES.students, 0);
  expect(first).toEqual({ answer: { technique: 'C13NMR', peak: 0, atoms: [0] }, students: 2 });
  expect(second).toMatchObject({ answer: { technique: 'H1NMR' }, students: 1 });
  expect(others).toEqual([]);
  expect(commonWrong(EXERCISES.students, 1)).toEqual([{ answer: { step: 2 }, students: 2 }]);
  expect(commonWrong(SET.students, 0)).toEqual([]);
});
