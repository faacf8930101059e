import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tempFolder } from '@tests/temp-folder'
import { onTestFinished } from 'vitest'
import { securityHeaders } from '@/config/headers/security-headers.mjs'
import { STORED_PAGE } from '@/server/document-headers'
import { findSystemProgram } from '../../scripts/lib/find-system-program.mjs'
import { startNginx } from '../../scripts/lib/front/start-nginx.mts'
import { writeFrontConfig } from '../../scripts/lib/front/write-config.mts'
import { freePort } from '../../scripts/lib/run.mjs'

export const nginxProgram = findSystemProgram('nginx')

/** Why a test of it is left out: the title of its group says so. */
export const WITHOUT_NGINX = nginxProgram ? '' : ' (left out: no nginx, which npm run verify installs as root)'

export const FRONT_SECRET = 'f'.repeat(32)
/** Of what nginx answers by itself: nothing that a setting lets in. */
export const POLICY = securityHeaders({ tagOrigins: [], reports: false, https: false, development: false }).find(
  ({ key }) => key === 'Content-Security-Policy',
)?.value

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A stored page, as the site answers it: gzip, with its lifetime and the number of the request that it was made for. */
export const storedPage =
  (html: () => string, headers: Record<string, string> = {}): Answer =>
  (asked, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
      'Cache-Control': STORED_PAGE,
      'X-Request-Id': String(asked.headers['x-request-id']),
      'Server-Timing': `request;desc="${asked.headers['x-request-id']}"`,
      ...headers,
    })
    response.end(gzipSync(html()))
  }

interface FrontOptions {
  /** Loopback addresses by which nginx knows the one site: two are two processes to it. */
  readonly processes?: readonly string[]
  /** Changes what was written for nginx, such as a time that a test cannot wait for. */
  readonly change?: (folder: string) => void
}

/** nginx with the configuration of ops/nginx, in front of a site that answers as the test says. */
export async function ownFront(answer: Answer, { processes = ['127.0.0.1'], change }: FrontOptions = {}) {
  const asked: IncomingMessage[] = []
  let answers = answer
  const site = createServer((incoming, response) => {
    asked.push(incoming)
    answers(incoming, response)
  })
  const host = processes.length > 1 ? '0.0.0.0' : '127.0.0.1'
  const listen = (port = 0) => new Promise<void>((resolve) => site.listen(port, host, resolve))
  await listen()
  const { port: sitePort } = site.address() as AddressInfo
  const close = () => {
    site.closeAllConnections()
    return new Promise<void>((resolve) => site.close(() => resolve()))
  }

  const folder = tempFolder('front')
  const staticFolder = join(folder, 'static')
  for (const path of [`${staticFolder}/_next/static/chunks`, `${staticFolder}/public/images`])
    mkdirSync(path, { recursive: true })

  const [port, tlsPort, internalPort] = [await freePort(), await freePort(), await freePort()]
  const config = writeFrontConfig({
    folder,
    staticFolder,
    upstreams: processes.map((process) => `${process}:${sitePort}`),
    listen: `127.0.0.1:${port}`,
    listenTls: `127.0.0.1:${tlsPort}`,
    internal: `127.0.0.1:${internalPort}`,
    secret: FRONT_SECRET,
    names: 'localhost 127.0.0.1',
  })
  change?.(folder)
  const nginx = await startNginx({ program: nginxProgram ?? '', folder, config })
  onTestFinished(async () => {
    await nginx.stop()
    await close()
    rmSync(folder, { recursive: true })
  })

  return {
    port,
    tlsPort,
    staticFolder,
    /** What has come to the site. */
    asked,
    answerBy: (next: Answer) => {
      answers = next
    },
    siteStops: close,
    siteStarts: () => listen(sitePort),
    ask: (path: string, options: AskOptions = {}) => ask(port, path, options),
    /** As the site does it after a signed call. */
    refresh: (path: string, secret = FRONT_SECRET) =>
      ask(internalPort, path, { method: 'HEAD', headers: { 'x-front-secret': secret } }),
  }
}

interface AskOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** By node:http, because fetch() adds headers, unpacks what comes and changes the address. */
function ask(port: number, path: string, { method = 'GET', headers = {}, body }: AskOptions) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer; text: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString('utf8') })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}
