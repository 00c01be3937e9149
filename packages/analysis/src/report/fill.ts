/** Fills `{{name}}` in a catalogue's text, as the pages' translator does. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
