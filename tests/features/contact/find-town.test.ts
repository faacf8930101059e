import { describe, expect, test } from 'vitest'
import { findTown, towns } from '@/features/contact/find-town'
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

  test('each part of a town belongs to a town that is known', () => {
    const known = new Set(towns.map((town) => town.zipcode))
    expect(ofTowns.villages.filter(([zipcode = '']) => !known.has(zipcode))).toEqual([])
  })

  test('of a postal code without a town of its own lies where its area is', () => {
    const found = findTown('9031')
    expect(found).toMatchObject({ zipcode: '9031', name: { fr: '', nl: '' } })
    expect(found?.latitude).toBeCloseTo(51.06, 1)
  })

  test.each(['', 'x', 'Paris', '0999', '99999', '???'])('“%s” is none', (typed) => {
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
