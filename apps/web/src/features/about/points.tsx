import type { PointsSection } from '@elucida/messages/pages/about-text';

/** A section of short points, each a card. */
export function PointCards({
  id,
  section,
  columns,
}: {
  id: string;
  section: PointsSection;
  columns: 2 | 3;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{section.heading}</h2>
      <ul className={`mt-4 grid gap-4 ${columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {section.points.map(({ title, text }) => (
          <li key={title} className="card">
            <h3>{title}</h3>
            <p className="mt-1 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps in time, in order. */
export function Timeline({ section }: { section: PointsSection }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{section.heading}</h2>
      <ol className="mt-4 grid gap-5 border-l-2 border-border pl-5">
        {section.points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="figures">{title}</h3>
            <p className="mt-1 max-w-[65ch] text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
