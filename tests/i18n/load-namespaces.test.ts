import { expect, it } from 'vitest'
import { loadNamespaces } from '@/i18n/load-namespaces.server'

it('gives the words of one language only, as the page wrapper reads them', async () => {
  const { _nextI18Next } = await loadNamespaces('nl', ['common', 'nav', 'common'])
  expect(_nextI18Next?.initialLocale).toBe('nl')
  expect(_nextI18Next?.ns).toEqual(['common', 'nav'])
  expect(Object.keys(_nextI18Next?.initialI18nStore)).toEqual(['nl'])
  expect(_nextI18Next?.initialI18nStore.nl.nav.contact).toBe('Contact')
  expect(_nextI18Next?.userConfig).toBeNull()
})

it('reads each file once', async () => {
  const first = await loadNamespaces('fr', ['footer'])
  const second = await loadNamespaces('fr', ['footer'])
  expect(second._nextI18Next?.initialI18nStore.fr.footer).toBe(first._nextI18Next?.initialI18nStore.fr.footer)
})

it('an unknown namespace is a fault, and names no file outside the folder', async () => {
  await expect(loadNamespaces('fr', ['../../package'])).rejects.toThrow('../../package')
})
