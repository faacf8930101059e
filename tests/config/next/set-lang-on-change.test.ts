import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import setLangOnChange from '@/config/next/set-lang-on-change.cjs'

const router = readFileSync('node_modules/next/dist/esm/shared/lib/router/router.js', 'utf8')
const WRITING = 'document.documentElement.lang = nextState.locale'

describe('the router of the browser', () => {
  it('writes the language of the page where a step changes it, and only there', () => {
    const told = setLangOnChange(router)
    expect(told.split(WRITING)).toHaveLength(2)
    expect(told).toMatch(/if \(localeChange\) \{\s*document\.documentElement\.lang = nextState\.locale/)
    expect(told.replace('if (localeChange) {', 'if (nextState.locale) {')).toBe(router)
  })

  it('stays as Next has it where it does not compare the languages', () => {
    const other = router.replace('const localeChange = ', 'const isOther = ')
    expect(setLangOnChange(other)).toBe(other)
  })
})
