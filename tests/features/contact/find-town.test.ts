import { describe, expect, test } from 'vitest'
import type { Dealer } from '@/content/dealer-types'
import { findTown, sortByDistance, towns } from '@/features/contact/find-town'
import ofTowns from '@/features/contact/villages.json'

describe('a town', () => {
  test.each([
    ['9000', '9000'],
    ['B-9000 Gent', '9000'],
    ['gent', '9000'],
    ['GAND', '9000'],
    ['Liège', '4000'],
    ['liege', '4000'],
    ['luik', '4000'],
    ['Saint Nicolas', '4420'],
    ['sint-niklaas', '9100'],
    ['’s-Gravenbrakel', '7090'],
    ['ottignies', '1340'],
    ['St-Truiden', '3800'],
    ['st. gilles', '1060'],
    ['St Niklaas', '9100'],
    ['Sankt Vith', '4780'],
    ['Brussels', '1000'],
    ['Brüssel', '1000'],
    ['Ghent', '9000'],
    ['Antwerp', '2000'],
    ['Lüttich', '4000'],
    ['Löwen', '3000'],
    ['Brügge', '8000'],
    ['Bxl', '1000'],
    ['Bruxelles-Ville', '1000'],
    ['Gent Centrum', '9000'],
    ['Liège centre', '4000'],
    ['LLN', '1348'],
    ['Villers-la-Ville', '1495'],
    ['Hélécine', '1357'],
    ['Knokke-le-Zoute', '8300'],
    ['Boitsfort', '1170'],
    ['Crainhem', '1950'],
    ['Pajottegem', '1755'],
    ['Merelbeke-Melle', '9820'],
    ['Jemeppe s/Sambre', '5190'],
    ['Gravenbrakel', '7090'],
    ['Beauvechain', '1320'],
    ['Bevekom', '1320'],
    ['Opwijk', '1745'],
    ['Hoegaarden', '3320'],
    ['Lille', '2275'],
    ['Ham', '3945'],
    ['As', '3665'],
    ['Mesen', '8957'],
    ['Messines', '8957'],
    ['Galmaarden', '1570'],
    ['Gammerages', '1570'],
    ['Lo', '8647'],
    ['Wortegem', '9790'],
    ['Orp', '1350'],
    ['Nazareth-De Pinte', '9810'],
    ['WSL', '1200'],
    ['WSP', '1150'],
    ['Arel', '6700'],
    ['Bastnach', '6600'],
    ['Beveren-Kruibeke-Zwijndrecht', '9120'],
    ['Beveren-Waas', '9120'],
    ['Bilzen-Hoeselt', '3740'],
    ['Blankenberghe', '8370'],
    ['Bosvoorde', '1170'],
    ['Bruegge', '8000'],
    ['Bruessel', '1000'],
    ['Courtray', '8500'],
    ['Het Zoute', '8300'],
    ['Le Zoute', '8300'],
    ['Zoute', '8300'],
    ['Hoegaerden', '3320'],
    ['Léau', '3440'],
    ['Loewen', '3000'],
    ['Luettich', '4000'],
    ['Maeseyck', '3680'],
    ['Mecheln', '2800'],
    ['Mechlin', '2800'],
    ['Ostend', '8400'],
    ['Ottignies-LLN', '1340'],
    ['Tervueren', '3080'],
    ['Tongeren-Borgloon', '3700'],
    ['Tongern', '3700'],
    ['Brugge - stad', '8000'],
    ['Tournai (centre) ', '7500'],
    ['Gent centrum ', '9000'],
    ['Leuven; Vlaams-Brabant', '3000'],
    ['Dinant/Namur', '5500'],
    ['Terhulp', '1310'],
    ['Brugge   centrum', '8000'],
  ])('“%s” is the one of %s', (typed, zipcode) => {
    expect(findTown(typed)?.zipcode).toBe(zipcode)
  })

  test.each([
    ['Wépion', 'Wépion (Namur)', '5000'],
    ['Hamme-Mille', 'Hamme-Mille (Beauvechain)', '1320'],
    ['wepion, namur', 'Wépion (Namur)', '5000'],
    ['Ougrée', 'Ougrée (Seraing)', '4100'],
    ['Jemeppe s/Meuse', 'Jemeppe-sur-Meuse (Seraing)', '4100'],
    ['Seraing (Ougrée)', 'Seraing', '4100'],
    ['Tronchiennes', 'Tronchiennes (Gand)', '9000'],
    ['Sclessin', 'Sclessin (Liège)', '4000'],
    ['Oostham', 'Oostham (Ham)', '3945'],
    ['Taintignies', 'Taintignies (Rumes)', '7618'],
    ['Mazenzele', 'Mazenzele (Opwijk)', '1745'],
    ['Archennes', 'Archennes (Grez-Doiceau)', '1390'],
    ['Maarke', 'Maarke (Maarkedal)', '9680'],
    ['Petegem-aan-de-Schelde', 'Petegem-aan-de-Schelde (Wortegem-Petegem)', '9790'],
    ['Neder-over-Heembeek', 'Neder-Over-Heembeek (Bruxelles)', '1000'],
  ])('“%s” is a part of one, and is called so: %s', (typed, name, zipcode) => {
    const town = towns.find((one) => one.zipcode === zipcode)
    const found = findTown(typed)
    expect(found?.name.fr).toBe(name)
    expect(found).toMatchObject({ latitude: town?.latitude, longitude: town?.longitude })
  })

  test('a part of one is called so in both languages, and has no postal code: that of its town would be wrong', () => {
    expect(findTown('Tronchiennes')).toMatchObject({
      zipcode: '',
      name: { fr: 'Tronchiennes (Gand)', nl: 'Tronchiennes (Gent)' },
    })
  })

  test('has its name in both languages, the same one where there is no other', () => {
    expect(findTown('9000')?.name).toEqual({ fr: 'Gand', nl: 'Gent' })
    expect(findTown('Oudenburg')?.name).toEqual({ fr: 'Oudenburg', nl: 'Oudenburg' })
  })

  test('each part of a town belongs to a town that is known', () => {
    const known = new Set(towns.map((town) => town.zipcode))
    expect(ofTowns.villages.filter(([zipcode = '']) => !known.has(zipcode))).toEqual([])
  })

  test.each([
    ['9031', 51.07, 3.66],
    ['1001', 50.847, 4.352],
    // No town of the area comes before it.
    ['6401', 50.05, 4.31],
    ['2700', 51.17, 4.41],
  ])('of a postal code without a town of its own, %s, lies where its area is', (zipcode, latitude, longitude) => {
    expect(findTown(zipcode)).toEqual({ zipcode, latitude, longitude, name: { fr: '', nl: '' } })
  })

  test.each(['', 'x', 'A', 'Paris', '0999', '99999', '19000', '???'])('“%s” is none', (typed) => {
    expect(findTown(typed)).toBeUndefined()
  })

  test('stands in Belgium, in the order of the postal codes, each code once', () => {
    const codes = towns.map(({ zipcode }) => zipcode)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(towns.length).toBeGreaterThan(500)
    for (const { latitude, longitude, name } of towns) {
      expect(latitude).toBeGreaterThan(49.4)
      expect(latitude).toBeLessThan(51.6)
      expect(longitude).toBeGreaterThan(2.5)
      expect(longitude).toBeLessThan(6.5)
      expect(name.fr && name.nl).toBeTruthy()
    }
  })
})

test('dealers come the nearest first, each with how far it is', () => {
  const at = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude }) as Dealer
  const dealers = [at('Liège', 50.63, 5.57), at('Gent', 51.05, 3.73), at('Brussel', 50.85, 4.35)]
  const away = sortByDistance(dealers, { latitude: 50.85, longitude: 4.35 })
  expect(away.map(({ dealer }) => dealer.id)).toEqual(['Brussel', 'Gent', 'Liège'])
  expect(away.map(({ km }) => Math.round(km))).toEqual([0, 49, 89])
})
