import { hearReports } from '@tests/hear-reports'
import { renderInSite } from '@tests/render'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carsNavigationSchema, linkGroupsSchema } from '@/contract/navigation'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { createQueryClient } from '@/data/query-client'
import { FooterContent } from '@/shell/Footer.Content.late'
import { MenuLinks } from '@/shell/menu/MenuLinks.late'
import { MenuModelNames } from '@/shell/menu/MenuModelNames.late'
import { MenuModels } from '@/shell/menu/MenuModels.late'

/** Content as a careless or a hostile hand might write it; its shape is that of the contract. */
const HOSTILE = [
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  '../../etc/passwd',
  '/nl/modellen/born',
  '/nl/nowhere',
  '#%',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '__proto__',
  'a'.repeat(300),
]
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 20 }))
const optional = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const cta = fc.record({
  label: text,
  link: text,
  variant: text,
  align: optional(text),
  width: optional(text),
  width_mobile: optional(text),
  size: optional(text),
  padding: optional(text),
  target: optional(text),
  analytics: optional(text),
})
const model = fc.record({
  carlineCode: fc.oneof(text, fc.constantFrom('BORN', 'LEONNEW', 'TERRAMAR')),
  family: fc.oneof(text, fc.constant('SUV')),
  name: text,
  href: text,
  badge: optional(fc.record({ filename: text })),
  tag_label: optional(text),
  tag_align: optional(text),
  tag_color: optional(text),
  showFamily: fc.boolean(),
  model_picture: optional(fc.record({ filename: text, alt: text })),
  motorisation: fc.array(fc.oneof(text, fc.constantFrom('hybrid', 'electric')), { maxLength: 3 }),
  ctas_list: fc.array(cta, { maxLength: 3 }),
})
const link = fc.record({
  title: text,
  href: text,
  blank: optional(fc.boolean()),
  separator: optional(fc.boolean()),
  feature: optional(fc.oneof(text, fc.constant('TAVASCAN'))),
  analytics: optional(text),
})
const links = fc.array(link, { maxLength: 4 })
const cars = fc.record({
  families: fc.array(fc.oneof(text, fc.constant('SUV')), { maxLength: 3 }),
  navigation: fc.array(model, { maxLength: 4 }),
})
const groups = fc.record({
  main: fc.array(fc.record({ id: text, title: text, href: optional(text), children: links }), { maxLength: 3 }),
  social: fc.array(fc.record({ social: fc.oneof(text, fc.constantFrom('facebook', 'instagram')), href: text }), {
    maxLength: 3,
  }),
  secondary: links,
})

describe('whatever the navigation content says', () => {
  it('the menu and the footer stand, link to nothing dangerous, and hold no markup of a text', () => {
    fc.assert(
      fc.property(cars, groups, fc.constantFrom('B2C' as const, 'B2B' as const), (anyCars, anyGroups, salesType) => {
        const heard = hearReports()
        const queryClient = createQueryClient()
        queryClient.setQueryData(
          configuratorQueries.modelsPrices(audienceQuery({ language: 'nl', salesType })).queryKey,
          { catalog_version: '', models: [] },
        )
        queryClient.setQueryData(navigationQueries.cars('nl').queryKey, carsNavigationSchema.parse(anyCars))
        for (const group of ['header', 'footer'] as const) {
          queryClient.setQueryData(navigationQueries.group('nl', group).queryKey, linkGroupsSchema.parse(anyGroups))
        }
        const { container, unmount } = renderInSite(
          <>
            <MenuModelNames />
            <MenuModels />
            <MenuLinks part="start" />
            <MenuLinks part="rest" />
            <FooterContent />
          </>,
          { flags: {}, queryClient, salesType },
        )
        expect(container.querySelector('script, [onerror], img[src="x"]')).toBeNull()
        for (const { protocol } of container.querySelectorAll('a')) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
        }
        for (const { src } of container.querySelectorAll('img')) {
          expect(new URL(src, location.href).origin).toBe(location.origin)
        }
        // Only what the content got wrong is reported, each once: no complaint of React.
        for (const words of heard) expect(words).toMatch(/^(?:Unknown|No link|No picture)/)
        expect(new Set(heard).size).toBe(heard.length)
        unmount()
      }),
      { numRuns: 60 },
    )
  })
})
