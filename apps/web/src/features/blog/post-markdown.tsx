import ReactMarkdown, { type Components } from 'react-markdown';

const components: Components = {
  // The post's title is the page's h1.
  h1: 'h2',
  // An emptied address would make the browser load the page itself as the image.
  img: ({ src, alt }) =>
    src ? <img src={src} alt={alt ?? ''} loading="lazy" /> : <img alt={alt ?? ''} />,
};

/**
 * A post's text. HTML in it is shown as text; react-markdown's default filter keeps only addresses
 * without a scheme or with http, https, irc, ircs, mailto or xmpp, which is the specification's
 * list.
 */
export function PostMarkdown({ text }: { text: string }) {
  return (
    <div className="prose-text max-w-[42em]">
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  );
}
