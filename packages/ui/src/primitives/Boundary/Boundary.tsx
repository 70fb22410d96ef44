import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** What stands there instead; `again` draws the children anew. */
  fallback: (error: unknown, again: () => void) => ReactNode;
  /** Another value draws the children anew: the person has gone to another page. */
  place?: unknown;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** What fails while it is drawn takes nothing else with it. Who hears of the error is the matter of React's root. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps, before: State): void {
    // A page may fail in the very update that has led to it.
    const wasFailed = before.failed !== null && before.failed === this.state.failed;
    if (wasFailed && place !== this.props.place) this.again();
  }

  private readonly again = (): void => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.fallback(failed.error, this.again);
  }
}
