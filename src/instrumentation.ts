import type { Instrumentation } from 'next'

// Next compiles this file for its edge too, which this site has none of: what runs on Node is behind a condition that leaves it out there.

/** Next calls this once as a server starts, whichever way. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./instrumentation-node')
    await startProcess()
  }
}

/** Next tells it of each error that a page or a call ended with. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routeType }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteServerError } = await import('./instrumentation-node')
    noteServerError(error, routeType)
  }
}
