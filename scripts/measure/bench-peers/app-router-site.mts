import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, run } from '../../lib/run.mjs'
import { SERVER_FLAGS } from '../../lib/server-flags.mjs'
import { tempFolder } from '../../lib/temp-folder.mjs'
import { linkOwnPackages, type PeerSite, readPages, servePeer } from './peer-site.mts'

const LAYOUT = `
export default function Layout({ children }) {
  return <html lang="nl"><body>{children}</body></html>
}
`

const DRAW = `
import { createElement } from 'react'
import pages from './pages.json'

const draw = (child, key) => {
  if (typeof child === 'string') return child
  const [name, attributes, children] = child
  if (name === 'style') {
    return createElement(name, { ...attributes, key, dangerouslySetInnerHTML: { __html: children.join('') } })
  }
  return createElement(name, { ...attributes, key }, ...(children.length > 0 ? children.map(draw) : []))
}

export const kinds = Object.keys(pages)
export const drawPage = (kind) => [...pages[kind].head, ...pages[kind].body].map(draw)
`

const page = (depth: string, more: string) => `
import { drawPage, kinds } from '${depth}/draw'
${more}
export default async function Page({ params }) {
  return drawPage((await params).kind)
}
`

/** A site of Next's App Router, of server components alone, whose pages have the elements of the given ones. */
export async function serveAppRouter(html: Readonly<Record<string, string>>): Promise<PeerSite> {
  const folder = tempFolder('peer-app-router')
  linkOwnPackages(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  mkdirSync(join(folder, 'app/[kind]'), { recursive: true })
  mkdirSync(join(folder, 'app/made/[kind]/[number]'), { recursive: true })
  writeFileSync(join(folder, 'app/pages.json'), JSON.stringify(readPages(html, 'react')))
  writeFileSync(join(folder, 'app/draw.js'), DRAW)
  writeFileSync(join(folder, 'app/layout.js'), LAYOUT)
  const stored =
    'export const dynamicParams = false\nexport const generateStaticParams = () => kinds.map((kind) => ({ kind }))'
  writeFileSync(join(folder, 'app/[kind]/page.js'), page('..', stored))
  writeFileSync(
    join(folder, 'app/made/[kind]/[number]/page.js'),
    page('../../..', "export const dynamic = 'force-dynamic'"),
  )
  writeFileSync(
    join(folder, 'next.config.js'),
    `module.exports = ${JSON.stringify({ outputFileTracingRoot: folder, poweredByHeader: false })}`,
  )
  if (!run(bin('next'), ['build', '--webpack'], { cwd: folder, quiet: true })) {
    throw new Error('The App Router was not built.')
  }
  const program = join(folder, 'node_modules/next/dist/bin/next')
  return servePeer(folder, (port) => [...SERVER_FLAGS, program, 'start', '-p', String(port)])
}
