import type { GuideCall } from '@elucida/messages/pages/api-guide-text';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { useApiGuideText } from './api-guide-text.ts';

/** How an assistant is set up; the address is that of the server. */
const ASSISTANT = `{
  "mcpServers": {
    "elucida": {
      "type": "http",
      "url": "$ELUCIDA_URL/mcp",
      "headers": { "Authorization": "Bearer el_…" }
    }
  }
}`;

/** Plain text with `code` in backticks. */
function Coded({ text }: { text: string }) {
  return (
    <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
  );
}

const Code = ({ label, text }: { label: string; text: string }) => (
  // What is wider than the page is scrolled, by keyboard too.
  <pre
    className="overflow-x-auto rounded-md border border-border bg-surface-2 p-3 text-sm"
    tabIndex={0}
    role="region"
    aria-label={label}
    lang="en"
  >
    <code>{text}</code>
  </pre>
);

/** A call, what it does, and its examples. */
function Call({ call }: { call: GuideCall }) {
  const text = useApiGuideText();
  const samples = text.samples[call];
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby={call}>
      <h3 id={call} className="mono text-base wrap-anywhere">
        {call}
      </h3>
      <p>{text.calls[call]}</p>
      {samples === undefined ? null : (
        <TabSet
          label={text.example(call)}
          tabs={samples.map(({ lang, label, source }) => ({
            id: lang,
            title: label,
            content: <Code label={`${call}, ${label}`} text={source} />,
          }))}
        />
      )}
    </section>
  );
}

/** /api: how programs and assistants use Elucida, with examples that are run by a test. */
export function ApiGuidePage() {
  const text = useApiGuideText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <PageHeading title={text.heading} />
        <p className="mt-2 max-w-[65ch] text-text-2">{text.lead}</p>
      </div>
      <section className="card grid gap-3">
        <p>{text.key}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          <LocalLink to="/account">{text.keyLink}</LocalLink>
          <a href="/v1/openapi.json">{text.document}</a>
          <a href="/docs">{text.reference}</a>
        </p>
      </section>
      <section className="grid gap-3" aria-labelledby="rules">
        <h2 id="rules">{text.rulesHeading}</h2>
        <ul className="list-disc space-y-2 pl-5">
          {text.rules.map((rule) => (
            <li key={rule}>
              <Coded text={rule} />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="calls">
        <h2 id="calls">{text.callsHeading}</h2>
        {(Object.keys(text.calls) as GuideCall[]).map((call) => (
          <Call key={call} call={call} />
        ))}
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="assistants">
        <h2 id="assistants">{text.assistantsHeading}</h2>
        <p>
          <Coded text={text.assistants[0]!} />
        </p>
        <Code label="mcpServers" text={ASSISTANT} />
        <p>
          <Coded text={text.assistants[1]!} />
        </p>
      </section>
    </div>
  );
}
