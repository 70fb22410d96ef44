import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children; `again` renders the children again. */
  fallback: (error: unknown, again: () => void) => ReactNode;
  /** A new value renders the children again: the user has navigated to another page. */
  place?: unknown;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null;
}

/**
 * Contains a rendering error to its children. Errors are reported by the React root. react-error-boundary (0.6 kB) is
 * the same class with props that are not needed.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps, before: BoundaryState): void {
    // A page may fail in the same update in which it is opened.
    const wasFailed = before.failed !== null && before.failed === this.state.failed;
    if (wasFailed && place !== this.props.place) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.fallback(failed.error, this.retry);
  }
}
