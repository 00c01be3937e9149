type Content = Element | string;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Makes elements of one namespace. */
export function elementsOf(namespace: string | null, root: string) {
  const document = globalThis.document.implementation.createDocument(namespace, root);
  const top = document.documentElement;
  const fill = (
    element: Element,
    attributes: Readonly<Record<string, string>>,
    content: readonly Content[],
  ): Element => {
    for (const [name, value] of Object.entries(attributes))
      if (name === 'xml:lang')
        element.setAttributeNS('http://www.w3.org/XML/1998/namespace', name, value);
      else if (name.startsWith('xsi:')) element.setAttributeNS(XSI, name, value);
      else element.setAttribute(name, value);
    element.append(...content);
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
    raw: (text: string): CDATASection => document.createCDATASection(text),
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
