/** For the log (src/server takes the console over). Only the error: what a visitor typed is in no log. */
export function reportNotKept(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a message that nobody could keep is for whoever runs the site
  console.error('A message could not be kept:', error)
}

/** Said once for each time that the store cannot be used: what waits is handed on later. */
export function reportNotHandedOn(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to know that messages wait
  console.error('Messages cannot be handed on:', error)
}

/** A file that was no store any more. Its messages are not lost, and not handed on either: somebody has to look at it. */
export function reportSetAside(file: string, why: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to look at it
  console.error(`The file of messages is broken (${why}). It lies in ${file} now, and a new one is begun.`)
}
