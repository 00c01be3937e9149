import type { SugarForm } from '../words/sugar-words.ts';

/** A carbohydrate as it is named; see `sugarNotation`. */
export interface Sugar {
  readonly carbons: number;
  /**
   * Positions of carbonyl groups: 1 for aldoses, 2 for ketoses, others for uloses; the first is the
   * anomeric one.
   */
  readonly carbonyls: readonly number[];
  /**
   * Side of the oxygen in the Fischer projection by position: 1 right, 0 left; positions without
   * are not centres or unknown.
   */
  readonly sides: ReadonlyMap<number, number>;
  /** Side of the oxygen of the anomeric reference atom. */
  readonly reference: number | undefined;
  readonly anomer: 'alpha' | 'beta' | null;
  readonly form: SugarForm;
  /** Atoms of the ring, 0 for the open chain. */
  readonly ring: number;
  readonly deoxy: readonly number[];
  /** Positions of double bonds to the next carbon. */
  readonly enes: readonly number[];
}

/**
 * The notation (`fragment-notation.ts`) of a carbohydrate. In the Fischer projection a centre's
 * neighbours are, in order, the carbon (or ring oxygen) above, hydrogen, oxygen, the carbon below:
 * with the oxygen on the right the last three turn anticlockwise seen from the first (`@`). Null
 * where ring and chain do not fit.
 */
export function sugarNotation(sugar: Sugar): string | null {
  const { carbons, form, ring } = sugar;
  const anomeric = sugar.carbonyls[0];
  const end = ring > 0 ? anomeric + ring - 2 : 0;
  if (ring > 0 && (end > carbons || sugar.deoxy.includes(end))) return null;
  const atoms: string[] = [],
    locants: string[] = [];
  const note = (text: string, ...labels: string[]): void => {
    atoms.push(text);
    locants.push(...labels);
  };
  const hydroxy = (place: number): string => (sugar.deoxy.includes(place) ? '' : 'O');
  const side = (place: number): string =>
    sugar.sides.has(place) ? (sugar.sides.get(place) === 1 ? '@' : '@@') : '';
  const first = ring > 0 ? anomeric : 1;
  if (ring > 0) note('O1', `O${end}`);
  for (let place = first; place <= carbons; place++) {
    const isAnomeric = ring > 0 && place === anomeric;
    const link = place > 1 && sugar.enes.includes(place - 1) ? '=' : '';
    const flat = sugar.enes.includes(place) || link !== '';
    if (isAnomeric) writeAnomeric(sugar, note);
    else if (place === end)
      note(
        `${link}${flat || place === carbons || side(place) === '' ? 'C' : `[C${side(place)}H]`}1`,
        `${place}|C${place}`,
      );
    else if (place === carbons && ACID_END.test(form))
      note(`${link}C(=O)O@`, `${place}|C${place}`, '.', `O${place}`);
    else if (place === carbons && form === 'dialdose')
      note(`${link}C=O`, `${place}|C${place}`, '.');
    else if (place === 1) writeFirst(sugar, note);
    else if (sugar.carbonyls.includes(place) && form !== 'itol' && form !== 'lactone')
      note(`${link}C(=O)`, `${place}|C${place}`, `O${place}`);
    else {
      const o = place === 2 && form === 'amine' ? 'N' : hydroxy(place);
      const centre =
        !flat && place < carbons && o !== '' && side(place) !== '' ? `[C${side(place)}H]` : 'C';
      note(
        `${link}${centre}${o === '' ? '' : `(${o})`}`,
        `${place}|C${place}`,
        ...(o === '' ? [] : o === 'N' ? ['N|N2'] : [`O${place}`]),
      );
    }
  }
  return `${atoms.join('')}:${locants.join(' ')}`;
}

const ACID_END = /^(?:i?d?uron|ari|arate)/;

/** Carbon 1 of an open chain. */
function writeFirst(
  { form, carbonyls, deoxy }: Sugar,
  note: (text: string, ...labels: string[]) => void,
): void {
  if (/^(?:on|ari|arate)/.test(form))
    note(
      form === 'onyl' ? 'C(=O)(*)' : 'C(=O)(O@)',
      '1|C1|acyl',
      '.',
      ...(form === 'onyl' ? [] : ['O1']),
    );
  else if (carbonyls.includes(1) && form !== 'itol') note('C(=O)', '1|C1', 'O1');
  else note(deoxy.includes(1) ? 'C' : 'C(O)', '1|C1', ...(deoxy.includes(1) ? [] : ['O1']));
}

/**
 * The anomeric carbon: of an aldose with its hydrogen, of a ketose with the carbons before it in
 * the place of the hydrogen.
 */
function writeAnomeric(sugar: Sugar, note: (text: string, ...labels: string[]) => void): void {
  const { form, anomer, reference, carbonyls, deoxy, enes } = sugar;
  const place = carbonyls[0];
  const label = `${place}|C${place}`;
  if (form === 'lactone') return note('C(=O)', label, `O${place}`);
  const known =
    anomer !== null &&
    reference !== undefined &&
    !enes.includes(place) &&
    (place === 1 || form !== 'amine');
  const chirality = known ? ((reference === 1) === (anomer === 'alpha') ? '@' : '@@') : '';
  const open = known ? `[C${chirality}${place === 1 ? 'H' : ''}]` : 'C';
  const before: string[] = [];
  let branch = '';
  for (let carbon = place - 1; carbon >= 1; carbon--) {
    const oxygen = !deoxy.includes(carbon);
    if (carbon === 1 && /^on/.test(form)) {
      branch += 'C(=O)O@';
      before.push('1|C1', '.', '.');
      continue;
    }
    const text = carbon === 1 ? (oxygen ? 'CO' : 'C') : oxygen ? 'C(O)' : 'C';
    branch += text;
    before.push(`${carbon}|C${carbon}`, ...(oxygen ? [`O${carbon}`] : []));
  }
  const rest = /osyl$/.test(form)
    ? '(*)'
    : form === 'oside'
      ? '(O@)'
      : /^idu/.test(form)
        ? '(O)'
        : deoxy.includes(place)
          ? ''
          : '(O)';
  note(
    `${open}${branch === '' ? '' : `(${branch})`}${rest}`,
    label,
    ...before,
    ...(rest === '(*)' || rest === ''
      ? []
      : [`O${place}${form === 'oside' || /^idu/.test(form) ? '|glycosidic' : ''}`]),
  );
}
