import { useAskedText } from '../result-view/use-asked-text.ts';

/** Opens a line as a drawing; its name says which. */
export function RedrawButton({
  line,
  disabled,
  onDraw,
}: {
  line: string;
  disabled: boolean;
  onDraw: () => void;
}) {
  const { redraw } = useAskedText();
  return (
    <button
      type="button"
      className="btn btn-small justify-self-end"
      aria-label={`${redraw}: ${line}`}
      disabled={disabled}
      onClick={onDraw}
    >
      {redraw}
    </button>
  );
}
