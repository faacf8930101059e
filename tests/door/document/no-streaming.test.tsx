import { type ReactNode, Suspense, use } from 'react'
import type { renderToReadableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import '@/door/document/no-streaming.server'

const server = require('react-dom/server.edge') as { renderToReadableStream: typeof renderToReadableStream }

/** As Next does it. */
async function draw(page: ReactNode): Promise<string> {
  const stream = await server.renderToReadableStream(page)
  await stream.allReady
  return new Response(stream).text()
}

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>
}

const later = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 5, text))

test('what comes late stands in its place, however large it is', async () => {
  const long = 'Wisselstroom é € 🚗 '.repeat(2_000)
  const text = later(long)
  const page = (
    <main>
      <Suspense fallback="wait">
        <Late text={text} />
      </Suspense>
      <footer className="last">Einde</footer>
    </main>
  )
  const html = await draw(page)
  expect(html).toContain(`<p>${long}</p>`)
  expect(html).toMatch(/<footer class="last">Einde<\/footer><\/main>$/)
  expect(html).not.toMatch(/wait|<template|<script|hidden/)
})

test('what waits for nothing is drawn at once, as the renderer that can wait draws it', async () => {
  const node = require('react-dom/server.node') as Pick<typeof import('react-dom/server'), 'renderToPipeableStream'>
  const waiting = vi.spyOn(node, 'renderToPipeableStream')
  const [there, late] = [Promise.resolve('Wisselstroom é € 🚗'), later('Wisselstroom é € 🚗')]
  Object.assign(there, { status: 'fulfilled', value: 'Wisselstroom é € 🚗' })
  const page = (text: Promise<string>) => (
    <main>
      <input title="&" />
      <Suspense fallback="wait">
        <Late text={text} />
        {'a'} {1}
      </Suspense>
    </main>
  )
  const html = await draw(page(there))
  expect(waiting).not.toHaveBeenCalled()
  expect(await draw(page(late))).toBe(html)
  expect(waiting).toHaveBeenCalledOnce()
})

test('several pages that are drawn at a time keep apart', async () => {
  const pages = await Promise.all(
    ['one', 'two', 'three'].map((text) => {
      const own = later(text)
      return draw(
        <Suspense>
          <Late text={own} />
        </Suspense>,
      )
    }),
  )
  expect(pages.map((html) => /<p>(\w+)<\/p>/.exec(html)?.[1])).toEqual(['one', 'two', 'three'])
})

test('a page that throws is no page', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  const told: unknown[] = []
  await expect(
    server.renderToReadableStream(<Broken />, { onError: (error) => void told.push(error) }),
  ).rejects.toThrow('broken')
  expect(told).toHaveLength(1)
})
