import autocannon from 'autocannon'

/** Seconds. A machine that restarts its processes beside the load may take long; an answer is an answer. */
const MOST_PATIENCE = 60

/**
 * Asks an address again and again, as a browser would that can read gzip, until it is stopped or the time is over.
 * @param {{ url: string, connections?: number, seconds?: number, method?: 'GET' | 'POST', body?: string,
 *   atMost?: number }} what atMost: requests a second; without it as many as get an answer
 * @returns {{ stop: () => void, result: Promise<{ perSecond: number, total: number, bytesPerSecond: number, p99: number,
 *   failed: number, closed: number, codes: Record<string, number> }> }} p99: milliseconds; failed: no answer, or one of 5xx;
 *   closed: those of them whose connection was closed from the other side; codes: why there was no answer, by Node's codes
 */
export function load({ url, connections = 10, seconds = 600, method = 'GET', body, atMost }) {
  const headers = { 'accept-encoding': 'gzip' }
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    method,
    body,
    headers,
    overallRate: atMost,
    timeout: MOST_PATIENCE,
  })
  const codes = {}
  run.on('reqError', ({ code = 'unknown' }) => {
    codes[code] = (codes[code] ?? 0) + 1
  })
  const result = run.then(({ requests, throughput, latency, errors, '5xx': broken }) => ({
    perSecond: requests.average,
    total: requests.total,
    bytesPerSecond: throughput.average,
    p99: latency.p99,
    // Those that timed out are among the errors.
    failed: errors + broken,
    // The second where the request was being written.
    closed: (codes.ECONNRESET ?? 0) + (codes.EPIPE ?? 0),
    codes,
  }))
  return { stop: () => run.stop(), result }
}
