import { useTranslation } from 'react-i18next';

/** What makes images readable. */
export function TipsCard() {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="tips">
      <h2 id="tips" className="text-lg">
        {t('analyze.tips.heading')}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-text-2">
        {(['one', 'two', 'three'] as const).map((tip) => (
          <li key={tip}>{t(`analyze.tips.${tip}`)}</li>
        ))}
      </ul>
    </section>
  );
}
