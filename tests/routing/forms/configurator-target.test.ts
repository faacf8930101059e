import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configuratorTarget } from '@/routing/forms/configurator-target'

describe('the entry for outside links', () => {
  it('opens a code, however it is typed', () => {
    expect(configuratorTarget({ lang: 'fr', cupra_code: ' ab12-cd34 ' })).toBe('/fr/configurateur/offer/AB12CD34')
    expect(configuratorTarget({ lang: 'nl', sales_type: 'b2b', cupra_code: 'oil2cd34' })).toBe(
      '/nl/professioneel/car-configurator/offer/0112CD34',
    )
  })

  it('opens two cars side by side, and the one car where the other is no code', () => {
    const asked = { lang: 'nl', sales_type: 'B2B', cupra_code: 'ab12cd34', compare: 'k7m2-q9xa' }
    expect(configuratorTarget(asked)).toBe('/nl/professioneel/car-configurator/compare/AB12CD34/K7M2Q9XA')
    expect(configuratorTarget({ ...asked, compare: 'no' })).toBe('/nl/professioneel/car-configurator/offer/AB12CD34')
  })

  it('opens the versions of a carline, by code or slug', () => {
    expect(configuratorTarget({ carline: 'leon-sportstourer' })).toBe('/nl/car-configurator/models?carline=LEONBREAK')
    expect(configuratorTarget({ carline: 'LEONBREAK' })).toBe('/nl/car-configurator/models?carline=LEONBREAK')
  })

  it('knows its fields in capitals, and leaves those of a campaign as they are', () => {
    expect(configuratorTarget({ LANG: 'fr', Sales_Type: 'B2B', CARLINE: 'BORN', UTM_Source: 'mail' })).toBe(
      '/fr/professionnel/configurateur/models?UTM_Source=mail&carline=BORN',
    )
    // The page that asks puts the language of its path first.
    expect(configuratorTarget({ lang: 'en', LANG: 'fr' })).toBe('/fr/configurateur')
  })

  it('opens the carline that an announced one will follow, where that is said', () => {
    expect(configuratorTarget({ lang: 'fr', carline: 'FORMENTORNEW' })).toBe('/fr/configurateur/models/new-formentor')
  })

  it('ends on the start for what it does not know, with the typed code kept', () => {
    expect(configuratorTarget({})).toBe('/nl/car-configurator')
    expect(configuratorTarget({ lang: 'fr', cupra_code: 'nope' })).toBe('/fr/configurateur?code=nope')
  })

  it('opens a car whose whole address was pasted, for whoever pastes it', () => {
    const conf = 'https://site.example/fr/configurateur/conf/leon.l150.2027a.w20a-ledr'
    const own = { lang: 'nl', sales_type: 'B2B', utm_source: 'mail' }
    for (const pasted of [conf, `${conf}?x=1#wheels`, `Kijk: ${conf}.`, `« ${conf} »`, conf.toUpperCase()]) {
      expect(configuratorTarget({ ...own, cupra_code: pasted })).toBe(
        '/nl/professioneel/car-configurator/conf/leon.l150.2027a.w20a-ledr?utm_source=mail',
      )
    }
    expect(
      configuratorTarget({ lang: 'fr', cupra_code: 'https://site.example/nl/professioneel/stock/born/B3510842' }),
    ).toBe('/fr/stock/born/B3510842')
    expect(configuratorTarget({ lang: 'fr', cupra_code: 'https://site.example/nl/contact/gent' })).toMatch(
      /^\/fr\/configurateur\?code=/,
    )
  })

  it('shows what was typed on the site and is no code, on the page that says so without a script', () => {
    const typed = { lang: 'fr', typed: '1' }
    expect(configuratorTarget({ ...typed, cupra_code: 'mon code' })).toBe('/fr/configurateur/offer/mon%20code')
    expect(configuratorTarget({ ...typed, cupra_code: 'a/b?c' })).toBe('/fr/configurateur/offer/a%20b%20c')
    expect(configuratorTarget({ ...typed, cupra_code: ' / ' })).toBe('/fr/configurateur?code=%2F')
    expect(configuratorTarget(typed)).toBe('/fr/configurateur')
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
      const target = new URL(
        configuratorTarget({ ...marks, ...asked, lang: 'nl', sales_type: 'B2B' }),
        'https://site.example',
      )
      expect(`${target.pathname}?`).toBe(path)
      for (const [name, value] of new URLSearchParams(query)) expect(target.searchParams.getAll(name)).toContain(value)
    }
  })

  it('never leads off the site', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.webUrl(), (lang, carline, url) => {
        for (const value of [carline, url, `//${carline}`]) {
          expect(configuratorTarget({ lang, carline: value, cupra_code: value, sales_type: value })).toMatch(
            /^\/(?:fr|nl)\/[a-z]/,
          )
        }
      }),
    )
  })
})
