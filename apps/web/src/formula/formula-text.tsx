import { formulaParts } from '@elucida/spectra/formula/formula-parts';

/** A formula in Hill order with real sub- and superscripts (the web font has no Unicode ones). */
export function FormulaText({ hill }: { hill: string }) {
  return (
    <span className="wrap-anywhere">
      {formulaParts(hill).map(({ kind, text }, index) =>
        kind === 'sub' ? (
          <sub key={index}>{text}</sub>
        ) : kind === 'sup' ? (
          <sup key={index}>{text}</sup>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </span>
  );
}
