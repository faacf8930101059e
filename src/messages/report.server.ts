import { watchTrouble } from '@/config/lasting-trouble'
import { sharedInProcess } from '@/config/shared-in-process'
import type { Unreadable } from './message.server'
import { CANNOT_BE_OPENED } from './store/unreadable.server'

/** Told when messages of visitors are refused, and when they are kept again. Only the error: what a visitor typed is in no log. */
export const keepingTrouble = sharedInProcess('messages-kept', () =>
  watchTrouble({
    begins: (error) => {
      // biome-ignore lint/suspicious/noConsole: for the log (src/server takes the console over): nobody can write to whoever runs the site
      console.error('Messages cannot be kept:', error)
    },
    ends: ({ failures, seconds }) => {
      // biome-ignore lint/suspicious/noConsole: and that it is over
      console.warn(`Messages are kept again, after ${failures} failures in ${seconds} s`)
    },
  }),
)

export const readingTrouble = sharedInProcess('messages-read', () =>
  watchTrouble({
    begins: (error) => {
      // biome-ignore lint/suspicious/noConsole: links to messages lead nowhere
      console.error('Messages cannot be read:', error)
    },
    ends: ({ failures, seconds }) => {
      // biome-ignore lint/suspicious/noConsole: and that it is over
      console.warn(`Messages are read again, after ${failures} failures in ${seconds} s`)
    },
  }),
)

/** Told when the store cannot be used, and when it can be again: what waits is handed on later. */
export const handingOnTrouble = watchTrouble({
  begins: (error) => {
    // biome-ignore lint/suspicious/noConsole: whoever runs the site has to know that messages wait
    console.error('Messages cannot be handed on:', error)
  },
  ends: ({ failures, seconds }) => {
    // biome-ignore lint/suspicious/noConsole: and that they go again
    console.warn(`Messages are handed on again, after ${failures} failures in ${seconds} s`)
  },
})

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
