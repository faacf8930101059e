import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { holdRecord } from '@tests/shell/consent/record.mts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetThisPage } from '@/config/browser-storage'
import { CONSENT_DAYS, CONSENT_KEY, CONSENT_VERSION } from '@/config/consent.mjs'
import { Consent } from '@/shell/consent/Consent'
import { ConsentLink } from '@/shell/consent/ConsentLink'

beforeEach(forgetThisPage)

const recorded = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null')

const pick = ({ consentId, consentTimestamp }: Record<string, unknown>) => ({ consentId, consentTimestamp })

const dutch = { name: 'Jouw cookies, jouw keuze' }

function renderConsent() {
  return renderInSite(
    <>
      <Consent />
      <ConsentLink />
    </>,
  )
}

async function openSettings() {
  const site = renderConsent()
  await site.user.click(site.getByRole('link', { name: 'Cookies beheren' }))
  return { ...site, dialog: within(await site.findByRole('dialog', { name: 'Je keuzes' })) }
}

describe('the question of consent', () => {
  it('stores nothing while it is not answered', async () => {
    const { findByRole } = renderConsent()
    await findByRole('complementary', dutch)
    expect(localStorage.length + sessionStorage.length).toBe(0)
    expect(document.cookie).toBe('')
  })

  it('has both answers in its first layer, of the same size and colour', async () => {
    const { findByRole, getByRole } = renderConsent()
    await findByRole('complementary', dutch)
    const refuse = getByRole('button', { name: 'Alles weigeren' })
    const accept = getByRole('button', { name: 'Alles aanvaarden' })
    expect(refuse.className).toBe(accept.className)
    expect(refuse.parentElement).toBe(accept.parentElement)
  })

  it('leads to the policy', async () => {
    const { findByRole, getByRole } = renderConsent()
    await findByRole('complementary', dutch)
    expect(getByRole('link', { name: 'Beleid' })).toHaveAttribute('href', '/nl/cookiebeleid')
  })

  it.each([
    ['Alles weigeren', ['necessary']],
    ['Alles aanvaarden', ['necessary', 'analytics', 'marketing']],
  ])('answered by « %s » records it with its date and version, for six months', async (name, categories) => {
    const { findByRole, queryByRole, user } = renderConsent()
    const before = Date.now()
    await user.click(await findByRole('button', { name }))
    expect(queryByRole('complementary')).not.toBeInTheDocument()
    const { lastConsentTimestamp, expirationTime, ...record } = recorded()
    expect([...record.categories].sort()).toEqual([...categories].sort())
    expect(record.revision).toBe(CONSENT_VERSION)
    expect(Date.parse(lastConsentTimestamp)).toBeGreaterThanOrEqual(before)
    expect(expirationTime - before).toBeGreaterThanOrEqual(CONSENT_DAYS * 86_400_000)
  })

  it('is not put again once it is answered', async () => {
    const first = renderConsent()
    await first.user.click(await first.findByRole('button', { name: 'Alles weigeren' }))
    first.unmount()
    forgetThisPage()
    const second = renderConsent()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(second.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('is put again when the policy has a new version', async () => {
    const first = renderConsent()
    await first.user.click(await first.findByRole('button', { name: 'Alles aanvaarden' }))
    first.unmount()
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...recorded(), revision: CONSENT_VERSION - 1 }))
    forgetThisPage()
    expect(await renderConsent().findByRole('complementary', dutch)).toBeVisible()
  })

  it('is answered by an answer in another tab', async () => {
    const { findByRole, queryByRole } = renderConsent()
    await findByRole('complementary', dutch)
    holdRecord()
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('is answered for the life of the page where storage is forbidden', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError')
      })
    }
    const { findByRole, queryByRole, user } = renderConsent()
    await user.click(await findByRole('button', { name: 'Alles weigeren' }))
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })
})

describe('the choices', () => {
  it('open from the link in the footer, which leads to the policy without JavaScript', async () => {
    const { getByRole, router, dialog } = await openSettings()
    expect(getByRole('link', { name: 'Cookies beheren' })).toHaveAttribute('href', '/nl/cookiebeleid')
    expect(dialog.getByRole('button', { name: 'Mijn keuze bewaren' })).toBeVisible()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('leave the link alone for a new tab', async () => {
    const { getByRole, queryByRole } = renderConsent()
    fireEvent.click(getByRole('link', { name: 'Cookies beheren' }), { ctrlKey: true })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('have nothing ticked that the visitor did not tick', async () => {
    const { dialog } = await openSettings()
    for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  })

  it('can be made purpose by purpose', async () => {
    const { dialog, user, queryByRole } = await openSettings()
    await user.click(dialog.getByRole('checkbox', { name: /^Meting/ }))
    await user.click(dialog.getByRole('button', { name: 'Mijn keuze bewaren' }))
    expect([...recorded().categories].sort()).toEqual(['analytics', 'necessary'])
    await waitFor(() => expect(queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('show the answer given before with its date, and withdraw it in one click', async () => {
    const first = renderConsent()
    await first.user.click(await first.findByRole('button', { name: 'Alles aanvaarden' }))
    await first.user.click(first.getByRole('link', { name: 'Cookies beheren' }))
    const dialog = within(await first.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: /^Reclame/ })).toBeChecked()
    expect(dialog.getByText(/^Je laatste antwoord dateert van \d/)).toBeVisible()
    await first.user.click(dialog.getByRole('button', { name: 'Alles weigeren' }))
    expect(recorded().categories).toEqual(['necessary'])
  })

  it('changed on another day keep the number and the first date of the record', async () => {
    const first = renderConsent()
    await first.user.click(await first.findByRole('button', { name: 'Alles aanvaarden' }))
    first.unmount()
    const before = recorded()
    forgetThisPage()
    const { dialog, user } = await openSettings()
    await user.click(dialog.getByRole('button', { name: 'Alles weigeren' }))
    const { consentId, consentTimestamp, categories } = recorded()
    expect({ consentId, consentTimestamp, categories }).toEqual({ ...pick(before), categories: ['necessary'] })
  })

  it('closed without an answer are none', async () => {
    const { dialog, user, getByRole } = await openSettings()
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
    expect(localStorage.getItem(CONSENT_KEY)).toBeNull()
    expect(getByRole('complementary', dutch)).toBeVisible()
  })

  it('clear what a refused purpose left in the browser, and nothing else', async () => {
    for (const cookie of ['_ga_ABC=1', '_gid=1; domain=localhost', '_fbp=1', 'own=1']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as a tag writes it
      document.cookie = `${cookie}; path=/`
    }
    const { dialog, user } = await openSettings()
    await user.click(dialog.getByRole('checkbox', { name: /^Reclame/ }))
    await user.click(dialog.getByRole('button', { name: 'Mijn keuze bewaren' }))
    expect(document.cookie).toBe('_fbp=1; own=1')
  })
})
