import { describe, expect, it } from 'vitest'
import { latePartsWith } from './planted'

const PAGE = 'src/features/faq/Page.tsx'
const PART = 'src/features/faq/Part.late.tsx'
const register = (kind: string, specifier = './Part.late') =>
  `import { ${kind} } from '@/late/x'\nexport const Part = ${kind}(() =>\n  import('${specifier}').then((module) => module.Part),\n)`
const words = 'export function Part() { return <p>words</p> }'

describe('a late part', () => {
  it.each(['serverHtml', 'hydrateNear', 'browserOnly'])('is a file *.late.tsx that %s registers', (kind) => {
    expect(latePartsWith({ [PAGE]: register(kind), [PART]: words })).toEqual([])
  })

  it('has to be called so', () => {
    expect(latePartsWith({ [PAGE]: register('hydrateNear', './Part'), 'src/features/faq/Part.tsx': words })).toEqual([
      `${PAGE}:2  registers src/features/faq/Part.tsx by hydrateNear, which is called like no late part: rename it to ${PART}`,
    ])
  })

  it('is called so only where something registers it', () => {
    expect(
      latePartsWith({ [PART]: words, [PAGE]: "import { Part } from './Part.late'; export const Page = Part" }),
    ).toEqual([
      `${PART}  is called a late part and nothing registers it: register it by serverHtml, hydrateNear or browserOnly (CONTRIBUTING.md), or rename it without .late`,
    ])
  })
})

describe('a part that stays the server’s HTML', () => {
  const LIVE = [
    ['the handler onClick', 'export function Part() { return <button type="button" onClick={() => 1}>words</button> }'],
    ['the handler onToggle', 'export const Part = () => <S.Box onToggle={close}>words</S.Box>'],
    ['useEffect', 'export function Part() { useEffect(() => {}); return <p>words</p> }'],
    ['useState', 'export function Part() { const [isOpen] = useState(false); return <p>{isOpen}</p> }'],
  ] as const
  const problem = (file: string, what: string) =>
    `${file}:1  has ${what} in a part that stays the server's HTML, where it does nothing: register the part by hydrateNear, or give the reason in scripts/check/imports/late-parts-allow-list.mts`

  it.each(LIVE)('has no life in it: %s', (what, source) => {
    expect(latePartsWith({ [PAGE]: register('serverHtml'), [PART]: source })).toEqual([problem(PART, what)])
    expect(latePartsWith({ [PAGE]: register('hydrateNear'), [PART]: source })).toEqual([])
  })

  it.each(LIVE)('draws no component of its folder that has: %s', (what, source) => {
    const drawn = 'src/features/faq/Part.Button.tsx'
    const part = "import { Part as Own } from './Part.Button'; export const Part = () => <Own />"
    expect(latePartsWith({ [PAGE]: register('serverHtml'), [PART]: part, [drawn]: source })).toEqual([
      problem(drawn, what),
    ])
    const typed = `import type { Own } from './Part.Button'; ${words}`
    expect(latePartsWith({ [PAGE]: register('serverHtml'), [PART]: typed, [drawn]: source })).toEqual([])
  })

  it('may have some where the reason is given, as long as it has', () => {
    const [[, source]] = LIVE
    const reason = { [PART]: 'a later page draws it' }
    expect(latePartsWith({ [PAGE]: register('serverHtml'), [PART]: source }, reason)).toEqual([])
    expect(latePartsWith({ [PAGE]: register('serverHtml'), [PART]: words }, reason)).toEqual([
      `${PART}  lives on purpose, and nothing in it does: take it out of scripts/check/imports/late-parts-allow-list.mts`,
    ])
  })
})
