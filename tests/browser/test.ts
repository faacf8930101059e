import { type BrowserContext, test as plain } from '@playwright/test'
import { refusedEverything } from '@tests/shell/consent/record.mts'

interface Visitor {
  /** Whether those questions are answered that the first page puts. */
  readonly hasAnswered: boolean
}

/** The tests of the built site: the visitor has answered its first questions already. */
export const test = plain.extend<Visitor>({
  hasAnswered: [true, { option: true }],
  context: async ({ context, hasAnswered }, use) => {
    if (hasAnswered) await answerBefore(context)
    await use(context)
  },
})

/**
 * For a context that a test opens by itself, before its first page. What Playwright would restore as `storageState` costs a page of
 * its own for each context: an eighth of a second of processor time.
 */
export async function answerBefore(context: BrowserContext): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  for (const answers of refusedEverything(baseURL).origins) {
    await context.addInitScript(({ origin, localStorage: entries }) => {
      if (location.origin !== origin) return
      for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
    }, answers)
  }
}
