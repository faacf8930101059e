import { expect, test } from 'vitest'
import { buildPath } from '@/routing/build-path'
import { carPath } from '../browser/pages'
import { ask } from './ask'

/** How a page starts, as far as its document says: what the browser makes of it is in tests/browser/start.spec.ts. */

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2C' } as const

const PAGES = [
  buildPath('homepage', {}, dutch),
  buildPath('models.carline', { carline_code: 'FORMENTOR' }, french),
  buildPath('adn', {}, french),
  buildPath('contact', {}, french),
  buildPath('faq', {}, dutch),
  buildPath('stock', {}, dutch),
  buildPath('car-configurator', {}, french),
  '/nl/bestaat-niet',
]

test('a page that is made on request names the code of its view, as a stored one does', async () => {
  const stored = buildPath('models.carline', { carline_code: 'BORN' }, dutch)
  const onRequest = carPath(dutch)
  for (const path of [stored, onRequest]) {
    const [, scripts = ''] = /<script data-scripts="([^"]+)"/.exec(await (await ask(path)).text()) ?? []
    const common = /\/(?:webpack|framework|main|pages\/_app|pages\/%5B%5B|_buildManifest|_ssgManifest)/
    const own = scripts.split(' ').filter((script) => !common.test(script))
    expect(own.length, path).toBeGreaterThan(0)
  }
})

test('React, the router, the shell and the page are compiled while they arrive', async () => {
  const [, scripts = ''] = /<script data-scripts="([^"]+)"/.exec(await (await ask('/nl')).text()) ?? []
  const first = scripts.split(' ').filter((src) => /chunks\/(?:framework|main|pages\/_app|pages\/%5B%5B)/.test(src))
  expect(first).toHaveLength(4)
  for (const src of first) {
    expect(await (await ask(src)).text(), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

for (const path of PAGES) {
  test(`the document is whole: nothing hidden to be moved by scripts, no script but the bootstrap script: ${path}`, async () => {
    const html = await (await ask(path)).text()
    expect(html).not.toMatch(/<div hidden|<template/)
    const executed = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes),
    )
    expect(executed).toHaveLength(1)
    expect(executed[0]?.[1]).toMatch(/^ data-scripts="/)
  })
}
