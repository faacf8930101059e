import { spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DrawnElement, readElements } from '../../lib/page-elements.mts'
import { bin, root, run } from '../../lib/run.mjs'
import { SERVER_FLAGS } from '../../lib/server-flags.mjs'
import { tempFolder } from '../../lib/temp-folder.mjs'

interface Page {
  readonly body: DrawnElement
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

function readPage(page: string): Page {
  const letters = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(page)?.[1]?.length ?? 0
  return { body: ['div', {}, readElements(page, 'body', 'react')], letters }
}
