import { expect, it } from 'vitest'
import { NAMESPACES } from '@/i18n/namespaces'
import { answerWords, readWords, wordsAddresses } from '@/i18n/words.server'

it('reads the words of one language by namespace', async () => {
  const words = await readWords('nl', ['common', 'nav'])
  expect(Object.keys(words)).toEqual(['common', 'nav'])
  expect(words.nav?.contact).toBe('Contact')
})

it('sets the words as the typographer does', async () => {
  const texts = JSON.stringify(await readWords('fr', NAMESPACES))
  expect(texts).not.toMatch(/ [:;!?%»·]|\p{L}'\p{L}|\}\} (?:km|mois|ans)(?!\p{L})/u)
})

it('reads each file once', async () => {
  const first = await readWords('fr', ['footer'])
  const second = await readWords('fr', ['footer'])
  expect(second.footer).toBe(first.footer)
})

it('an unknown namespace is a fault, and names no file outside the folder', async () => {
  await expect(readWords('fr', ['../../package'])).rejects.toThrow('../../package')
})

it('a page has one address for the words of the frame, which all pages share, and one for its own', async () => {
  const [frame, own] = await wordsAddresses('fr', ['common', 'nav'], ['nav', 'models'])
  expect(frame).toMatch(/^\/api\/words\/[\da-f]{8}\/fr\/common\+nav$/)
  expect(own).toMatch(/^\/api\/words\/[\da-f]{8}\/fr\/models$/)
  expect(await wordsAddresses('fr', ['common', 'nav'], ['nav'])).toEqual([frame])
})

const partsOf = (address: string) => address.replace('/api/words/', '').split('/')

it('an address is answered with its words, to be kept for good', async () => {
  const [address = ''] = await wordsAddresses('nl', ['common', 'stock'], [])
  const answer = await answerWords(partsOf(address))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.json()).toEqual(await readWords('nl', ['common', 'stock']))
})

it('an address of an earlier version is answered with the words of today, which nobody keeps', async () => {
  const answer = await answerWords(['00000000', 'nl', 'common'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual(await readWords('nl', ['common']))
})

it('the version of a language is its own', async () => {
  const [[french = ''], [dutch = '']] = await Promise.all([
    wordsAddresses('fr', NAMESPACES, []),
    wordsAddresses('nl', NAMESPACES, []),
  ])
  expect(partsOf(french)[0]).not.toBe(partsOf(dutch)[0])
})

it.each([
  [[]],
  [['00000000', 'de', 'common']],
  [['00000000', 'fr']],
  [['00000000', 'fr', 'common+secret']],
  [['00000000', 'fr', 'common', 'nav']],
])('anything else is not found: %j', async (parts) => {
  expect((await answerWords(parts)).status).toBe(404)
})
