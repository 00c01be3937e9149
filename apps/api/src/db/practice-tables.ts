/** A teacher's set of problems. */
export interface ProblemSetsTable {
  id: string;
  user_id: string;
  /** In the link that students are given. */
  token: string;
  title: string;
  /** JSON: ids of the collection, and the teacher's own molecules with their spectra. */
  problems: string;
  due_at: number | null;
  hints: number;
  formula_shown: number;
  created_at: number;
}

/** Who solves a set, by the name that they type. */
export interface SetStudentsTable {
  id: string;
  set_id: string;
  name: string;
  /** SHA-256 of the key; the key itself is in the student's browser alone. */
  key_hash: string;
  joined_at: number;
}

/** What a student did of one problem of a set. */
export interface SetAnswersTable {
  student_id: string;
  /** The problem, from 0. */
  place: number;
  tries: number;
  solved_at: number | null;
  /** JSON: kinds of hints that were taken. */
  hints: string;
  /** JSON: the last wrong structures, the last first. */
  mistakes: string;
}

/** Progress of practice. */
export interface PracticeProgressTable {
  user_id: string;
  /** JSON. */
  progress: string;
}
