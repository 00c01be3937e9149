import { useSearchParams } from 'react-router';

/** What is chosen on a page, kept in its address: an empty value is no choice. */
export function useAddressChoices() {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return { params, choose };
}
