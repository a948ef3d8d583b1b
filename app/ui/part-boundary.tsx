import { Component, type ReactNode } from "react";

type Props = {
  /** What stands in the place of a part that failed. */
  renderFallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

type State = { hasFailed?: boolean };

/** An error boundary for one part of a page: when it fails, the other parts stay usable. */
export class PartBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ hasFailed: false }));
  }
}
