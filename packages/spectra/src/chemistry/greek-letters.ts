/** Greek letters of names, spelled as in English, in the order in which they count positions. */
export const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  ω: 'omega',
  λ: 'lambda',
  μ: 'mu',
  Δ: 'delta',
  ϵ: 'epsilon',
};

/** The letters that count atoms along a chain, alpha first. */
export const COUNTING_LETTERS: readonly string[] = [...'αβγδεζ'].map(
  (letter) => GREEK_LETTERS[letter],
);
