import { Component, type ReactNode } from "react";

type Props = {
  /** What stands in the place of a part that failed. */
  renderFallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

/** An error boundary for one part of a page: when it fails, the other parts stay usable. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ hasFailed: false }));
  }
}
