/** What alphabetical order looks at (P-14.5): Roman letters from the first one on, without `tert-`, locants, italics and marks. */
export const alphabetical = (word: string): string => word.replace(/(tert|terc)-/, '').replace(/[^a-zñáéíóú]/g, '');
