import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { TEST_DRIVE } from '@/domain/test-drive'

const wordsOf = async (language: string, namespace: string) =>
  JSON.parse(await readFile(`public/locales/${language}/${namespace}.json`, 'utf8'))

test.each(LANGUAGES)(
  'the page and the form of a test drive say what dealers have agreed to, in %s',
  async (language) => {
    const { testDrive } = await wordsOf(language, 'models')
    const { duration, licence } = TEST_DRIVE
    for (const text of [testDrive.description, testDrive.lead, testDrive.step3])
      expect(text).toContain(duration[language])
    expect(testDrive.fact.licence.text).toContain(licence[language])
    const form = JSON.stringify(await wordsOf(language, 'contact'))
    expect(form).toContain(duration[language])
    const aboutLicence = form.match(/"licence":"[^"]*"/g) ?? []
    expect(aboutLicence.filter((text) => /\sB\s/.test(text)).map((text) => text.includes(licence[language]))).toEqual([
      true,
      true,
      true,
    ])
  },
)

/** Durations of a drive that are typed where they are named. */
const TYPED = {
  fr: /(?:essai|essayer|conduisez|roulez)[^.]*(?:une heure|vingt minutes|demi-heure|\d+ minutes)/iu,
  nl: /(?:proefrit|testrit|testrijden|rijdt?)[^.]*(?:een uur|twintig minuten|halfuur|\d+ minuten)/iu,
}

test('no text of an editor types how long a test drive takes', async () => {
  const folder = 'src/content/entries'
  const typed: string[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.yaml')) continue
    for (const line of (await readFile(join(folder, file), 'utf8')).split('\n')) {
      if (TYPED.fr.test(line) || TYPED.nl.test(line)) typed.push(`${file}: ${line.trim()}`)
    }
  }
  expect(typed).toEqual([])
})
