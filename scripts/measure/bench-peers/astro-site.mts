import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../lib/run.mjs'
import { SERVER_FLAGS } from '../../lib/server-flags.mjs'
import { tempFolder } from '../../lib/temp-folder.mjs'
import { install, type PeerSite, readPages, servePeer } from './peer-site.mts'

/** The newest that run on Node 20: Astro 6 asks for 22. */
const PACKAGES = ['astro@5.18.2', '@astrojs/node@9.5.5']

const CONFIG = `
import node from '@astrojs/node'
export default { adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false }, telemetry: false }
`

/** An element of the page, and those in it. */
const DRAW = `---
const { child } = Astro.props
const [Name, attributes, children] = typeof child === 'string' ? [] : child
---
{Name === undefined ? child : Name === 'style' ? <style is:inline set:html={children.join('')} /> : children.length === 0
  ? <Name {...attributes} /> : <Name {...attributes}>{children.map((each) => <Astro.self child={each} />)}</Name>}
`

const page = (depth: string, frontMatter: string) => `---
import pages from '${depth}/pages.json'
import Draw from '${depth}/Draw.astro'
${frontMatter}
const { head, body } = pages[Astro.params.kind]
---
<html lang="nl"><head>{head.map((child) => <Draw child={child} />)}</head>
<body>{body.map((child) => <Draw child={child} />)}</body></html>
`

/** A site of Astro whose pages have the elements of the given ones, stored ahead and made on request. */
export async function serveAstro(html: Readonly<Record<string, string>>): Promise<PeerSite> {
  const folder = tempFolder('peer-astro')
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  install(folder, PACKAGES)
  mkdirSync(join(folder, 'src/pages/made/[kind]'), { recursive: true })
  writeFileSync(join(folder, 'src/pages.json'), JSON.stringify(readPages(html, 'html')))
  writeFileSync(join(folder, 'src/Draw.astro'), DRAW)
  writeFileSync(join(folder, 'astro.config.mjs'), CONFIG)
  const stored = 'export const getStaticPaths = () => Object.keys(pages).map((kind) => ({ params: { kind } }))'
  writeFileSync(join(folder, 'src/pages/[kind].astro'), page('..', stored))
  writeFileSync(
    join(folder, 'src/pages/made/[kind]/[number].astro'),
    page('../../..', 'export const prerender = false'),
  )
  const program = join(folder, 'node_modules/astro/astro.js')
  if (!run(process.execPath, [program, 'build'], { cwd: folder, quiet: true })) throw new Error('Astro was not built.')
  return servePeer(folder, () => [...SERVER_FLAGS, 'dist/server/entry.mjs'])
}
