import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../ui/markdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusCell } from './use-grid-keys.ts';

interface Props {
  /** Markdown: the sentence of the report that asked for the measurement. */
  text: string;
  /** The block that is to be filled in. */
  section: RefObject<HTMLElement | null>;
}

/** What a spectrum would show, next to where it is typed; the block comes into view once. */
export function WantedMeasurement({ text, section }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    const block = section.current;
    if (!block) return;
    block.scrollIntoView({ block: 'center' });
    focusCell(block, 0, 0);
  }, [section]);
  return (
    <Notice tone="info">
      <p className="font-semibold">{t('manual.wanted')}</p>
      <Markdown text={text} />
    </Notice>
  );
}
