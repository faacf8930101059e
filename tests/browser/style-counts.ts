import type { Browser } from '@playwright/test'

interface TracedEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Of how many elements the browser works out the styles at once at most, while something is done. @returns 0 where it never does */
export async function mostStylesAtOnce(browser: Browser, act: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const events: TracedEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TracedEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  return Math.max(0, ...counts)
}
