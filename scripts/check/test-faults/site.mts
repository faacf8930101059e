import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameProps } from '@/site/page-props'
import { copySite } from '../../lib/copy-site.mts'
import { freePort, serve } from '../../lib/run.mjs'

/** A page as it was answered. */
export interface Answered {
  readonly status: number
  /** Milliseconds to the headers. */
  readonly firstByte: number
  readonly html: string
  readonly cacheControl: string
}

export interface RunningSite {
  readonly address: string
  readonly pid: number | undefined
  readonly page: (path: string) => Promise<Answered>
  /** How many of these calls to the service have failed so far, by the site's own numbers. */
  readonly failures: (call: string, metricsToken: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** The built site without the pages that the build has made, so that each is made when it is asked for. */
export function siteWithoutPages(): { readonly folder: string; readonly remove: () => void } {
  const folder = copySite('.next')
  const pages = join(folder, '.next/server/pages')
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (/^(?:fr|nl)(?:[./]).*(?:html|json|meta)$/.test(file)) rmSync(join(pages, file))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** @param folder of siteWithoutPages(), or the build itself when there is none */
export async function startSite(env: Record<string, string>, folder?: string): Promise<RunningSite> {
  const server = await serve({ port: await freePort(), host: '127.0.0.1', quiet: true, env, ...(folder && { folder }) })
  return {
    address: server.address,
    pid: server.pid,
    stop: server.stop,
    failures: async (call, metricsToken) => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const numbers = await (await fetch(`${server.address}/api/metrics`, { headers })).text()
      const lines = numbers.matchAll(/^site_remote_calls_total\{call="([^"]+)",outcome="([^"]+)"\} (\d+)$/gm)
      return [...lines]
        .filter(([, name, outcome]) => name === call && outcome !== 'answered')
        .reduce((sum, [, , , count]) => sum + Number(count), 0)
    },
    page: async (path) => {
      const started = performance.now()
      const answer = await fetch(`${server.address}${path}`, { redirect: 'manual' })
      const firstByte = performance.now() - started
      return {
        status: answer.status,
        firstByte,
        html: await answer.text(),
        cacheControl: answer.headers.get('cache-control') ?? '',
      }
    },
  }
}

/** The props of a page, as its document hands them to the browser. */
export function readPageProps(html: string): Partial<FrameProps> {
  const [, data = '{}'] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(data) as { props?: { pageProps?: Partial<FrameProps> } }).props?.pageProps ?? {}
}

/** It was made without an answer that it needs. */
export const isIncomplete = (html: string): boolean => readPageProps(html).isIncomplete === true

/** Whether header, heading and footer are there. */
export function isWhole(html: string): boolean {
  return /<header[ >]/.test(html) && /<h1[ >]/.test(html) && /<footer[ >]/.test(html)
}
