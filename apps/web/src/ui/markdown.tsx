import { unparted } from '@elucida/messages/format/figures';
import ReactMarkdown, { type Components } from 'react-markdown';

// The page has its own h1 and h2; headings of a text go below them.
const components: Components = { h1: 'h4', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' };
const inLine: Components = { ...components, p: 'span' };

/** `n = 12` is read as one: no line ends within it. */
const PAIR = / (=) /g;

/**
 * Server-supplied text as formatted Markdown. HTML in it is shown as text, and react-markdown's
 * default filter keeps only addresses without a scheme or with http, https, irc, ircs, mailto or
 * xmpp, which is the specification's list.
 */
export function Markdown({
  text,
  inline = false,
}: {
  text: string;
  /** One paragraph, as part of a line: in a label. */
  inline?: boolean;
}) {
  const Frame = inline ? 'span' : 'div';
  return (
    <Frame className="prose-text">
      <ReactMarkdown components={inline ? inLine : components}>
        {unparted(text).replace(PAIR, '\u00a0$1\u00a0')}
      </ReactMarkdown>
    </Frame>
  );
}
