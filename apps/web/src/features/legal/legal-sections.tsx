import { trueOf, type ServerFacts } from '@elucida/messages/pages/by-settings';
import type { LegalSection } from '@elucida/messages/pages/legal-text';
import type { ReactNode } from 'react';

interface Props<Name extends string> {
  id: string;
  part: {
    readonly heading: string;
    readonly lead: string;
    readonly sections: Readonly<Record<Name, LegalSection>>;
  };
  names: readonly Name[];
  facts: ServerFacts;
  /** What comes after the last section. */
  children?: ReactNode;
}

/** Terms or privacy: numbered sections, each with its own address. */
export function LegalSections<Name extends string>({
  id,
  part,
  names,
  facts,
  children,
}: Props<Name>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{part.heading}</h2>
      <p className="mt-2 text-text-2">{part.lead}</p>
      <div className="mt-5 grid gap-6">
        {names.map((name, index) => (
          <section key={name} id={`${id}-${name}`} aria-labelledby={`${id}-${name}-heading`}>
            <h3 id={`${id}-${name}-heading`}>
              {index + 1}. {part.sections[name].heading}
            </h3>
            {part.sections[name].paragraphs
              .map((each) => trueOf(facts, each))
              .map((paragraph) => (
                <p key={paragraph} className="mt-2">
                  {paragraph}
                </p>
              ))}
          </section>
        ))}
      </div>
      {children}
    </section>
  );
}
