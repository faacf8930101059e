import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The boundary is reset for another page. */
  resetKey: string
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

interface Failure {
  /** Page that failed; null until React has rendered the error. */
  readonly resetKey: string | null
}

/** Limits an error to the view: the shell and its links stay. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state = { failure: null as Failure | null }

  static getDerivedStateFromError() {
    return { failure: { resetKey: null } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failure }: { failure: Failure | null }) {
    if (!failure) return null
    if (failure.resetKey === null) return { failure: { resetKey } }
    return failure.resetKey === resetKey ? null : { failure: null }
  }

  override componentDidCatch(error: unknown) {
    window.__bootstrap?.faults.push(error)
  }

  private readonly retry = () => this.setState({ failure: null })

  override render() {
    return this.state.failure ? this.props.fallback(this.retry) : this.props.children
  }
}
