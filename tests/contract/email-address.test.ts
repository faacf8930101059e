import { describe, expect, it } from 'vitest'
import { toEmailAddress } from '@/contract/email-address'

describe('an e-mail address', () => {
  it.each([
    ['jan.peeters+cupra@example.be', 'jan.peeters+cupra@example.be'],
    ['Jan@Example.BE', 'Jan@example.be'],
    ['r&d@example.be', 'r&d@example.be'],
    ["o'neill@example.be", "o'neill@example.be"],
    ['info@brûlé.be', 'info@xn--brl-dma2g.be'],
    ['info@xn--brl-dma2g.be', 'info@xn--brl-dma2g.be'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@example.xn--p1ai', 'info@example.xn--p1ai'],
    ['<info@example.be>', 'info@example.be'],
    ['mailto:info@example.be', 'info@example.be'],
    ['Jan <jan@example.be>', 'jan@example.be'],
    ['"Peeters, Jan" <jan@example.be>;', 'jan@example.be'],
    ['José Ångström <mailto:jan@example.be>', 'jan@example.be'],
    ['info@example.be.', 'info@example.be'],
    [' <mailto:info@example.be>;, ', 'info@example.be'],
    ['info@1.2.3a.be', 'info@1.2.3a.be'],
    ['info@a.b.be', 'info@a.b.be'],
    ['ジャン@example.jp', 'ジャン@example.jp'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['иван.петров@пример.рф', 'иван.петров@xn--e1afmkfd.xn--p1ai'],
    ['संपर्क@example.in', 'संपर्क@example.in'],
    ['info@example.b2', 'info@example.b2'],
    [`${'a'.repeat(64)}@example.be`, `${'a'.repeat(64)}@example.be`],
    ['info@mail.sub.example.museum', 'info@mail.sub.example.museum'],
  ])('%j is sent to %j', (typed, address) => {
    expect(toEmailAddress(typed)).toBe(address)
  })

  it.each([
    'jan', 'jan@', '@example.be', 'jan@example', 'jan@@example.be', 'jan@example.be, an@example.be', 'jan peeters@example.be',
    '.jan@example.be', 'jan..p@example.be', 'jan@-example.be', 'jan@example-.be', 'jan@exam ple.be', 'jan@127.0.0.1', 'jan@[::1]',
    'jan@example.be/x', 'jan@example.be?x', 'jan@example.be\nBcc: all@example.be', `${'a'.repeat(65)}@example.be`, 'josé@example.be', 'jose\u0301@example.be', `${'ж'.repeat(33)}@example.be`, 'ジャン..ピエール@example.jp', 'ジャン ピエール@example.jp', '😀@example.be',
    'jan@example.b', '"jan"@example.be', 'jan@example.be:25', 'jan@exa%6dple.be', 'jan@example.12', 'jan@example.1', 'x<jan@example.be', 'Jan <jan@example.be> <an@example.be>', 'an@example.be <jan@example.be>', 'Jan <jan>', 'jan mailto:an@example.be',
  ])('%j is none', (typed) => {
    expect(toEmailAddress(typed)).toBeUndefined()
  }) // biome-ignore format: a list
})
