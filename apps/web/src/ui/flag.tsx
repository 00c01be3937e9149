import type { Language } from '@elucida/messages/catalogue/language';

const DRAWINGS: Record<Language, React.ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#C8102E" strokeWidth="1.800" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.500" d="M15 0v20M0 10h30" />
      <path stroke="#C8102E" strokeWidth="3.800" d="M15 0v20M0 10h30" />
    </>
  ),
  es: (
    <>
      <path fill="#AA151B" d="M0 0h30v20H0z" />
      <path fill="#F1BF00" d="M0 5h30v10H0z" />
    </>
  ),
  eu: (
    <>
      <path fill="#D52B1E" d="M0 0h30v20H0z" />
      <path stroke="#009B48" strokeWidth="2.800" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="2.800" d="M15 0v20M0 10h30" />
    </>
  ),
};

/**
 * The flag that stands for a language. Always next to the language's name or code, so it is
 * decoration to a screen reader.
 */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      viewBox="0 0 30 20"
      width="21"
      height="14"
      aria-hidden="true"
      focusable="false"
      className="rounded-[2px] outline outline-1 outline-border"
    >
      {DRAWINGS[language]}
    </svg>
  );
}
