import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/

/**
 * A front of the site, as a web server in front of it would answer: each answer is kept, compressed once, and so equally
 * fast for both sides of a comparison.
 *
 * @param {string} origin of the site
 * @param {(html: string) => string} [change] of each document
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function front(origin, change = (html) => html) {
  const kept = new Map()

  async function fetchAnswer(url) {
    const answer = await fetch(origin + url, { redirect: 'manual' })
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
    if (!kept.has(url)) kept.set(url, fetchAnswer(url))
    const { status, headers, body } = await kept.get(url)
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same document without any script that is executed: its words, styles and pictures stay. */
export function withoutScripts(html) {
  return html.replace(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
}
