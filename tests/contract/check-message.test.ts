import { describe, expect, test } from 'vitest'
import { formatPhone, toE164, toVatNumber } from '@/contract/belgian-numbers'
import { checkMessage, cleanText } from '@/contract/check-message'
import { FIELD_NAMES, type FieldName, formFields } from '@/contract/message-fields'
import { announcedCarlines } from '@/domain/carline'
import { isMessageKind, MESSAGE_KINDS, SAVED_SEARCH } from '@/domain/message-kind'
import { SALES_TYPES } from '@/domain/sales-type'
import { filledIn } from '../messages/filled-in'

/** A Sunday. */
const TODAY = '2026-11-22'

/** A form of a business buyer that has the field, filled in. */
function checkWith(field: FieldName, value: string) {
  const kind = MESSAGE_KINDS.find((each) => {
    const { required, optional } = formFields(each, 'B2B')
    return [...required, ...optional].includes(field)
  })
  if (!kind) throw new Error(`no form has ${field}`)
  return checkMessage(kind, 'B2B', { ...filledIn(kind, 'B2B'), [field]: value }, TODAY)
}

function errorOf(field: FieldName, value: string) {
  const checked = checkWith(field, value)
  return checked.ok ? undefined : checked.errors.find((error) => error.field === field)?.code
}

describe('every form', () => {
  const forms = MESSAGE_KINDS.flatMap((kind) => SALES_TYPES.map((salesType) => [kind, salesType] as const))

  test.each(forms)('%s of a %s buyer is right when its fields are filled in', (kind, salesType) => {
    expect(checkMessage(kind, salesType, filledIn(kind, salesType), TODAY)).toMatchObject({ ok: true })
  })

  test.each(forms)('%s of a %s buyer names each required field that is empty, and no other', (kind, salesType) => {
    const { required } = formFields(kind, salesType)
    const filled = filledIn(kind, salesType)
    // Where a test drive begins is known by its dealer and by its car, too.
    const alone = { ...filled, dealer_id: '', ...(!required.includes('commission_id') && { commission_id: '' }) }
    for (const field of required) {
      const checked = checkMessage(kind, salesType, { ...alone, [field]: ' \u200b ' }, TODAY)
      expect(checked).toEqual({ ok: false, errors: [{ field, code: 'required' }] })
    }
  })

  test('keeps only its own fields', () => {
    const given = {
      ...filledIn('callback', 'B2C'),
      vin: 'VSSZZZKM9PR000001',
      isAdmin: 'yes',
      __proto__: { email: 'x' },
    }
    const checked = checkMessage('callback', 'B2C', given, TODAY)
    expect(checked.ok && Object.keys(checked.values).sort()).toEqual(Object.keys(filledIn('callback', 'B2C')).sort())
  })

  test('a name that is no kind is none', () => {
    expect([isMessageKind('offer'), isMessageKind('constructor'), isMessageKind(undefined)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a mistake in a field has its code', () => {
  test.each<[FieldName, string, string | undefined]>([
    ['email', 'jan@example', 'invalid'],
    ['email', 'jan@example.be\nBcc: all@example.be', 'invalid'],
    ['email', `${'a'.repeat(250)}@example.be`, 'too_long'],
    ['email', 'jan.peeters+cupra@example.be', undefined],
    ['phone', '0470 12 34', 'invalid'],
    ['phone', '+32 470 12 34 56', undefined],
    ['phone', '+33 6 12 34 56 78', undefined],
    ['zipcode', '0999', 'invalid'],
    ['zipcode', 'B-9000', undefined],
    ['zipcode', '9000 Gent', undefined],
    ['zipcode', 'F-75001', undefined],
    ['zipcode', '<script>', 'invalid'],
    ['phone', '0475 12 34 5', 'invalid'],
    ['phone', '04 223 45 67', undefined],
    ['phone', '02/123.45.67', undefined],
    ['company_name', '1890', undefined],
    ['company_name', '—', 'invalid'],
    ['vat_number', 'TVA BE 0402.623.937', undefined],
    ['first_name', '1234', 'invalid'],
    ['first_name', 'Ольга', undefined],
    ['first_name', 'Gagnez 1000 € sur https://evil.example/prix', 'address'],
    ['last_name', 'evil\u200b\u3002example', 'address'],
    ['full_name', 'Jan\r\nBcc: all@example.be', 'address'],
    ['company_name', 'Coolblue.be', undefined],
    ['company_name', 'Win op evil.example/prijs', 'address'],
    ['first_name', 'x'.repeat(61), 'too_long'],
    ['message', 'm'.repeat(1_001), 'too_long'],
    ['message', '🚗'.repeat(500), undefined],
    ['vat_number', 'BE 0402.623.938', 'invalid'],
    ['vin', 'VSSZZZKM9PR00000O', 'invalid'],
    ['page_url', 'not an address', 'invalid'],
    ['page_url', 'javascript:alert(1)', 'invalid'],
    ['page_url', 'data:text/html,<script>alert(1)</script>', 'invalid'],
    ['page_url', 'mailto:jan@example.be', 'invalid'],
    ['page_url', 'https://www.example.be@evil.example/', 'invalid'],
    ['page_url', '/fr/news/x', 'invalid'],
    ['page_url', 'http://localhost:3000/fr', undefined],
    ['date', TODAY, 'past'],
    ['date', '2026-11-29', 'closed'],
    ['date', '2026-12-25', 'closed'],
    ['date', '2027-06-01', 'invalid'],
    ['date', '2026-02-30', 'invalid'],
    ['date', '2026-11-23', undefined],
    ['licence', 'no', 'required'],
    ['fleet_size', '3', 'invalid'],
    ['cupra_code', 'abc', 'invalid'],
    ['dealer_id', '../../etc', 'invalid'],
    ['dealer_id', 'x'.repeat(60), undefined],
    ['dealer_id', 'x'.repeat(61), 'invalid'],
    ['dealer_id', 'Gent', 'invalid'],
    ['topic', 'weather', 'invalid'],
    ['right', 'forget', 'invalid'],
    ['day_part', 'night', 'invalid'],
    ['slot', 'tomorrow', 'invalid'],
    ['message', 'm'.repeat(1_000), undefined],
    ['reason', 'm'.repeat(4_000), undefined],
    ['reason', 'm'.repeat(4_001), 'too_long'],
    ['page_url', `https://www.example.be/${'x'.repeat(478)}`, 'too_long'],
    ['page_url', `https://www.example.be/${'x'.repeat(477)}`, undefined],
    ['recipient', 'm'.repeat(200), undefined],
    ['recipient', 'm'.repeat(201), 'too_long'],
    ['trade_in', 'm'.repeat(200), undefined],
    ['trade_in', 'm'.repeat(201), 'too_long'],
    ['company_name', 'm'.repeat(120), undefined],
    ['company_name', 'm'.repeat(121), 'too_long'],
    ['first_name', 'x'.repeat(60), undefined],
    ['last_name', 'x'.repeat(61), 'too_long'],
    ['full_name', 'x'.repeat(120), undefined],
    ['full_name', 'x'.repeat(121), 'too_long'],
    ['phone', `0470 12 34 56${' '.repeat(60)}.`, 'too_long'],
    ['last_name', '—', 'invalid'],
    ['full_name', '12', 'invalid'],
    ['vin', 'vssz zzkm-9pr000001', undefined],
    ['vin', 'VSSZZZKM9PR00000', 'invalid'],
    ['vin', 'VSSZZZKM9PR0000011', 'invalid'],
    ['good_faith', 'no', 'required'],
    ['opt_in_email', 'no', 'required'],
    ['opt_in_phone', 'no', 'required'],
    ['carline_code', 'ateca', 'invalid'],
    ['commission_id', 'B-1', 'invalid'],
    ['date', '2027-02-20', undefined],
    ['date', '2027-02-22', 'invalid'],
  ])('%s: %s is %s', (field, value, code) => {
    expect(errorOf(field, value)).toBe(code)
  })

  test.each<[FieldName, string, string]>([
    ['vin', 'vssz zzkm-9pr000001', 'VSSZZZKM9PR000001'],
    ['vat_number', 'tva be 0402.623.937', 'BE0402623937'],
    ['vat_number', 'BTWBE0402623937', 'BE0402623937'],
    ['vat_number', 'TVABE0402.623.937', 'BE0402623937'],
    ['vat_number', 'KBO0402623937', 'BE0402623937'],
    ['vat_number', 'BE (0402) 623 937', 'BE0402623937'],
    ['vat_number', '(0402) 623 937', 'BE0402623937'],
    ['vat_number', 'BE 0402,623,937', 'BE0402623937'],
    ['vat_number', 'ＢＥ０４０２６２３９３７', 'BE0402623937'],
    ['email', 'Zoe@Example.BE', 'Zoe@example.be'],
    ['phone', '0470 12 34 56', '+32470123456'],
    ['zipcode', '9000 Gent', '9000'],
    ['zipcode', '９０００Gent', '9000'],
    ['email', 'Jan＠example.be', 'Jan@example.be'],
    ['carline_code', 'born', 'BORN'],
    ['cupra_code', '2fpm f5mj', '2FPMF5MJ'],
    ['commission_id', 'b602 8782', 'B6028782'],
    ['page_url', 'www.example.be/fr/news?x=1', 'https://www.example.be/fr/news?x=1'],
    ['page_url', 'example.be:8080', 'https://example.be:8080'],
    ['page_url', 'HTTPS://Example.be/A', 'HTTPS://Example.be/A'],
  ])('%s: %j is kept as %s', (field, typed, kept) => {
    expect(checkWith(field, typed)).toMatchObject({ ok: true, values: { [field]: kept } })
  })

  test.each([
    ['fuel_type=ELECTRIC&price_max=45000', true],
    ['color=RED,BLUE&cupra_code=2FPMF5MJ&note=unreadable.price_max.%C3%A9*+-', true],
    ['color=<b>', false],
    [`color=${'x'.repeat(994)}`, true],
    [`color=${'x'.repeat(995)}`, false],
  ])('a search is one of an address: %s', (search, isRight) => {
    expect(checkMessage(SAVED_SEARCH, 'B2C', { search, email: 'zoe@example.be' }, TODAY).ok).toBe(isRight)
  })

  test('a field that is no text is an empty one', () => {
    const checked = checkMessage('callback', 'B2C', { full_name: ['Zoë'], phone: '0470123456' }, TODAY)
    expect(checked).toEqual({ ok: false, errors: [{ field: 'full_name', code: 'required' }] })
  })

  test('lines are kept in a message and in a reason, and nowhere else', () => {
    const of = (kind: 'dsa-notice' | 'offer', field: FieldName) => {
      const checked = checkMessage(kind, 'B2C', { ...filledIn(kind, 'B2C'), [field]: 'a\r\nb' }, TODAY)
      return checked.ok && checked.values[field as 'message']
    }
    expect([of('offer', 'message'), of('dsa-notice', 'reason'), of('offer', 'trade_in')]).toEqual([
      'a\nb',
      'a\nb',
      'a b',
    ])
  })

  test('where a test drive begins is a place in Belgium; an offer may go abroad', () => {
    const of = (kind: 'test-drive' | 'offer') =>
      checkMessage(kind, 'B2C', { ...filledIn(kind, 'B2C'), zipcode: 'F-75001' }, TODAY)
    expect(of('test-drive')).toEqual({ ok: false, errors: [{ field: 'zipcode', code: 'invalid' }] })
    expect(of('offer').ok).toBe(true)
  })

  test('there is a sample of each field, so that none goes unchecked', () => {
    const kinds = [...MESSAGE_KINDS, SAVED_SEARCH] as const
    const sampled = kinds.flatMap((kind) => SALES_TYPES.flatMap((type) => Object.keys(filledIn(kind, type))))
    expect(new Set(sampled)).toEqual(new Set(FIELD_NAMES))
  })
})

describe('what is kept of a text', () => {
  test('invisible signs, null bytes and marks of direction go; letters, lines and emoji stay', () => {
    expect(cleanText('  Zoë\0\u202E gnirts\u2066 👩‍🔧 ')).toBe('Zoë gnirts 👩‍🔧')
    expect(cleanText('a\r\nb\rc\nd')).toBe('a b c d')
    expect(cleanText('a\r\nb\u0007', true)).toBe('a\nb')
    expect(cleanText('a\uD800b')).toBe('ab')
    expect(cleanText('e\u0301')).toBe('é')
    expect(cleanText('a\tb')).toBe('a b')
    expect(cleanText('a\rb\nc', true)).toBe('a\nb\nc')
  })

  test('a phone number has one spelling', () => {
    const spellings = [
      '0470/12.34.56',
      '+32 470 12 34 56',
      '0032470123456',
      '0470123456',
      '0470\u202f12\u202f34\u202f56',
      '0470\u200912\u200934\u200956',
    ]
    expect(new Set(spellings.map(toE164))).toEqual(new Set(['+32470123456']))
    expect(formatPhone('+32470123456')).toBe('+32 470 12 34 56')
  })

  test.each([
    'BE 0402.623.937',
    '0462.920.226',
    'be0737385783',
    '753.625.761',
    'TVA BE 0402.623.937',
    'BTW-BE0402623937',
    'btw: BE 0402 623 937',
    'N° TVA : BE 0402.623.937',
    'Numéro d’entreprise : 0402.623.937',
    'Numéro de TVA BE0402623937',
    'ondernemingsnummer 0402.623.937',
    'Ondernemingsnr. 0402.623.937',
    'btw-nummer BE 0402.623.937',
    'KBO 0402.623.937',
    'RPM Liège 0402.623.937',
    'VAT BE 0402.623.937',
  ])('%s is the VAT number of a real company', (typed) => {
    expect(toVatNumber(typed)).toMatch(/^BE0\d{9}$/)
  })

  test('a VAT number whose digits do not agree is none', () => {
    expect(['BE0402623938', 'BE2402623937', 'NL0402623937', '12'].map(toVatNumber)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

test.each([
  ['TVA BE 0404.616.494', 'BE0404616494'],
  ['btw-nummer : BE0404616494', 'BE0404616494'],
  ['N° d’entreprise : 0404.616.494', 'BE0404616494'],
  ['Numéro de TVA 404616494', 'BE0404616494'],
  ['ondernemingsnummer 0404.616.494', 'BE0404616494'],
  ['RPM Liège 0404616494', 'BE0404616494'],
  ['KBO 0404/616/494', 'BE0404616494'],
  ['T.V.A. BE 0404.616.494', 'BE0404616494'],
  ['TVA/BTW BE 0404.616.494', 'BE0404616494'],
  ['BCE n° 0404.616.494', 'BE0404616494'],
  ['VAT number BE0404616494', 'BE0404616494'],
  ['RPR Gent, afdeling Brugge 0404.616.494', 'BE0404616494'],
  ['BE 0404.616.494 RPM Liège', 'BE0404616494'],
  ['x0404616494', undefined],
  ['FR 0404616494', undefined],
  ['TVA FR0404616494', undefined],
  ['BE0404616494 BE0402623937', undefined],
  ['0404.616.494, 02 555 01 00', undefined],
  ['BE0404616495', undefined],
  ['BE2404616494', undefined],
  ['BE04046164941', undefined],
  ['', undefined],
])('a VAT number as it stands on letters, %j, is %j', (typed, number) => {
  expect(toVatNumber(typed)).toBe(number)
})

test('a phone number that cannot be read again is shown as it is', () => {
  expect(formatPhone('+999')).toBe('+999')
  expect(formatPhone('')).toBe('')
})

describe('the day of a test drive', () => {
  const ask = (changes: Readonly<Record<string, string | undefined>>) => {
    const { slot: _, date: __, day_part: ___, ...others } = filledIn('test-drive', 'B2C')
    return checkMessage('test-drive', 'B2C', { ...others, ...changes }, TODAY)
  }

  test('is that of the half-day, whatever is written beside « another day »', () => {
    const checked = ask({ slot: '2026-11-24.afternoon', date: '2026-12-01', day_part: 'evening' })
    expect(checked).toMatchObject({ ok: true, values: { date: '2026-11-24', day_part: 'afternoon' } })
    expect(checked.ok && Object.keys(checked.values)).not.toContain('slot')
  })

  test.each([
    ['another day that is written', { slot: 'other', date: '2026-12-01', day_part: 'evening' }, 'evening'],
    ['another day at any time', { slot: 'other', date: '2026-12-01' }, 'any'],
    ['a form from before there were half-days', { date: '2026-12-01', day_part: 'morning' }, 'morning'],
  ])('may be %s', (_what, wish, day_part) => {
    expect(ask(wish)).toMatchObject({ ok: true, values: { date: '2026-12-01', day_part } })
  })

  test.each([
    ['nothing', {}, [{ field: 'slot', code: 'required' }]],
    ['nothing, beside an empty day', { date: '', day_part: 'any' }, [{ field: 'slot', code: 'required' }]],
    ['another day, which is not written', { slot: 'other', date: ' ' }, [{ field: 'date', code: 'required' }]],
    ['a word that is none', { slot: '2026-12-01.evening' }, [{ field: 'slot', code: 'invalid' }]],
    ['a day that is none', { slot: '2026-13-41.morning' }, [{ field: 'slot', code: 'invalid' }]],
    ['a half-day of yesterday', { slot: '2026-11-21.morning' }, [{ field: 'slot', code: 'past' }]],
    ['a half of a Sunday', { slot: '2026-11-29.morning' }, [{ field: 'slot', code: 'closed', next: '2026-11-30' }]],
    ['another day that is none', { slot: 'other', date: '2026-02-30' }, [{ field: 'date', code: 'invalid' }]],
    ['another day of last week', { slot: 'other', date: '2026-11-16' }, [{ field: 'date', code: 'past' }]],
  ])('is asked for again at its own field where it is %s', (_what, wish, errors) => {
    expect(ask(wish)).toEqual({ ok: false, errors })
  })

  test('needs neither a phone number nor, where the dealer or the car is known, a postal code', () => {
    const wish = { slot: '2026-11-24.morning', phone: '', zipcode: '' }
    expect(ask({ ...wish, commission_id: '' }).ok).toBe(true)
    expect(ask({ ...wish, dealer_id: '' }).ok).toBe(true)
    expect(ask({ ...wish, dealer_id: '', commission_id: '' })).toEqual({
      ok: false,
      errors: [{ field: 'zipcode', code: 'required' }],
    })
  })
})

/** Each is as long as a body can be, or a little longer where a machine is fast. */
test.each<[FieldName, string]>([
  ['vat_number', '('.repeat(64_000)],
  ['email', '"'.repeat(120_000)],
  ['message', `e${'\u0301\u0327'.repeat(60_000)}`],
])('what is far too long takes nobody’s time: %s', (field, typed) => {
  const started = performance.now()
  expect(errorOf(field, typed)).toBe('too_long')
  expect(performance.now() - started).toBeLessThan(2_000)
})

describe('a model that is only announced', () => {
  const about = (kind: 'offer' | 'test-drive' | 'contact', car: Readonly<Record<string, string>>) => {
    const { carline_code, cupra_code, commission_id, ...rest } = filledIn(kind, 'B2C') as Record<string, string>
    return checkMessage(kind, 'B2C', { ...rest, ...car }, TODAY)
  }

  test.each(announcedCarlines())('%s is neither driven nor offered, and can be asked about', (carline_code) => {
    const errors = [{ field: 'carline_code', code: 'announced' }]
    expect(about('test-drive', { carline_code })).toEqual({ ok: false, errors })
    expect(about('offer', { carline_code })).toEqual({ ok: false, errors })
    expect(about('contact', { carline_code })).toMatchObject({ ok: true })
  })

  test('what has a number or a code of its own is had', () => {
    expect(about('offer', { carline_code: 'FORMENTORNEW', commission_id: 'B3348025' })).toMatchObject({ ok: true })
    expect(about('offer', { carline_code: 'FORMENTOR' })).toMatchObject({ ok: true })
  })
})
