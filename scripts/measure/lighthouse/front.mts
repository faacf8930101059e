import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/

interface Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Front {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * A front of the site, as a web server in front of it would answer: each answer is kept, compressed once, and so equally
 * fast for both sides of a comparison.
 *
 * @param origin of the site
 * @param change of each document
 * @param others origin of a site that has what this one has not: pictures, fonts
 */
export async function startFront(origin: string, change = (html: string) => html, others?: string): Promise<Front> {
  const kept = new Map<string, Promise<Kept>>()

  async function fetchAnswer(url: string): Promise<Kept> {
    const own = await fetch(origin + url, { redirect: 'manual' })
    const answer = own.status === 404 && others ? await fetch(others + url, { redirect: 'manual' }) : own
    const type = answer.headers.get('content-type') ?? ''
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-(?:length|encoding)|date)$/.test(name),
      ),
    )
    const raw = Buffer.from(await answer.arrayBuffer())
    const body = type.startsWith('text/html') ? Buffer.from(change(raw.toString('utf8'))) : raw
    if (!COMPRESSED.test(type)) return { status: answer.status, headers, body }
    return {
      status: answer.status,
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: gzipSync(body, { level: 6 }),
    }
  }

  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    const answer = kept.get(url) ?? fetchAnswer(url)
    kept.set(url, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

/** The same document without any script that is executed: its words, styles and pictures stay. */
export function removeScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
}
