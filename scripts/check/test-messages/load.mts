import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Answered {
  /** 0: no answer. */
  readonly status: number
  readonly milliseconds: number
}

interface Post {
  readonly url: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Connections that are kept, as nginx keeps them. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

export function post({ url, body, headers }: Post): Promise<Answered> {
  const started = performance.now()
  return new Promise((resolve) => {
    const ended = (status: number) => resolve({ status, milliseconds: performance.now() - started })
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume().once('end', () => ended(response.statusCode ?? 0))
      },
    )
    call.once('error', () => ended(0))
    call.end(body)
  })
}

/** A message such as a visitor sends; each is another person's. */
export function honestBody(): string {
  const key = randomUUID()
  return JSON.stringify({
    language: 'fr',
    sales_type: 'B2C',
    key,
    opened_at: String(Date.now() - 60_000),
    topic: 'other',
    message: 'La voiture est-elle encore disponible ?\nMerci !',
    first_name: 'Zoë',
    last_name: 'Van den Broeck',
    email: `${key}@example.be`,
    zipcode: '9000',
  })
}

export interface LoadResult {
  readonly sent: number
  readonly taken: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
}

/** So many messages a second, whether the ones before are answered or not: a slow server is not spared. */
export async function sendSteadily(url: string, perSecond: number, seconds: number): Promise<LoadResult> {
  const answers: Promise<Answered>[] = []
  const started = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(((performance.now() - started) / 1_000) * perSecond, perSecond * seconds)
      while (answers.length < due) answers.push(post({ url, body: honestBody() }))
      if (answers.length < perSecond * seconds) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  const all = await Promise.all(answers)
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0)
  const taken = all.filter(({ status }) => status === 201).length
  return { sent: all.length, taken, failed: all.length - taken, p50: at(0.5), p99: at(0.99), slowest: at(1) }
}
