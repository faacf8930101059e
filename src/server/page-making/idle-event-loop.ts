import { subscribe } from 'node:diagnostics_channel'

/** Milliseconds of the processor. A turn of Node's loop that took more had a page in it. */
const SHORT_TURN = 10
/** Milliseconds. So long a page that has to be made waits for other requests. */
const AT_MOST = 1_000

let arrivals = 0
for (const channel of ['net.server.socket', 'http.server.request.start']) {
  subscribe(channel, () => {
    arrivals += 1
  })
}

/**
 * Waits until everything that has come meanwhile is read. Node takes one new connection in each turn of its loop, and a page is a long turn:
 * without this, whoever asks for a stored page waits behind as many pages as there are connections before his. When the pages
 * that are being made wait for the service, the loop is idle too.
 */
export async function waitForIdleEventLoop(): Promise<void> {
  const until = performance.now() + AT_MOST
  for (;;) {
    const [started, before] = [process.cpuUsage(), arrivals]
    await new Promise((resolve) => setImmediate(resolve))
    // Not by the clock: on a machine that others use too, each turn is long.
    const { user, system } = process.cpuUsage(started)
    if ((arrivals === before && (user + system) / 1_000 < SHORT_TURN) || performance.now() > until) return
  }
}
