import { plantSource } from '@tests/planted-figures'
import { expect, test } from 'vitest'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { readPdf } from '../door/papers/quote/read-pdf'
import { firstCarInStock, sendJson, siteBeforeService } from './site-before-service'

/** A service whose figures of consumption are not official yet, before the built site: each place that shows one says so. */

/** Milliseconds, on a machine that has other things to do. */
const BUSY = 240_000
const BUILD = 'formentor.v150m.2027a.oxyw-w17a-clot'
const carInStock = await firstCarInStock()

const SAID = {
  estimated: { fr: 'valeurs provisoires', nl: 'voorlopige waarden' },
  pending: { fr: 'homologation en cours', nl: 'homologatie loopt' },
} as const

const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<wbr\/?>/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&nbsp;', ' ')

/** A figure of CO2, and what follows it up to the next one. */
const figuresIn = (text: string) => text.split(/(?=\d[\s\u00a0\u202f]g\/km)/).slice(1)

test.each(['estimated', 'pending'] as const)(
  'what is %s says so on pages, in documents, in feeds and to machines',
  async (source) => {
    const site = await siteBeforeService((_, { body, status }, response) => {
      plantSource(body, source)
      sendJson(response, body, status)
    })
    for (const audience of AUDIENCES) {
      const { language, salesType } = audience
      const said = SAID[source][language]
      const pages = [
        buildPath('models', {}, audience),
        buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
        buildPath('models.carline.tab', { carline_code: 'FORMENTOR', tab_slug_id: 'data' }, audience),
        buildPath('car-configurator.conf', { id: BUILD }, audience),
        buildPath('stock', {}, audience),
        buildPath('stock.vehicle', carInStock, audience),
        buildPath('co2', {}, audience),
      ]
      for (const path of pages) {
        const { status, html } = await site.page(path)
        expect([path, status]).toEqual([path, 200])
        expect([path, html.includes('emissionsCO2')]).toEqual([path, false])
        const figures = figuresIn(mainOf(html))
        expect(figures.length, path).toBeGreaterThan(0)
        expect([path, figures.some((text) => text.includes(said))]).toEqual([path, true])
      }
      const { modelName, commissionId } = carInStock
      const car = { lang: language, sales_type: salesType, carline_code: modelName, commission_id: commissionId }
      const sheet = await site.bytes(`/api/vehicle-sheet?${new URLSearchParams(car)}`)
      expect((await readPdf(sheet)).text).toContain(said)
      const asked = { format: 'json', lang: language, sales_type: salesType, carline: modelName }
      const { html: feed } = await site.page(`/api/stock-feed?${new URLSearchParams(asked)}`)
      const { items } = JSON.parse(feed) as { items: readonly { content_html: string }[] }
      expect(items.length).toBeGreaterThan(0)
      expect(items.filter(({ content_html }) => !content_html.includes(said))).toEqual([])
    }
  },
  BUSY,
)
