import { vehicleIn } from '@tests/vehicle-in'
import { expect, test } from 'vitest'
import type { MessageKind } from '@/domain/message-kind'
import { formPage } from '@/door/messages/form-page.server'
import type { MessageRequest } from '@/door/messages/message-request.server'
import type { FormContent } from '@/features/contact/shown-message'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'

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
