import { openApiDocument } from '@demo/backend/http/openapi'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { AUDIENCES } from '@/routing/audiences'
import { buildPath } from '@/routing/build-path'
import { isIncomplete, isWhole } from '../../scripts/check/test-faults/site.mts'
import { createMockService } from '../../scripts/lib/mock-service.mts'
import { siteBefore } from './site-before-service'

/** The built site before a service that was made from the contract's document alone: nobody needs ours to begin. */

const document = JSON.parse(openApiDocument(false))
/** The one car of the document's examples. */
const { examples: ids } = document.components.schemas.Model.properties.from_id
const { examples: codes } = document.components.schemas.Model.properties.from_cupra_code
const { examples: numbers } = document.components.schemas.StockVehicle.properties.commission_id

test('every page of the main job is whole with the examples of the document, and no answer is out of shape', async () => {
  const site = await siteBefore(getRequestListener(createMockService(document).fetch))
  for (const audience of AUDIENCES) {
    const price = audience.salesType === 'B2B' ? /30[.\s]57/ : /36[.\s]990/
    const withPrice = [
      buildPath('homepage', {}, audience),
      buildPath('models', {}, audience),
      buildPath('models.carline', { carline_code: 'BORN' }, audience),
      buildPath('car-configurator', {}, audience),
      buildPath('car-configurator.conf', { id: ids[0] }, audience),
      buildPath('car-configurator.offer', { cupra_code: codes[0] }, audience),
      buildPath('stock', {}, audience),
      buildPath('stock.vehicle', { modelName: 'BORN', commissionId: numbers[0] }, audience),
    ]
    for (const path of withPrice) {
      const { status, html } = await site.page(path)
      expect([path, status, isWhole(html), isIncomplete(html)]).toEqual([path, 200, true, false])
      expect([path, price.test(html)]).toEqual([path, true])
    }
    for (const path of [buildPath('contact', {}, audience), buildPath('message', { message_kind: 'offer' }, audience)])
      expect([path, (await site.page(path)).status]).toEqual([path, 200])
  }
  expect(site.deviations()).toEqual([])
  const outcomes = Object.keys(await site.calls()).map((call) => call.split(' ')[1])
  expect(new Set(outcomes)).toEqual(new Set(['answered']))
})
