import type { Wording } from '@elucida/contract/models';
import { useTranslation } from 'react-i18next';
import { useModelsText } from './use-models-text.ts';

interface Props {
  wording: Wording;
  /** Whether the model's wording is shown now. */
  theirs: boolean;
  onChange: (theirs: boolean) => void;
}

/**
 * Who words the reasons, with the other wording a click away; or why they are our own although a
 * model was to word them.
 */
export function WordingNote({
  wording: { provider, model, failure, points, refused },
  theirs,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const { wording: text } = useModelsText();
  const name = `${model} (${t(`common.provider.${provider}`)})`;
  const left = refused > 0 ? ` ${text.refused(refused)}` : '';
  if (points.length === 0)
    return (
      <p className="mt-1 text-sm text-text-2">
        {failure === null
          ? refused > 0
            ? `${text.own}${left}`
            : text.unchanged(name)
          : text.failed(name)}
      </p>
    );
  return (
    <p className="mt-1 text-sm text-text-2" aria-live="polite">
      {theirs ? `${text.by(name)}${left}` : text.own}{' '}
      <button type="button" className="text-accent underline" onClick={() => onChange(!theirs)}>
        {theirs ? text.showOwn : text.showTheirs(name)}
      </button>
    </p>
  );
}
