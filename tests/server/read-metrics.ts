import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '@/server/metrics'

/** What Prometheus is given. */
export async function readMetrics(metrics: Metrics): Promise<string> {
  let text = ''
  const request = { headers: { authorization: 'Bearer token' } } as IncomingMessage
  const response = { writeHead: () => undefined, end: (body: string) => (text = body) }
  await metrics.send(request, response as unknown as ServerResponse, 'token')
  return text
}
