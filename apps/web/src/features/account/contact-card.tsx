import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings/use-settings.ts';
import { OutwardLink } from '../../ui/outward-link.tsx';

/**
 * Whom to write to, and where others talk about spectra. Without configured addresses both lead to
 * the feedback form.
 */
export function ContactCard() {
  const { t } = useTranslation();
  const settings = useSettings();
  const address = settings?.contact_email;
  return (
    <section className="card grid gap-3" aria-labelledby="contact">
      <h2 id="contact">{t('account.contact.heading')}</h2>
      <p className="text-text-2">{t('account.contact.text')}</p>
      <ul className="grid gap-1">
        <li>
          <OutwardLink address={address ? `mailto:${address}` : null}>
            {address ? t('account.contact.write', { address }) : t('account.contact.form')}
          </OutwardLink>
        </li>
        <li>
          <OutwardLink address={settings?.community_url}>
            {t('account.contact.community')}
          </OutwardLink>
        </li>
      </ul>
    </section>
  );
}
