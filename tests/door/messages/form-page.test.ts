import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { vehicleIn } from '@tests/vehicle-in'
import { expect, onTestFinished, test } from 'vitest'
import type { MessageKind } from '@/domain/message-kind'
import { formPage } from '@/door/messages/form-page.server'
import type { MessageRequest } from '@/door/messages/message-request.server'
import type { FormContent } from '@/features/contact/shown-message'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import { filledIn } from '../../messages/filled-in'
import { siteMessagesAre, siteMessagesAreNobodys } from '../../messages/site-messages'
import { openTestMessages } from '../../messages/stores'

const FRENCH: Audience = { language: 'fr', salesType: 'B2C' }

async function formAbout(
  query: Readonly<Record<string, string>>,
  { language, salesType } = FRENCH,
  message_kind: MessageKind = 'contact',
) {
  const context = { req: { method: 'GET' }, query } as unknown as MessageRequest['context']
  const match = { name: 'message', params: { message_kind }, salesType } as const
  const page = await formPage(match, { context, language })
  if (!('view' in page)) throw new Error('A form is shown')
  return page.view.form as FormContent
}

const { commissionId } = vehicleIn('in_stock')

test.each([
  ['commission_id', ` ${commissionId.toLowerCase()} `, commissionId],
  ['commission_id', `${commissionId.slice(0, 1)} ${commissionId.slice(1)}`, commissionId],
  ['cupra_code', '2fpm-f5mj', '2FPMF5MJ'],
  ['carline_code', 'leonbreak', 'LEONBREAK'],
  ['carline_code', 'Leon-Sportstourer', 'LEONBREAK'],
])('a link to a form that names its car by %s as « %s » is about that car', async (field, written, spelled) => {
  const form = await formAbout({ [field]: written })
  expect(form).toMatchObject({ carProblem: null, values: { [field]: spelled }, car: { [field]: spelled } })
})

test.each(AUDIENCES)('a car of the configurator is called by its model too, $language $salesType', async (audience) => {
  const form = await formAbout({ cupra_code: 'G8NEV9RW' }, audience)
  expect(form.car?.title).toMatch(/^Formentor\sCore\s1\.5\sTSI\s/)
})

test('a link to a form that names no car says so, and keeps what it said', async () => {
  expect(await formAbout({ commission_id: 'x' })).toMatchObject({ carProblem: 'gone', values: { commission_id: 'x' } })
})

test.each(AUDIENCES)('a carline that is announced is called in $language as on its page', async (audience) => {
  const form = await formAbout({ carline_code: 'LEONNEW' }, audience)
  expect(form.car?.title).toBe({ fr: 'Nouvelle Leon', nl: 'Nieuwe Leon' }[audience.language])
})

test.each(['offer', 'test-drive'] as const)(
  'the form of a %s is about no carline that is only announced, and says so',
  async (kind) => {
    const form = await formAbout({ carline_code: 'new-formentor', first_name: 'Zoë' }, FRENCH, kind)
    expect(form).toMatchObject({ announced: 'FORMENTORNEW', car: null, values: { first_name: 'Zoë' } })
    expect(await formAbout({ carline_code: 'formentor' }, FRENCH, kind)).toMatchObject({
      announced: null,
      car: { carline_code: 'FORMENTOR' },
    })
  },
)

test('a form that is sent again after its message was withdrawn comes back as that of a new one, with what was typed', async () => {
  const messages = await openTestMessages()
  siteMessagesAre(messages)
  onTestFinished(async () => {
    siteMessagesAreNobodys()
    await messages.close()
  })
  const send = (given: Readonly<Record<string, string>>) => {
    const req = Object.assign(Readable.from([Buffer.from(new URLSearchParams(given).toString())]), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const context = { req, query: {} } as unknown as MessageRequest['context']
    const match = { name: 'message', params: { message_kind: 'contact' }, salesType: 'B2C' } as const
    return formPage(match, { context, language: 'fr' })
  }
  const { cupra_code: _code, commission_id: _number, ...fields } = filledIn('contact', 'B2C')
  const typed = { ...fields, key: randomUUID() }
  expect(await send(typed)).toHaveProperty('seeOther')
  for (const { id } of await messages.store.list(1)) await messages.store.withdraw(id)
  const again = await send(typed)
  expect(again).toMatchObject({ status: 410, view: { form: { problem: 'closed', receipt: null, values: fields } } })
  const { key } = ('view' in again ? again.view.form : {}) as FormContent
  expect(key).not.toBe(typed.key)
  expect(await send({ ...typed, key })).toHaveProperty('seeOther')
  expect((await messages.store.list(10)).map(({ state }) => state).sort()).toEqual(['open', 'withdrawn'])
})
