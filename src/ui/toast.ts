import type { NoticeTone } from './Notice'

export interface ToastMessage {
  title: string
  text?: string
  tone?: NoticeTone
  /** One thing to do about it. It must be reachable elsewhere too: a toast goes away. */
  action?: { label: string; onClick: () => void }
}

type Listener = (message: ToastMessage) => void
let listener: Listener | undefined
let waiting: ToastMessage[] = []

/** Says something in passing: what was done, and worked. What went wrong stays on the page, as a Notice. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message)
  else waiting.push(message)
}

/** The one place that shows them; what was said before it was there is said now. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const message of waiting) next(message)
  waiting = []
  return () => {
    if (listener === next) listener = undefined
  }
}
