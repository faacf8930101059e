import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAddress, hasPageAddress, looksLikeName } from '@/domain/person-name'

describe('a name with an address in it is none', () => {
  test.each([
    ['a page', 'https://evil.example'],
    ['a page in the middle of words', 'Gagnez 1000 € sur http://evil.example/prix'],
    ['another scheme', 'javascript:alert'],
    ['one slash too few', 'http:/evil'],
    ['no scheme', 'bel //evil'],
    ['a host with www', 'WWW evil'],
    ['a bare host', 'Jan evil.example'],
    ['a short one', 'Win: t.co'],
    ['a host behind initials', 'J.P. evil.be'],
    ['a host between names', 'Jan.Peeters'],
    ['a host of three parts', 'jan.peeters.be'],
    ['a host of capitals', 'X.COM'],
    ['a host of one letter', 't.co'],
    ['the same before a word', 'T.Co klik hier'],
    ['the same behind a sign', 'Jan(x.shop)'],
    ['a host in small letters', 'j.peeters'],
    ['a host that ends as a surname begins', 'Bel L.De'],
    ['a host before words', 'bel x.de nu'],
    ['a host behind a title', 'Dr.evil.com'],
    ['an e-mail address', 'zoe@example'],
    ['an account', 'volg @evil'],
    ['a phone number', 'bel 0900 12 345'],
    ['a phone number in pieces', '0 9 0 0 1 2'],
    ['an address of numbers', '1.2.3.4'],
    ['a full-width dot', 'evil．example'],
    ['an ideographic dot', 'evil。example'],
    ['a half-width one', 'evil｡example'],
    ['a raised dot', 'evil·example'],
    ['a leader dot', 'evil․example'],
    ['a dot between words', 'evil\u2e31example'],
    ['a dot of runes', 'evil\u16ebexample'],
    ['full-width signs', 'ｈｔｔｐ：／／evil'],
    ['a full-width @', 'zoe＠example'],
    ['full-width digits', '０９００１２３４５'],
    ['an international domain', 'münchen.example'],
    ['another script', 'пример.бел'],
    ['something that nobody sees before the dot', 'evil\u200d.example'],
    ['something that nobody sees behind the dot', 'evil.\u2060example'],
    ['a mark upon the dot', 'evil.\u0301example'],
    ['a filler of Hangul', 'evil\u3164.example'],
    ['a line break', 'Jan\nKlik hier'],
    ['a separator of lines', 'Jan\u2028Klik hier'],
    ['a control character', 'Jan\u0000'.concat('x')],
  ])('%s', (_, name) => {
    expect(hasAddress(name)).toBe(true)
  })

  test.each([
    'Zoë',
    'Van den Broeck',
    "d'Hondt",
    'D’Hondt',
    'Jean-Pierre',
    'J.-P. Dupont',
    'J.P. Janssens',
    'A. B. C. De Smet',
    'J.Peeters',
    'A.M.Claes',
    'A.M.CLAES',
    'L.De Smet',
    'L.DE SMET',
    'K.van den Broeck',
    "P.d'Hondt",
    'G.D’Hondt',
    'É.Dupont',
    'J.-P.Dupont',
    'A.-M.Vos',
    'Ph.Lambert',
    'J.Ch. Dubois',
    'Ph.D.',
    'An Claes, Ph.D.',
    'Jan (M.Sc.)',
    'Prof.Dr.Ir. Maes',
    'Mevr.Claes',
    'St. Jan',
    'Dr. Müller',
    'Ольга Иванова',
    '王小明',
    'José María',
    'Jose\u0301',
    'Gal·la',
    'Nguyễn Thị Ánh',
    'Jan & Piet',
    'Jan (JP)',
    'Henri IV 2',
    ' Jan\tPeeters ',
  ])('%s has none', (name) => {
    expect(hasAddress(name)).toBe(false)
  })

  test.each([
    ['Coolblue.be', false],
    ['Booking.com bv', false],
    ['1890', false],
    ['Peeters & Zonen bv', false],
    ['D.E.M.E. nv', false],
    ['https://evil.example', true],
    ['www.evil.example', true],
    ['Win op evil.example/prijs', true],
    ['zoe@evil.example', true],
    ['Peeters\nKlik', true],
  ])('a company may be called by its site, and not by a page or a mailbox: %s', (company, expected) => {
    expect(hasPageAddress(company)).toBe(expected)
  })
})

test('a greeting has nothing but letters, spaces, apostrophes, hyphens and the dots of initials', () => {
  for (const name of ['Zoë', "d'Hondt", 'J.-P.', 'J.P. Janssens', 'Jean-Pierre', '王小明', 'Jose\u0301']) {
    expect(looksLikeName(name)).toBe(true)
  }
  for (const name of ['<b>Jan</b>', 'Jan 2', 'Jan!', '€', '', '-', 'evil.example', 'J.Peeters', 'Jan\nPiet']) {
    expect(looksLikeName(name)).toBe(false)
  }
})

test('whatever a greeting takes has no address', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => !(looksLikeName(name) && hasAddress(name))))
})
