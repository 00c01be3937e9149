import { useTranslation } from 'react-i18next';

/** The user's own images, small. Only data URLs of images and files of this site are shown. */
export function ImagePreviews({ previews }: { previews: readonly string[] }) {
  const { t } = useTranslation();
  const shown = previews.filter(
    (source) => /^data:image\/(png|jpeg);base64,/.test(source) || /^\/(?!\/)/.test(source),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="eyebrow">{t('history.images')}</h3>
      <ul className="mt-2 grid max-w-3xl grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {shown.map((source, index) => (
          <li key={index}>
            <img
              src={source}
              alt={t('history.imageAlt', { index: index + 1, total: shown.length })}
              loading="lazy"
              className="aspect-[5/3] w-full rounded-sm border border-border bg-white object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
