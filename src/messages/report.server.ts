import { watchOutage } from '@/config/outage'
import { processSingleton } from '@/config/process-singleton'
import type { Unreadable } from './message.server'
import { CANNOT_BE_OPENED } from './store/unreadable.server'

/** Told when it begins and when it is over. Only the error: what a visitor typed is in no log. */
const watchMessages = (done: 'kept' | 'read' | 'handed on') =>
  watchOutage({
    begins: (error) => {
      // biome-ignore lint/suspicious/noConsole: for the log (src/server takes the console over): whoever runs the site has to know
      console.error(`Messages cannot be ${done}:`, error)
    },
    ends: ({ failures, seconds }) => {
      // biome-ignore lint/suspicious/noConsole: and that it is over
      console.warn(`Messages are ${done} again, after ${failures} failures in ${seconds} s`)
    },
  })

/** Messages of visitors are refused. */
export const keepingTrouble = processSingleton('messages-kept', () => watchMessages('kept'))

/** Links to messages lead nowhere. */
export const readingTrouble = processSingleton('messages-read', () => watchMessages('read'))

/** The store cannot be used: what waits is handed on later. */
export const handingOnTrouble = watchMessages('handed on')

/** A file that was no store any more. Its messages are not lost, and not handed on either: somebody has to look at it. */
export function reportSetAside(file: string, why: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to look at it
  console.error(`The file of messages is broken (${why}). It lies in ${file} now, and a new one is begun.`)
}

/** By its number alone. */
export function reportUnreadable(number: string, why: Unreadable): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to look at it
  console.error(`Message ${number} ${CANNOT_BE_OPENED[why]}. It is handed on to nobody (npm run messages -- dead).`)
}

export function reportOtherKey(unreadable: number): void {
  // biome-ignore lint/suspicious/noConsole: nothing works until somebody puts it right
  console.error(
    `${unreadable} messages were sealed with another MESSAGES_KEY than this one: new ones are refused and none is handed on. ` +
      'Start with that key, or with MESSAGES_KEY_LOST=on if nobody has it any more.',
  )
}

export function reportUnread(unreadable: number): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the site has to look at them
  console.error(
    `${unreadable} messages cannot be opened (npm run messages -- list). The others are kept and handed on.`,
  )
}
