import { Component, Suspense, type ReactNode } from 'react';

/**
 * A part that a page is whole without, fetched on its own: until it is there, and where its code
 * cannot be fetched, nothing is shown in its place, and the page goes on.
 */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
