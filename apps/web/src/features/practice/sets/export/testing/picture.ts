/** A picture of a question, with what it shows as text. */
export const picture = (name: string, alt: string) => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg"><text>${alt}</text></svg>`,
  alt,
});
