import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real receiver on loopback. `answer` may be changed while it runs: a status, or `hang`. */
export async function startReceiver() {
  const calls: ReceivedCall[] = []
  const state = { answer: 200 as number | 'hang' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (state.answer === 'hang') return
    if (state.answer < 300) calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
    response.writeHead(state.answer, { location: 'http://elsewhere.invalid/' })
    response.end('<html>nonsense')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/messages`,
    calls,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface ReceivedMail {
  readonly to: readonly string[]
  /** As it came: headers and body. */
  readonly source: string
}

/** A real mail server on loopback, at a port of its own unless one is given. */
export async function startMailServer(at = 0) {
  const mails: ReceivedMail[] = []
  const state = { refuses: false, says: '' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(state.says ? Object.assign(new Error(state.says), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.refuses) return done(Object.assign(new Error('no room for zoe@example.be'), { responseCode: 452 }))
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The parts of a mail as a reader sees them. */
export function decoded(source: string): string {
  return source
    .split(/\r\n(?=--)/)
    .map((part) => {
      const [head = '', body = ''] = part.split(/\r\n\r\n([\s\S]*)/)
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body
    })
    .join('\n')
}
