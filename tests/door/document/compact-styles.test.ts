import { expect, it } from 'vitest'
import { compactStyles } from '@/door/document/compact-styles.server'

it('a page’s style sheet keeps its rules alone', () => {
  const written = [
    '.a{color:red;}/*!sc*/',
    '@media (min-width: 48em){.a{gap:0.5rem;}}/*!sc*/',
    'data-styled.g1[id="sc-x-0"]{content:"a,b,"}/*!sc*/',
    '.c{gap:1px;}/*!sc*/',
    'data-styled.g12[id="sc-y-1"]{content:"c,"}/*!sc*/',
    '',
  ].join('\n')
  expect(compactStyles(written)).toBe('.a{color:red}@media (min-width:48em){.a{gap:.5rem}}.c{gap:1px}')
})

it('a page without styles has none', () => {
  expect(compactStyles('')).toBe('')
})
