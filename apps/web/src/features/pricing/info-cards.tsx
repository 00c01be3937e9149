import { useSettings } from '../../lib/settings/use-settings.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { usePricingText } from './pricing-text.ts';

/** Three cards on payments, trials and privacy. */
export function InfoCards() {
  const { info } = usePricingText();
  const billing = useSettings()?.billing;
  const payments =
    billing === 'test'
      ? info.paymentsInTestMode
      : billing === 'off'
        ? info.paymentsWhenOff
        : info.payments.text;
  return (
    <section aria-label={info.label} className="mt-10 grid gap-5 md:grid-cols-3">
      {(['payments', 'trials', 'privacy'] as const).map((key) => (
        <div key={key} className="card">
          <h2 className="text-lg">{info[key].heading}</h2>
          <p className="mt-2 text-text-2">{key === 'payments' ? payments : info[key].text}</p>
          {key === 'privacy' ? (
            <p className="mt-2">
              <LocalLink to="/legal#privacy">{info.privacyLink}</LocalLink>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
