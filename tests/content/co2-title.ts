import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Bilingual } from '@/domain/language'

const entry = readFileSync('src/content/entries/pages/co2.yaml', 'utf8')
const [, fr, nl] = /^title:\n {2}(fr: \S.*)\n {2}(nl: \S.*)$/m.exec(entry) ?? []
if (!fr || !nl) throw new Error('The title of pages/co2 stands no more in a line for each language')

/** The title of the page that tests of editors change, in whatever words it has today. */
export const CO2_TITLE: Bilingual = parse(entry).title
/** Its lines in the entry. */
export const CO2_LINES: Bilingual = { fr, nl }
