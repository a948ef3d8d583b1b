import { Component, type ReactNode } from "react";

type Props = {
  /** Replaces a part that failed. */
  renderFallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
};

/** An error boundary for one part of a page. The other parts stay usable. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ hasFailed: false }));
  }
}
