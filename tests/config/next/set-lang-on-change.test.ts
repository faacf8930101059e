import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import setLangOnChange from '@/config/next/set-lang-on-change.cjs'

const router = readFileSync('node_modules/next/dist/esm/shared/lib/router/router.js', 'utf8')
const WRITING = 'document.documentElement.lang = nextState.locale'

describe('the router of the browser', () => {
  it('writes the language of the page where it is another one, and only there', () => {
    const told = setLangOnChange(router)
    expect(told.split(WRITING)).toHaveLength(2)
    const compares = 'if (document.documentElement.lang !== nextState.locale) {'
    expect(told).toMatch(new RegExp(`${compares.replace(/[.()]/g, '\\$&')}\\s*${WRITING.replaceAll('.', '\\.')}`))
    expect(told.replace(compares, 'if (nextState.locale) {')).toBe(router)
  })

  it('stays as Next has it where it writes in another way', () => {
    const other = router.replace(WRITING, 'document.documentElement.setAttribute("lang", nextState.locale)')
    expect(setLangOnChange(other)).toBe(other)
  })
})
