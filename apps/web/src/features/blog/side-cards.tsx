import { GUIDES } from '@elucida/messages/posts/guides';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';

/** Next to a post: the way to an analysis, and the guides. */
export function SideCards({ current }: { current: string }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('blog.aside')} className="grid content-start gap-5 print:hidden">
      <section className="card">
        <h2 className="text-lg">{t('blog.tryHeading')}</h2>
        <p className="mt-1 text-text-2">{t('blog.tryText')}</p>
        <LocalLink to="/new" className="btn btn-primary mt-3">
          {t('shell.start')}
        </LocalLink>
        <p className="mt-3">
          <LocalLink to="/isomers">{t('shell.links.isomers')}</LocalLink>
        </p>
      </section>
      <section className="card">
        <h2 className="text-lg">{t('blog.guidesHeading')}</h2>
        <ul className="mt-2 grid gap-1">
          {GUIDES.map((slug) => (
            <li key={slug}>
              <LocalLink
                to={`/blog/${slug}`}
                aria-current={slug === current ? 'page' : undefined}
                className="inline-block py-1 aria-[current=page]:font-semibold"
              >
                {t(`blog.guides.${slug}.title`)}
              </LocalLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 border-t border-border pt-3">
          <LocalLink to="/blog">{t('blog.allPosts')}</LocalLink>
        </p>
      </section>
    </aside>
  );
}
