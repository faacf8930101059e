import { addUp } from '@tests/credit-examples'
import { describe, expect, test } from 'vitest'
import { listDealers } from '@/content/read/dealers.server'
import { LANGUAGES } from '@/domain/language'
import { MESSAGE_KINDS, type MessageKind } from '@/domain/message-kind'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { readWords } from '@/i18n/words.server'
import { codeMail, type FormWords, officeMail, visitorMail } from '@/messages/delivery/compose-mail.server'
import type { Message, MessageCar, MessageContent } from '@/messages/message.server'
import { filledIn } from './filled-in'

const AT = Date.UTC(2026, 10, 22, 14, 7)
const BUILD: MessageCar = {
  title: 'Born VZ',
  version: 'VZ',
  carline_code: 'BORN',
  cupra_code: '2FPMF5MJ',
  price: { incl: 53_490, excl: 44_206.61, vat_rate: 21, currency: 'EUR' },
  seen_at: AT,
}
const { cupra_code: _, ...MODEL } = BUILD

interface About {
  readonly language: Message['language']
  readonly kind?: MessageKind
  readonly salesType?: SalesType
  readonly car?: MessageCar
  readonly confirmed?: boolean
  readonly values?: MessageContent['values']
}

async function mailsAbout({ language, kind = 'offer', salesType = 'B2C', car, confirmed = false, values = {} }: About) {
  // A half-day is kept as its date and its part of the day.
  const { slot: _slot, ...kept } = filledIn(kind, salesType)
  const message: Message = {
    id: 'id',
    number: '7K3Q-2XPD',
    kind,
    state: 'open',
    language,
    sales_type: salesType,
    revision: 1,
    created_at: AT,
    changed_at: AT,
    confirmed,
    content: { values: { ...kept, ...values }, dealer_id: 'gent', ...(car && { car }) },
  }
  const words = (await readWords(language, ['contact'])).contact as unknown as FormWords
  const dealer = (await listDealers({ language, salesType })).find(({ id }) => id === 'gent')
  const around = { message, event: 'created', dealer, words } as const
  return {
    visitor: visitorMail({ ...around, receipt: 'https://www.example.be/fr/message/suivi' }),
    office: officeMail(around),
  }
}

/** As it is read: spaces that do not break are spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(LANGUAGES)('the mails in %s', (language) => {
  test.each(MESSAGE_KINDS)('of a %s name every field by its label, and no value by its code', async (kind) => {
    const { office } = await mailsAbout({ language, kind })
    expect(office.text).not.toMatch(/undefined|\b[a-z]+_[a-z]+\b|\byes\b|\bgent\b|\bBORN\b/)
  })

  test.each(MESSAGE_KINDS)('of a %s speak to the office, and to nobody as the form does', async (kind) => {
    const { office } = await mailsAbout({ language, kind, values: { message: 'x', trade_in: 'x' } })
    const labels = office.text.split('\n').flatMap((line) => /^([^:]+?)[ \u00a0]?: /.exec(line)?.[1] ?? [])
    expect(labels.filter((label) => /\?|\b(?:vo(?:us|tre|s)|je|jouw?|wil)\b/i.test(label))).toEqual([])
  })

  test('keep a number, an amount and, in French, a sign and its word on one line', async () => {
    const { visitor, office } = await mailsAbout({ language, car: BUILD })
    for (const text of [visitor.text, office.text]) {
      expect(text).toContain('53.490\u00a0€')
      expect(text).not.toMatch(/\d [\d€]/)
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /)
    }
    expect(office.text).toContain('+32\u00a0470\u00a012\u00a034\u00a056')
  })
})

test.each([
  ['fr', 'Distributeur de la voiture'],
  ['nl', 'Verdeler van de wagen'],
] as const)(
  'the mail in %s to whoever is not at the car’s place names the dealer who is, as the service does',
  async (language, label) => {
    const { office, visitor } = await mailsAbout({
      language,
      car: { ...BUILD, dealer_id: 'BE:HALLE', dealer_name: 'Halle Motors' },
    })
    expect(plain(office.text)).toMatch(new RegExp(`${label} ?: Halle Motors \\(BE:HALLE\\)`))
    expect(visitor.text).not.toContain('BE:HALLE')
    const own = await mailsAbout({ language, car: { ...BUILD, dealer_id: 'gent', dealer_name: 'Gent' } })
    expect(own.office.text).not.toContain(label)
  },
)

/** A monthly amount of whatever product. */
const MONTHLY = /mensualité|par mois|\/mois|maandaflossing|maandbedrag|per maand|\/maand/i

test('a mail names a monthly amount only beside an example that adds up, and no amount but the price besides', async () => {
  for (const language of LANGUAGES)
    for (const salesType of SALES_TYPES)
      for (const kind of MESSAGE_KINDS)
        for (const car of [BUILD, MODEL, { ...BUILD, commission_id: 'B2291296', state: 'in_stock' } as const]) {
          const mails = await mailsAbout({ language, kind, salesType, car })
          for (const { subject, text, html } of Object.values(mails)) {
            const { wrong, found } = addUp(text)
            expect([kind, wrong]).toEqual([kind, []])
            if (found > 0) continue
            expect([subject, text, html].filter((part) => MONTHLY.test(part))).toEqual([])
            const price = salesType === 'B2B' ? '44.206,61 €' : '53.490 €'
            for (const amount of plain(text).match(/[\d.,]+ €/g) ?? []) expect(amount).toBe(price)
          }
        }
})

test('a price says whether VAT is in it, and that of a model where it begins', async () => {
  const business = await mailsAbout({ language: 'nl', salesType: 'B2B', car: BUILD })
  expect(plain(business.visitor.text)).toContain('44.206,61 € excl. btw')
  const model = await mailsAbout({ language: 'fr', car: MODEL })
  expect(plain(model.visitor.text)).toContain('à partir de 53.490 € TVAC')
})

test('a newsletter promises no answer and does not deny what it is', async () => {
  const { visitor } = await mailsAbout({ language: 'fr', kind: 'newsletter' })
  expect(visitor.text).not.toMatch(/Qui vous répond|ne vous inscrit à rien/)
})

describe.each([
  [
    'fr',
    /Retenir|retient la voiture/,
    'En route, chez le distributeur entre le 1ᵉʳ décembre et le 15 décembre',
    'Réservée par un autre client',
  ],
  [
    'nl',
    /legt hem vast/,
    'Onderweg, bij de verdeler tussen 1 december en 15 december',
    'Gereserveerd door een andere klant',
  ],
] as const)('a mail about a car of the stock, in %s', (language, retained, onItsWay, reserved) => {
  const stock = { ...BUILD, commission_id: 'B2291296' }
  const coming = { ...stock, state: 'arriving', arrival: { from: '2026-12-01', to: '2026-12-15' } } as const

  test('promises 48 hours of a car that is there, and the days of its arrival of one that is not', async () => {
    const there = await mailsAbout({ language, kind: 'reservation', car: { ...stock, state: 'in_stock' } })
    expect(plain(there.visitor.text)).toMatch(/48 (heures|uur)/)
    const { visitor, office } = await mailsAbout({ language, kind: 'reservation', car: coming })
    for (const { text } of [visitor, office]) {
      expect(plain(text)).not.toMatch(/48 (heures|uur)/)
      expect(plain(text)).toContain(onItsWay)
    }
    expect(plain(visitor.text)).toMatch(retained)
  })

  test('says of a reserved one that another client has it', async () => {
    const { visitor, office } = await mailsAbout({ language, car: { ...stock, state: 'reserved' } })
    for (const { text } of [visitor, office]) expect(plain(text)).toContain(reserved)
  })
})

test('the mail of a test drive says its day, and the dealer reads it too', async () => {
  const values = { date: '2026-12-05', day_part: 'afternoon' }
  const settled = await mailsAbout({ language: 'fr', kind: 'test-drive', values })
  expect(plain(settled.visitor.text)).toContain('Votre essai : samedi 5 décembre 2026, l’après-midi')
  expect(plain(settled.office.text)).toContain('Date souhaitée : 5 décembre 2026')
  const wished = await mailsAbout({ language: 'nl', kind: 'test-drive', values: { ...values, date: '2026-12-06' } })
  expect(plain(wished.visitor.text)).toContain('Jouw wens: zondag 6 december 2026, namiddag')
})

describe('a mail, block by block', () => {
  const STOCK = { ...BUILD, commission_id: 'B2291296', state: 'in_stock' } as const
  const message = (more: Partial<Message> = {}): Message => ({
    id: 'id',
    number: '7K3Q-2XPD',
    kind: 'test-drive',
    state: 'open',
    language: 'nl',
    sales_type: 'B2C',
    revision: 1,
    created_at: AT,
    changed_at: AT + 3_600_000,
    confirmed: true,
    content: { values: filledIn('test-drive', 'B2C') as MessageContent['values'], dealer_id: 'gent' },
    ...more,
  })
  const around = async () => ({
    words: (await readWords('nl', ['contact'])).contact as unknown as FormWords,
    dealer: (await listDealers({ language: 'nl', salesType: 'B2C' })).find(({ id }) => id === 'gent'),
    receipt: 'https://www.example.be/m',
  })
  const blocks = (text: string) => plain(text).trim().split('\n\n')

  test('to its visitor says when, by whom and where to follow it', async () => {
    const { subject, text } = visitorMail({ ...(await around()), message: message(), event: 'created' })
    expect(subject).toBe('Goed ontvangen: proefrit 7K3Q-2XPD')
    const [hello, , next, facts, link, bye, automatic, ...more] = blocks(text)
    expect(hello).toBe('Dag Zoë,')
    expect(next).toContain('23 november 2026')
    expect(facts).toBe(
      'Nummer: 7K3Q-2XPD\nJe proefrit: dinsdag 1 december 2026, voormiddag\nWie je antwoordt: Petrol Motors Gent, +32 9 555 01 22',
    )
    expect(link).toMatch(/:\nhttps:\/\/www\.example\.be\/m\n.*dertig dagen/)
    expect(bye).toMatch(/\nPetrol Motors Gent$/)
    expect(automatic).toContain('Zonder jouw akkoord schrijft hij je nergens voor in.')
    expect(more).toEqual([])
  })

  test('of a drive before the next working day say that day: to its visitor and to the dealer', async () => {
    const { date: _date, ...values } = filledIn('test-drive', 'B2C')
    const content = { values: { ...values, date: '2026-11-21' } as MessageContent['values'], dealer_id: 'gent' }
    const friday = Date.UTC(2026, 10, 20, 14)
    const mail = { ...(await around()), message: message({ content, created_at: friday }), event: 'created' } as const
    for (const { text } of [visitorMail(mail), officeMail(mail)]) {
      expect(plain(text)).toContain('ten laatste op 21 november 2026')
      expect(plain(text)).not.toContain('23 november')
    }
  })

  test('to the visitor of no dealer is the company’s, and a wish for any time of the day stays one', async () => {
    const { first_name: _first, day_part: _part, ...values } = filledIn('test-drive', 'B2C')
    const content = { values: { ...values, full_name: 'Jan Peeters' } as MessageContent['values'] }
    const { text } = visitorMail({
      ...(await around()),
      message: message({ content }),
      event: 'changed',
      dealer: undefined,
    })
    const [hello, , , facts, , bye] = blocks(text)
    expect(hello).toBe('Dag Jan Peeters,')
    expect(facts).toBe(
      'Nummer: 7K3Q-2XPD\nJouw wens: dinsdag 1 december 2026, maakt niet uit\nWie je antwoordt: Copper & Petrol Motors SA/NV, +32 2 555 01 00',
    )
    expect(bye).toMatch(/\nCUPRA België$/)
  })

  test('of what was withdrawn has neither a deadline, nor who answers, nor a link', async () => {
    const offer = message({
      kind: 'offer',
      content: { values: { email: 'zoe@example.be', full_name: 'a.be b' }, car: STOCK },
    })
    const { subject, text } = visitorMail({ ...(await around()), message: offer, event: 'withdrawn' })
    expect(subject).toBe('Bericht 7K3Q-2XPD ingetrokken')
    const [hello, said, facts, ...more] = blocks(text)
    expect(hello).toBe('Hallo,')
    expect(said).toMatch(/ingetrokken/)
    expect(facts).toMatch(
      /^Nummer: 7K3Q-2XPD\nWagen: Born VZ, B2291296\nBeschikbaarheid: [^\n]+\nPrijs bij verzending: 53\.490 € incl\. btw$/,
    )
    expect(more).toHaveLength(2)
    const office = officeMail({ ...(await around()), message: message({ content: undefined }), event: 'withdrawn' })
    expect(office.subject).toBe('Proefrit 7K3Q-2XPD: ingetrokken')
    expect(blocks(office.text).slice(1)).toEqual([
      'Nummer: 7K3Q-2XPD\nVerstuurd op: 22 november 2026, 16.07 uur\nKlant: Particulier, Nederlands',
    ])
  })

  test('of a newsletter has a number, and promises no answer', async () => {
    const letter = message({ kind: 'newsletter', confirmed: false, content: { values: { email: 'zoe@example.be' } } })
    const { text } = visitorMail({ ...(await around()), message: letter, event: 'created', dealer: undefined })
    expect(blocks(text)[0]).toBe('Hallo,')
    expect(blocks(text)[3]).toBe('Nummer: 7K3Q-2XPD')
    expect(blocks(text)).toHaveLength(6)
    const office = officeMail({ ...(await around()), message: letter, event: 'created' })
    expect(blocks(office.text)).toHaveLength(2)
  })

  test('to the dealer has a deadline and every field, a known car by its name alone', async () => {
    const { subject, text } = officeMail({ ...(await around()), message: message(), event: 'created' })
    expect(subject).toBe('Proefrit 7K3Q-2XPD')
    const [, deadline, facts = ''] = blocks(text)
    expect(deadline).toBe('Te behandelen ten laatste op 23 november 2026.')
    expect(facts.split('\n')).toEqual([
      'Nummer: 7K3Q-2XPD',
      'Verstuurd op: 22 november 2026, 16.07 uur',
      'Klant: Particulier, Nederlands',
      'Model: Born',
      'Postcode: 9000',
      expect.stringMatching(/^Je halve dag: /),
      'Rijbewijs: ja',
      'Voornaam: Zoë',
      'Naam: Van den Broeck',
      'E-mail: zoe@example.be',
      'Gewenste datum: 1 december 2026',
      'Moment van de dag: Voormiddag',
      'Telefoon: +32 470 12 34 56',
      'Verdeler: Petrol Motors Gent',
      'Bericht: Is de trekhaak los te koop?',
      'En wanneer?',
      'Nieuws per e-mail: ja',
      'Nieuws per telefoon: ja',
      'Wagen: 2FPMF5MJ',
      'Wagen: B6028782',
    ])
    const known = message({
      content: { values: { carline_code: 'BORN', cupra_code: '2FPMF5MJ', commission_id: 'B2291296' }, car: STOCK },
    })
    expect(blocks(officeMail({ ...(await around()), message: known, event: 'created' }).text)[2]).toMatch(
      /Wagen: Born VZ, B2291296\nBeschikbaarheid: [^\n]+\nPrijs bij verzending: 53\.490 € incl\. btw$/,
    )
  })

  test('says what nobody knows any more as it was sent', async () => {
    const values = { dealer_id: 'gone', carline_code: 'ATECA' }
    const { text } = officeMail({
      ...(await around()),
      dealer: undefined,
      message: message({ sales_type: 'B2B', content: { values } }),
      event: 'changed',
    })
    expect(blocks(text)[2]).toMatch(/Klant: Professioneel, Nederlands\nVerdeler: gone\nModel: ATECA$/)
  })

  test('with a code has it in its subject and by itself, and not a word of the sender', () => {
    for (const kind of ['offer', 'saved-search'] as const) {
      const { subject, text } = codeMail(message({ kind }), '012345')
      expect(subject).toBe('012345 is je code')
      const [hello, said, code, ends, ...more] = blocks(text)
      expect([hello, code, ...more]).toEqual(['Hallo,', '012345'])
      expect(said).toMatch(kind === 'offer' ? /bericht:$/ : /meldingen:$/)
      expect(ends).toMatch(/^Hij is dertig minuten geldig/)
    }
  })
})
