import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = { fallback: (error: Error, retry: () => void) => ReactNode; children: ReactNode };

/** React still asks for a class here. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the only trace a broken screen leaves.
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.fallback(error, () => this.setState({ error: null }))
      : this.props.children;
  }
}

/**
 * After a deploy an open page asks for chunks that are gone; only a reload helps. Wordings of the
 * three engines.
 */
export function isMissingChunk(error: Error): boolean {
  return /dynamically imported module|module script failed|Unable to preload/i.test(error.message);
}
