import { spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { bin, root, run } from '../../lib/run.mjs'
import { SERVER_FLAGS } from '../../lib/server-flags.mjs'
import { tempFolder } from '../../lib/temp-folder.mjs'

/** An element as the page below draws it: its name, its attributes, what is in it. */
type Element = readonly [name: string, attributes: Readonly<Record<string, unknown>>, children: readonly Child[]]
type Child = Element | string
interface Drawn {
  readonly body: Element
  /** As many letters as the page's data have. */
  readonly letters: number
}

/** Pages router, React, the same elements and as many bytes of data: no component, no style sheet, no words, no call. */
const PAGE = `
import { createElement } from 'react'
import pages from '../pages.json'

const draw = (child, key) => {
  if (typeof child === 'string') return child
  const [name, attributes, children] = child
  return createElement(name, { ...attributes, key }, ...(children.length > 0 ? children.map(draw) : []))
}

export default function Page({ kind }) {
  return draw(pages[kind].body, 0)
}

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' })
export const getStaticProps = ({ params: { path: [kind] } }) => ({
  props: { kind, data: 'x'.repeat(pages[kind].letters) },
  revalidate: 300,
})
`

/** A built site whose pages have the elements of the given ones, and nothing else. */
export async function serveFloor(port: number, html: Readonly<Record<string, string>>) {
  const folder = tempFolder('floor')
  const pages = Object.fromEntries(Object.entries(html).map(([kind, page]) => [kind, readPage(page)]))
  mkdirSync(join(folder, 'pages'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(folder, 'pages/[...path].js'), PAGE)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  // As the product has it: what is made on request stays in memory.
  const config = { outputFileTracingRoot: folder, poweredByHeader: false, experimental: { isrFlushToDisk: false } }
  writeFileSync(join(folder, 'next.config.js'), `module.exports = ${JSON.stringify(config)}`)
  if (!run(bin('next'), ['build', '--webpack'], { cwd: folder, quiet: true }))
    throw new Error('The floor was not built.')
  const program = join(root, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [...SERVER_FLAGS, program, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const address = `http://localhost:${port}`
  const isUp = () => fetch(address).then(Boolean, () => false)
  while (server.exitCode === null && !(await isUp())) await wait(200)
  return { address, pid: server.pid, stop: () => void server.kill('SIGTERM') }
}

const parse = (html: string) => unified().use(rehypeParse).parse(html)

function readPage(html: string): Drawn {
  const letters = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]?.length ?? 0
  const tree = parse(html)
  const found = tree.children.flatMap((node) => (node.type === 'element' ? node.children : []))
  const body = found.find((node) => node.type === 'element' && node.tagName === 'body')
  if (body?.type !== 'element') throw new Error('A page without a body.')
  return { body: ['div', {}, body.children.flatMap(readNode)], letters }
}

function readNode(node: ReturnType<typeof parse>['children'][number]): Child[] {
  if (node.type === 'text') return [node.value]
  // Of scripts Next writes its own.
  if (node.type !== 'element' || node.tagName === 'script') return []
  const { className, style: _, ...attributes } = node.properties
  const names = Array.isArray(className) ? { className: className.join(' ') } : {}
  return [[node.tagName, { ...attributes, ...names }, node.children.flatMap(readNode)]]
}
