import { renderInSite, renderWhole } from '@tests/render'
import { holdRecord } from '@tests/shell/consent/record.mts'
import { waitAMoment } from '@tests/wait-a-moment'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Overlays } from '@/shell/Overlays.late'
import { QUIET_MS } from '@/shell/popup-frequency-cap'
import { Shell } from '@/shell/Shell'
import { filledCache } from './navigation-content'

const disclaimer = {
  key: 'credit',
  kind: 'credit',
  warning: 'Let op, geld lenen kost ook geld.',
  representative: '<p>Contante prijs: 42.350,50 €</p>',
  variant: 'default',
  hiddenOnMobile: false,
} as const

const onFinancing = {
  flags: { BUSINESS_TYPE_POPUP: true },
  route: { name: 'financing', params: {} },
} as const

const onHomepage = { ...onFinancing, route: { name: 'homepage', params: {} } } as const

describe('what lies over the page', () => {
  it('is the question of consent alone, as long as it is not answered', async () => {
    const { findByRole, queryByRole, getAllByRole } = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    await findByRole('complementary', { name: 'Jouw cookies, jouw keuze' })
    await waitAMoment()
    expect(queryByRole('dialog')).not.toBeInTheDocument()
    expect(getAllByRole('complementary')).toHaveLength(1)
  })

  it('is then the question of the first visit, and not the disclaimer besides', async () => {
    const { findByRole, getAllByRole, user } = renderInSite(<Overlays disclaimer={disclaimer} />, onHomepage)
    await user.click(await findByRole('button', { name: 'Alles weigeren' }))
    expect(await findByRole('complementary', { name: 'Voor wie zoek je een wagen?' })).toBeVisible()
    expect(getAllByRole('complementary')).toHaveLength(1)
  })

  it('is one interruption in the first minute: the disclaimer comes with a page after it', async () => {
    holdRecord()
    const first = renderInSite(<Overlays disclaimer={disclaimer} />, onHomepage)
    await first.user.click(await first.findByRole('link', { name: 'Voor mezelf' }))
    await waitAMoment()
    expect(first.queryByRole('complementary')).not.toBeInTheDocument()
    first.unmount()

    const soon = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    await waitAMoment()
    expect(soon.queryByRole('complementary')).not.toBeInTheDocument()
    soon.unmount()

    vi.setSystemTime(Date.now() + QUIET_MS)
    const later = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    expect(await later.findByRole('complementary', { name: 'Informatie over krediet' })).toBeVisible()
    vi.useRealTimers()
  })

  it('stays on the pages that follow, until it is answered', async () => {
    holdRecord()
    localStorage.setItem('business-type-popup', 'read')
    const first = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    await first.findByRole('complementary', { name: 'Informatie over krediet' })
    first.unmount()
    const next = renderInSite(<Overlays disclaimer={disclaimer} />, onFinancing)
    expect(await next.findByRole('complementary', { name: 'Informatie over krediet' })).toBeVisible()
  })

  it('has one popup a visit', async () => {
    const flags = { BUSINESS_TYPE_POPUP: true, CAMPAIGN_BUSINESS_2024: true }
    const { findByRole, queryByRole, user } = renderInSite(<Overlays disclaimer={undefined} />, { flags })
    await user.click(await findByRole('button', { name: 'Alles weigeren' }))
    await user.click(await findByRole('link', { name: 'Voor mijn bedrijf' }))
    await waitAMoment()
    expect(queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a page with a legal entry', () => {
  const options = { ...onFinancing, queryClient: filledCache() }

  beforeEach(() => {
    holdRecord()
    localStorage.setItem('business-type-popup', 'read')
  })

  it('about credit says it in the banner alone, and not in its body too', async () => {
    const { findByRole, getByRole } = await renderWhole(<Shell disclaimer={disclaimer}>Inhoud</Shell>, options)
    await findByRole('complementary', { name: 'Informatie over krediet' })
    expect(getByRole('main')).not.toHaveTextContent('geld lenen')
  })

  it('about rents says it at its end alone: nothing lies over the page', async () => {
    const rent = { key: 'rent', kind: 'lease', representative: '<p>Huurprijzen</p>', variant: 'small' } as const
    const page = <Shell disclaimer={{ ...rent, hiddenOnMobile: false }}>Inhoud</Shell>
    const { findByRole, getByRole } = await renderWhole(page, options)
    const note = await findByRole('complementary', { name: 'Informatie over huren' })
    expect(getByRole('main')).toContainElement(note)
    await waitAMoment()
    expect(getByRole('complementary')).toBe(note)
  })
})
