import { existsSync } from 'node:fs'
import { modelsPrices } from '@demo/backend/configurator/handlers'
import { describe, expect, test } from 'vitest'
import { readCarsNavigation, readLinkGroups } from '@/content/read/navigation.server'
import { carsNavigationSchema, linkGroupsSchema, NAVIGATION_GROUPS } from '@/contract/navigation'
import { CARD_CTA_VARIANTS } from '@/domain/call-to-action'
import { CARLINE_CODES, isSoldCarline } from '@/domain/carline'
import { isFeatureFlag } from '@/domain/feature-flag'
import { listMotorisations } from '@/domain/fuel-type'
import { LANGUAGES } from '@/domain/language'
import { parsePath } from '@/routing/parse-path'

describe.each(LANGUAGES)('in %s', (language) => {
  test('the cars answer has the shape of the contract, and nothing besides', async () => {
    const cars = await readCarsNavigation(language)
    expect(carsNavigationSchema.parse(cars)).toStrictEqual(cars)
    expect(JSON.parse(JSON.stringify(cars))).toStrictEqual(cars)
  })

  test('every carline stands in the menu once, in one of the families', async () => {
    const { families, navigation } = await readCarsNavigation(language)
    expect(navigation.map(({ carlineCode }) => carlineCode).sort()).toEqual([...CARLINE_CODES].sort())
    for (const { family } of navigation) expect(families).toContain(family)
  })

  test('a model leads to its own page, in the form of a private buyer', async () => {
    const { navigation } = await readCarsNavigation(language)
    for (const { carlineCode, href } of navigation) {
      expect(parsePath(href)).toMatchObject({
        language,
        match: { name: 'models.carline', params: { carline_code: carlineCode }, salesType: 'B2C' },
      })
    }
  })

  test('a model has the motorisation icons of the versions that are sold', async () => {
    const { navigation } = await readCarsNavigation(language)
    const { models } = modelsPrices({ lang: language, sales_type: 'B2C' })
    const inMenu = (code: string) => navigation.find(({ carlineCode }) => carlineCode === code)?.motorisation
    for (const { carline_code, fuel_types } of models) {
      expect(inMenu(carline_code), carline_code).toEqual(listMotorisations(fuel_types))
    }
  })

  test('every badge that a model names is there', async () => {
    const { navigation } = await readCarsNavigation(language)
    const badges = navigation.flatMap(({ badge }) => badge?.filename ?? [])
    expect(badges.length).toBeGreaterThan(0)
    for (const badge of badges) expect(existsSync(`public/images/badges/${badge}`), badge).toBe(true)
  })

  test('a button that takes a file along leads to that file', async () => {
    const { navigation } = await readCarsNavigation(language)
    const files = navigation.flatMap(({ ctas_list }) => ctas_list.filter(({ variant }) => variant === 'download'))
    expect(files.length).toBeGreaterThan(0)
    for (const { link } of files) expect(existsSync(`public${link}`), link).toBe(true)
  })

  test('every variant that an editor can choose is on some card', async () => {
    const { navigation } = await readCarsNavigation(language)
    const used = new Set(navigation.flatMap(({ ctas_list }) => ctas_list.map(({ variant }) => variant)))
    expect([...used].sort()).toEqual([...CARD_CTA_VARIANTS].sort())
  })

  test('only a car that is sold can be composed from its card', async () => {
    const { navigation } = await readCarsNavigation(language)
    for (const { carlineCode, ctas_list } of navigation) {
      expect(ctas_list.length).toBeGreaterThan(1)
      const names = ctas_list
        .filter(({ variant }) => variant !== 'download')
        .map(({ link }) => parsePath(link)?.match.name)
      expect(names).not.toContain(undefined)
      expect(names.includes('car-configurator.models'), carlineCode).toBe(isSoldCarline(carlineCode))
    }
  })

  test.each(NAVIGATION_GROUPS)('the %s answer has the shape of the contract, and nothing besides', async (group) => {
    const groups = await readLinkGroups(language, group)
    expect(linkGroupsSchema.parse(groups)).toStrictEqual(groups)
    expect(JSON.parse(JSON.stringify(groups))).toStrictEqual(groups)
  })

  test.each(NAVIGATION_GROUPS)('every link of the %s leads to a page of the site', async (group) => {
    const { main, secondary } = await readLinkGroups(language, group)
    const links = [...main.flatMap(({ children }) => children), ...secondary]
    expect(links.length).toBeGreaterThan(10)
    for (const { href, title, feature } of links) {
      expect(parsePath(href)?.language, href).toBe(language)
      expect(title).toMatch(/\S/)
      if (feature) expect(isFeatureFlag(feature)).toBe(true)
    }
  })

  test('the footer has both networks and the legal pages', async () => {
    const { social, secondary } = await readLinkGroups(language, 'footer')
    expect(social.map((link) => link.social)).toEqual(['facebook', 'instagram'])
    const names = secondary.map(({ href }) => parsePath(href)?.match.name)
    expect(names).toEqual(expect.arrayContaining(['legal', 'privacy', 'dsa', 'eu-data-act']))
  })
})

test('the menu reads differently in French and in Dutch', async () => {
  const [fr, nl] = await Promise.all([readCarsNavigation('fr'), readCarsNavigation('nl')])
  expect(fr.families).not.toEqual(nl.families)
  expect(fr.navigation.map(({ href }) => href)).not.toEqual(nl.navigation.map(({ href }) => href))
})

test.each(NAVIGATION_GROUPS)(
  'each link of the %s has a name for the statistics, the same in both languages',
  async (group) => {
    const names = async (language: (typeof LANGUAGES)[number]) => {
      const { main, social, secondary } = await readLinkGroups(language, group)
      return [...main.flatMap(({ children }) => children), ...social, ...secondary].map(({ analytics }) => analytics)
    }
    const french = await names('fr')
    expect(french.every((name) => name?.startsWith(`${group}-`))).toBe(true)
    expect(await names('nl')).toEqual(french)
  },
)
