import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configuratorTarget, readConfiguratorLink } from '@/routing/forms/configurator-target'
import type { FormQuery } from '@/routing/forms/form-fields'

const target = (given: FormQuery, linked?: readonly string[]) => configuratorTarget(readConfiguratorLink(given), linked)

describe('the entry for outside links', () => {
  it('opens a code, however it is typed', () => {
    expect(target({ lang: 'fr', cupra_code: ' ab12-cd34 ' })).toBe('/fr/configurateur/offer/AB12CD34')
    expect(target({ lang: 'nl', sales_type: 'b2b', cupra_code: 'oil2cd34' })).toBe(
      '/nl/professioneel/car-configurator/offer/0112CD34',
    )
  })

  it('opens two cars side by side, and shows what is no code on the page that says so', () => {
    const asked = { lang: 'nl', sales_type: 'B2B', cupra_code: 'ab12cd34', compare: 'k7m2-q9xa' }
    expect(target(asked)).toBe('/nl/professioneel/car-configurator/compare/AB12CD34/K7M2Q9XA')
    expect(target({ ...asked, compare: undefined, COMPARE: 'k7m2-q9xa' })).toBe(target(asked))
    expect(target({ ...asked, compare: 'no?' })).toBe('/nl/professioneel/car-configurator/compare/AB12CD34/no')
  })

  it('goes back to the car, with what was pasted, where the other cannot be had', () => {
    const link = 'https://site.example/fr/stock/born/B0191996'
    for (const compare of [link, '//'])
      expect(target({ lang: 'fr', cupra_code: 'ab12cd34', utm_source: 'mail', compare })).toBe(
        `/fr/configurateur/offer/AB12CD34?${new URLSearchParams({ utm_source: 'mail', compare })}#compare`,
      )
  })

  it('opens the versions of a carline, by code or slug', () => {
    expect(target({ carline: 'leon-sportstourer' })).toBe('/nl/car-configurator/models?carline=LEONBREAK')
    expect(target({ carline: 'LEONBREAK' })).toBe('/nl/car-configurator/models?carline=LEONBREAK')
  })

  it('knows its fields in capitals, and leaves those of a campaign as they are', () => {
    expect(target({ LANG: 'fr', Sales_Type: 'B2B', CARLINE: 'BORN', UTM_Source: 'mail' })).toBe(
      '/fr/professionnel/configurateur/models?UTM_Source=mail&carline=BORN',
    )
    // The page that asks puts the language of its path first.
    expect(target({ lang: 'en', LANG: 'fr' })).toBe('/fr/configurateur')
  })

  it('opens the carline that an announced one will follow, where that is said', () => {
    expect(target({ lang: 'fr', carline: 'FORMENTORNEW' })).toBe('/fr/configurateur/models/new-formentor')
  })

  it('ends on the start for what it does not know, with the typed code kept', () => {
    expect(target({})).toBe('/nl/car-configurator')
    expect(target({ lang: 'fr', cupra_code: 'nope' })).toBe('/fr/configurateur?code=nope')
  })

  it('opens a car whose whole address was pasted, for whoever pastes it', () => {
    const conf = 'https://site.example/fr/configurateur/conf/leon.l150.2027a.w20a-ledr'
    const own = { lang: 'nl', sales_type: 'B2B', utm_source: 'mail' }
    for (const pasted of [conf, `${conf}?x=1#wheels`, `Kijk: ${conf}.`, `« ${conf} »`, conf.toUpperCase()]) {
      expect(target({ ...own, cupra_code: pasted })).toBe(
        '/nl/professioneel/car-configurator/conf/leon.l150.2027a.w20a-ledr?utm_source=mail',
      )
    }
    expect(target({ lang: 'fr', cupra_code: 'https://site.example/nl/professioneel/stock/born/B3510842' })).toBe(
      '/fr/stock/born/B3510842',
    )
    expect(target({ lang: 'fr', cupra_code: 'https://site.example/nl/contact/gent' })).toMatch(
      /^\/fr\/configurateur\?code=/,
    )
  })

  it('shows what was typed on the site and is no code, on the page that says so without a script', () => {
    const typed = { lang: 'fr', typed: '1' }
    expect(target({ ...typed, cupra_code: 'mon code' })).toBe('/fr/configurateur/offer/mon%20code')
    expect(target({ ...typed, cupra_code: 'a/b?c' })).toBe('/fr/configurateur/offer/a%20b%20c')
    expect(target({ ...typed, cupra_code: ' / ' })).toBe('/fr/configurateur?code=%2F')
    expect(target(typed)).toBe('/fr/configurateur')
  })

  it('takes along the marks of a campaign, and whatever else it does not read', () => {
    const marks = { utm_source: 'mail', gclid: 'a b', x: ['1', '2'] }
    const query = 'utm_source=mail&gclid=a+b&x=1&x=2'
    for (const [asked, path] of [
      [{ carline: 'BORN' }, '/nl/professioneel/car-configurator/models?'],
      [{ carline: 'LEONNEW' }, '/nl/professioneel/car-configurator/models/new-leon?'],
      [{ cupra_code: 'ab12cd34' }, '/nl/professioneel/car-configurator/offer/AB12CD34?'],
      [{ cupra_code: 'nope' }, '/nl/professioneel/car-configurator?'],
      [{}, '/nl/professioneel/car-configurator?'],
    ] as const) {
      const ended = new URL(target({ ...marks, ...asked, lang: 'nl', sales_type: 'B2B' }), 'https://site.example')
      expect(`${ended.pathname}?`).toBe(path)
      for (const [name, value] of new URLSearchParams(query)) expect(ended.searchParams.getAll(name)).toContain(value)
    }
  })

  it('never leads off the site', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.webUrl(), (lang, carline, url) => {
        for (const value of [carline, url, `//${carline}`]) {
          expect(target({ lang, carline: value, cupra_code: value, sales_type: value })).toMatch(/^\/(?:fr|nl)\/[a-z]/)
        }
      }),
    )
  })
})
