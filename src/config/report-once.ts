const reported = new Set<string>()
/** A server lives long, and what is wrong may be new each time. */
const REMEMBERED = 500

/** Says once what could not be used as it came: content is drawn again and again, its fault is one. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return
  if (reported.size >= REMEMBERED) reported.clear()
  reported.add(message)
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to know
  console.error(message)
}

/** Forgets every report, as a restart does; for tests. */
export function forgetReports(): void {
  reported.clear()
}
