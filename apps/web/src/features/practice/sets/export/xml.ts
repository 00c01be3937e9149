type Content = Element | string;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * What XML 1.0 cannot hold, not even escaped: control characters but for tabs and line ends, halves of surrogate pairs,
 * and two that are none (its production 2, "Char"). A title pasted from slides has line breaks of that kind.
 */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const clean = (text: string) => text.replace(NO_CHARACTER, ' ');

/** Makes elements of one namespace. Characters that XML cannot hold become spaces. */
export function elementsOf(namespace: string | null, root: string) {
  const document = globalThis.document.implementation.createDocument(namespace, root);
  const top = document.documentElement;
  const fill = (
    element: Element,
    attributes: Readonly<Record<string, string>>,
    content: readonly Content[],
  ): Element => {
    for (const [name, text] of Object.entries(attributes)) {
      const value = clean(text);
      if (name === 'xml:lang')
        element.setAttributeNS('http://www.w3.org/XML/1998/namespace', name, value);
      else if (name.startsWith('xsi:')) element.setAttributeNS(XSI, name, value);
      else element.setAttribute(name, value);
    }
    element.append(...content.map((each) => (typeof each === 'string' ? clean(each) : each)));
    return element;
  };
  return {
    /** An element with its attributes and what is in it. */
    make: (
      name: string,
      attributes: Readonly<Record<string, string>> = {},
      ...content: readonly Content[]
    ): Element => fill(document.createElementNS(namespace, name), attributes, content),
    /** A part of the text that is not read as markup. */
    raw: (text: string): CDATASection => document.createCDATASection(clean(text)),
    /** The whole document as text, with what the root holds. */
    write: (
      attributes: Readonly<Record<string, string>>,
      ...content: readonly Content[]
    ): string => {
      // Declared by its usual prefix, which serializers choose freely otherwise.
      if (Object.keys(attributes).some((name) => name.startsWith('xsi:')))
        top.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:xsi', XSI);
      fill(top, attributes, content);
      return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
    },
  };
}
