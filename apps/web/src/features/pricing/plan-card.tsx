import { PLAN_LIMITS, PLAN_NAMES, type Plan } from '@elucida/contract/limits';
import type { ReactNode } from 'react';
import { formatCount, formatEuro } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { usePricingText } from './pricing-text.ts';

interface Props {
  plan: Plan;
  current: boolean;
  children: ReactNode;
}

/** A plan: its price, what it holds, whether it is yours, and what can be done (the children). */
export function PlanCard({ plan, current, children }: Props) {
  const text = usePricingText();
  const language = useLanguage();
  const { priceEuro, dailyAnalyses } = PLAN_LIMITS[plan];
  const features = [text.daily(formatCount(dailyAnalyses, language)), ...text.features[plan]];
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={`card flex flex-col gap-4 ${current ? 'outline outline-2 outline-accent' : ''}`}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <h2 id={`plan-${plan}`}>{PLAN_NAMES[plan]}</h2>
        {plan === 'basic' ? (
          <span className="chip border-accent text-accent">{text.popular}</span>
        ) : null}
        {current ? (
          <span className="chip bg-accent-soft text-text">
            <CheckIcon />
            {text.current}
          </span>
        ) : null}
      </div>
      <p className="flex items-baseline gap-2">
        <span className="figures text-3xl font-semibold">{formatEuro(priceEuro, language)}</span>
        <span className="text-text-2">{text.perMonth}</span>
      </p>
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <span className="mt-1 flex-none text-accent">
              <CheckIcon />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      {plan === 'free' ? <p className="field-hint">{text.freeImages}</p> : null}
      {plan === 'pro' ? (
        <p className="field-hint">
          {text.apiPreview} <LocalLink to="/api">{text.apiGuide}</LocalLink>
        </p>
      ) : null}
      <div className="mt-auto grid gap-2 pt-2">{children}</div>
    </section>
  );
}
