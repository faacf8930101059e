/**
 * Runs before the scripts of each document and keeps what goes wrong in it: an error, a promise that nobody caught, a word
 * on the console, a breach of the content policy, a file that did not come. Kept in the session's storage, so that the
 * errors of one document are still known in the next. It is sent as text, so it uses nothing from around it.
 */
export function collectErrors(): void {
  const keep = (kind: string, what: unknown) => {
    const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what)
    const kept: string[] = JSON.parse(sessionStorage.getItem('errors-seen') ?? '[]')
    sessionStorage.setItem('errors-seen', JSON.stringify([...kept, `${kind} on ${location.pathname}: ${text}`]))
  }
  // A blank page has no storage, and no errors of the site.
  if (location.origin === 'null') return
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) return keep('error', event.error ?? event.message)
      const target: unknown = event.target
      if (target instanceof Element) keep('file', target.getAttribute('src') ?? target.getAttribute('href'))
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('policy', `${effectiveDirective} ${blockedURI}`),
  )
  // biome-ignore lint/suspicious/noConsole: the console is what is watched
  const write = console.error
  console.error = (...words: unknown[]) => {
    keep('console', words.map(String).join(' '))
    write.apply(console, words)
  }
}

/** What was kept in this visit. */
export function allErrors(): readonly string[] {
  return JSON.parse(sessionStorage.getItem('errors-seen') ?? '[]')
}

export function forgetErrors(): void {
  sessionStorage.removeItem('errors-seen')
}
