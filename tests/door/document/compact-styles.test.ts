import { expect, it } from 'vitest'
import { compactStyles } from '@/door/document/compact-styles.server'

it('a page’s style sheet keeps its rules, and the names of what they are for stand beside it', () => {
  const written = [
    '.a{color:red;}/*!sc*/',
    '@media (min-width: 48em){.a{gap:0.5rem;}}/*!sc*/',
    'data-styled.g1[id="sc-x-0"]{content:"a,b,"}/*!sc*/',
    '.c{gap:1px;}/*!sc*/',
    'data-styled.g12[id="sc-y-1"]{content:"c,"}/*!sc*/',
    '',
  ].join('\n')
  const { css, names } = compactStyles(written)
  expect(css).toBe('.a{color:red}@media (min-width:48em){.a{gap:.5rem}}.c{gap:1px}')
  expect(names).toBe('x-0 a,b;y-1 c')
})

it('a page without styles names nothing', () => {
  expect(compactStyles('')).toEqual({ css: '', names: '' })
})
