import { catalogue } from '@demo/backend/catalogue/catalogue'
import { expect, test } from 'vitest'
import { readCarlineTab } from '@/content/read/carlines.server'
import { LANGUAGES } from '@/domain/language'

/**
 * What the tables of a model's tabs name has no name of a figure: paints, wheels and interiors are typed there. This holds
 * them to the catalogue, so that what is added or retired is said.
 */
const cases = LANGUAGES.flatMap((language) => [...catalogue.values()].map((carline) => ({ language, carline })))

test.each(cases)(
  'the tables of $carline.code name what can be ordered, in $language',
  async ({ language, carline }) => {
    const wordsOf = async (tab: string) =>
      JSON.stringify(await readCarlineTab(carline.code, tab, { language, salesType: 'B2C' })).replaceAll('\u00a0', ' ')
    const design = await wordsOf('design')
    const interior = await wordsOf('interieur')
    const ofKind = (kind: string) => carline.items.filter((item) => item.kind === kind && !item.retired)

    for (const { title } of ofKind('paint')) expect(design).toContain(title[language])
    for (const { title } of ofKind('interior')) expect(interior).toContain(title[language])
    const wheels = ofKind('wheel').map(({ title }) => wheelName(title[language]))
    expect(design.match(WHEEL[language])).toEqual(wheels.map(({ name, inches }) => WRITTEN[language](name, inches)))
  },
)

const WHEEL = { fr: /Jantes (?!alliage)[\p{Lu}][^"]*? de \d+ pouces/gu, nl: /Velgen [\p{Lu}][^"]*? van \d+ duim/gu }
const WRITTEN = {
  fr: (name: string, inches: string) => `Jantes ${name} de ${inches} pouces`,
  nl: (name: string, inches: string) => `Velgen ${name} van ${inches} duim`,
}

/** « Jantes alliage 18" Tibidabo », '18"-lichtmetalen velgen Tibidabo' */
function wheelName(title: string) {
  const [, inches = '', name = ''] = title.match(/(\d+)"(?:-lichtmetalen velgen)? (.+)/) ?? []
  return { inches, name }
}
