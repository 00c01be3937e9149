import { lazy, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part.tsx';

// Its code comes while the problem itself is fetched.
const ProblemSpectra = lazy(async () => ({
  default: (await import('./problem-spectra.tsx')).ProblemSpectra,
}));
// Nothing of these is seen before the first answer or hint, and Markdown is 40 kB.
const ReplyView = lazy(async () => ({ default: (await import('./reply-view.tsx')).ReplyView }));
const SolutionView = lazy(async () => ({
  default: (await import('./solution-view.tsx')).SolutionView,
}));
const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown.tsx')).Markdown }));

function Loading() {
  const { t } = useTranslation();
  return <p className="text-text-2">{t('common.loading')}</p>;
}

/** The plots of a problem. */
export const LateSpectra = (props: ComponentProps<typeof ProblemSpectra>) => (
  <OptionalPart fallback={<Loading />}>
    <ProblemSpectra {...props} />
  </OptionalPart>
);
/** What the judge says, fetched with the first reply. */
export const LateReply = (props: ComponentProps<typeof ReplyView>) => (
  <OptionalPart fallback={<Loading />}>
    <ReplyView {...props} />
  </OptionalPart>
);
export const LateSolution = (props: ComponentProps<typeof SolutionView>) => (
  <OptionalPart fallback={<Loading />}>
    <SolutionView {...props} />
  </OptionalPart>
);
export const LateMarkdown = (props: ComponentProps<typeof Markdown>) => (
  <OptionalPart fallback={<Loading />}>
    <Markdown {...props} />
  </OptionalPart>
);
