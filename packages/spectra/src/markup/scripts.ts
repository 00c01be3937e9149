const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
};

/** Digits as Unicode subscripts, where no markup can be: `₂`. */
export const subscript = (digits: string): string =>
  [...digits].map((digit) => SUBSCRIPTS[Number(digit)]).join('');

/** Digits and signs as Unicode superscripts: `²⁻`. */
export const superscript = (text: string): string =>
  [...text].map((sign) => SUPERSCRIPTS[sign]).join('');
