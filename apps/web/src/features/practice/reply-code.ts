/** What `reply-parts` fetches. */
export { Markdown } from '../../ui/markdown.tsx';
export { ReplyView } from './reply-view.tsx';
export { SolutionView } from './solution-view.tsx';
