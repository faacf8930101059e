import { describe, expect, it } from 'vitest'
import { PAGE_ROUTES } from '@/content/content-routes'
import { readDisclaimer } from '@/content/legal.server'

const privateBuyer = { language: 'nl', salesType: 'B2C' } as const

describe('the disclaimer of a page', () => {
  it('is small where its entry says so', async () => {
    expect(await readDisclaimer('financing', privateBuyer)).toMatchObject({ key: 'credit', variant: 'default' })
    expect(await readDisclaimer('stock', privateBuyer)).toMatchObject({ key: 'stock', variant: 'small' })
  })

  it('is hidden on a small screen page by page', async () => {
    expect(await readDisclaimer('homepage', privateBuyer)).toMatchObject({ key: 'credit', hiddenOnMobile: true })
    expect(await readDisclaimer('financing', privateBuyer)).toMatchObject({ key: 'credit', hiddenOnMobile: false })
  })

  it('always has something to say', async () => {
    for (const route of PAGE_ROUTES) {
      const disclaimer = await readDisclaimer(route, privateBuyer)
      if (disclaimer) expect(disclaimer.representative).toMatch(/^<p>.+<\/p>$/)
    }
  })
})
