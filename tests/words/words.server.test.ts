import { expect, it } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { typesetAll } from '@/i18n/typeset'
import { serverWords } from '@/words/words.server'

const KINDS = ['checks', 'mail', 'preview'] as const

it.each(LANGUAGES)('what only the server says in %s is set as the interface is', (language) => {
  for (const kind of KINDS) {
    const words = serverWords(kind, language)
    expect(words).toEqual(typesetAll(words, language))
  }
  expect(serverWords('preview', 'fr').not_live).toContain('ligne\u00a0: tout')
})
