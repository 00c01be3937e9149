import type { IsomerNotes as Notes } from '@elucida/contract/isomers';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchIsomerNotes, type IsomersAsked } from '../../lib/api/isomer-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useModelsText } from '../../models/use-models-text.ts';
import { useSession } from '../../session/use-session.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';

function Answer({ provider, model, failure, notes, left_out: leftOut }: Notes) {
  const { t } = useTranslation();
  const { notes: text, failure: failures } = useModelsText();
  const name = `${model} (${t(`common.provider.${provider}`)})`;
  if (failure !== null) return <Notice tone="warning">{`${name}: ${failures[failure]}`}</Notice>;
  return (
    <>
      <p className="mt-1 max-w-[75ch] text-sm text-text-2">
        {notes.length === 0 ? `${name}: ${text.none}` : text.intro(name)}
        {notes.length > 0 && leftOut > 0 ? ` ${text.leftOut(leftOut)}` : ''}
      </p>
      <dl className="mt-2 grid gap-2">
        {notes.map(({ smiles, name: isomer, points }) => (
          <div key={smiles}>
            <dt className="font-semibold wrap-anywhere">
              {isomer ?? <span className="mono">{smiles}</span>}
            </dt>
            <dd>
              <ul className="list-disc pl-5 text-sm">
                {points.map((point) => (
                  <li key={point} className="wrap-anywhere">
                    {point}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * What an AI model would look at to tell the isomers apart, for whoever asks for it: only what our
 * prediction confirms, in our words.
 */
export function IsomerNotes({ asked, names }: { asked: IsomersAsked; names: string }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { user } = useSession();
  const { notes: text } = useModelsText();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => fetchIsomerNotes(asked),
  });
  const verified = user?.is_verified === true;
  return (
    <section className="card" aria-labelledby="isomer-notes">
      <h3 id="isomer-notes" className="text-base">
        {text.heading}
      </h3>
      {data ? (
        <Answer {...data} />
      ) : (
        <>
          <p className="mt-1 text-sm text-text-2">
            {verified ? text.sends(names) : text.verifyFirst}
          </p>
          {verified ? (
            <button
              type="button"
              className="btn btn-small mt-2"
              disabled={isPending}
              onClick={() => mutate()}
            >
              {isPending ? text.asking : text.ask}
            </button>
          ) : (
            <LocalLink to="/account" className="btn btn-small mt-2">
              {t('shell.links.account')}
            </LocalLink>
          )}
        </>
      )}
      <div aria-live="polite">{error ? <Notice tone="danger">{words(error)}</Notice> : null}</div>
    </section>
  );
}
