import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Another page deserves another try. */
  resetKey: string
  fallback: ReactNode
  children: ReactNode
}

/** What a view throws stays in its place: the frame, and the way onward, stand. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | null }> {
  override state = { failedAt: null as string | null }

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { failedAt: string | null }) {
    if (state.failedAt === null) return null
    if (state.failedAt === '') return { failedAt: props.resetKey }
    return state.failedAt === props.resetKey ? null : { failedAt: null }
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback
  }
}
