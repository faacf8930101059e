import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { listChoices } from '@/editor/choices.server'

it('every entry of a list has a title in the language of the screens, a legal text by what it is about', async () => {
  const root = process.cwd()
  const { entries } = await listChoices(readerWithDrafts(root), 'nl', root)
  const titles = new Map(entries.map(({ id, name }) => [id, name]))
  for (const kind of ['pages', 'carlines', 'news', 'dealers', 'legal']) {
    for (const file of readdirSync(`src/content/entries/${kind}`)) {
      expect(titles.get(`${kind}/${file.replace('.yaml', '')}`), `${kind}/${file}`).toMatch(/\S/)
    }
  }
  expect(titles.get('legal/business-rent')).toBe('Huur · Professionelen')
  expect(titles.get('news/pneus-sept-degres')).toMatch(/^Winterbanden/)
  expect([...titles.values()].filter((title) => /[{}]/.test(title))).toEqual([])
})
