import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import type { VerificationBody } from '../../lib/api/verification-calls.ts';
import { useVerifyText } from './verify-text.ts';

type Asked = Pick<VerificationBody, 'structure' | 'byproducts'>;

/** Says in the page's language why a verification failed: of a structure, which and what is wrong with it. */
export function useRefusalWords(): (error: unknown, asked: Asked) => string {
  const words = useErrorWords();
  const { faults } = useVerifyText();
  return (error, { structure, byproducts = [] }) => {
    const [field] = error instanceof ApiError ? error.fields : [];
    if (field === undefined || !Object.hasOwn(faults, field.type)) return words(error);
    const [, name, place] = field.loc;
    const smiles = name === 'byproducts' ? (byproducts[Number(place)] ?? '') : structure;
    return faults[field.type as keyof typeof faults](smiles);
  };
}
