import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { DarkIcon, LightIcon, SystemIcon } from '../../ui/icons.tsx';
import { chooseTheme, storedTheme, THEMES, type Theme } from './theme.ts';

const ICONS = { system: SystemIcon, light: LightIcon, dark: DarkIcon };

/** One button: each press goes on to the next of system, light and dark. Its name says both. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const stored = useBrowserFact<Theme>(storedTheme);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? stored ?? 'system';
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const ThemeIcon = ICONS[theme];
  const label = t('shell.theme.switch', {
    now: t(`shell.theme.${theme}`),
    next: t(`shell.theme.${next}`),
  });
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small px-2"
      aria-label={label}
      title={label}
      onClick={() => {
        chooseTheme(next);
        setChosen(next);
      }}
    >
      <ThemeIcon />
    </button>
  );
}
