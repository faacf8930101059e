import { describe, expect, test } from 'vitest'
import { typedFiguresIn } from '@/content/check/typed-figures'
import { figureName } from '@/content/text/figure-names'
import type { Language } from '@/domain/language'

type Place = Partial<Parameters<typeof typedFiguresIn>[1]>

const found = (text: string, place: Place = {}, language: Language = 'fr') =>
  typedFiguresIn(text, { language, ...place }).map(({ request, values }) => [figureName(request), ...values])

describe('a figure that is typed is found', () => {
  test.each<[Language, string, (string | number)[]]>([
    ['fr', 'La Born a une autonomie de 428 km (WLTP).', ['BORN.range', 428]],
    ['nl', 'De Born heeft een rijbereik van 428 km (WLTP).', ['BORN.range', 428]],
    ['fr', 'Une électrique charge de 10 à 80 % en 24 à 28 minutes.', ['ELECTRIC.chargingTime', 24, 28]],
    ['nl', 'Snelladen duurt 25 minuten.', ['ELECTRIC.chargingTime', 25]],
    ['fr', 'Une borne rapide suffit : vingt minutes.', ['ELECTRIC.chargingTime', 20]],
    ['fr', 'La Formentor VZ développe 333 ch.', ['FORMENTORVZ.power', 333]],
    ['nl', 'De Tavascan levert 286 pk.', ['TAVASCAN.power', 286]],
    ['fr', 'Le coffre de la Leon Sportstourer offre 620 litres.', ['LEONBREAK.boot', 620]],
    ['nl', 'De koffer van de Terramar is 540 liter groot.', ['TERRAMAR.boot', 540]],
    ['fr', 'La Raval mesure 4,05 m de long.', ['RAVAL.length', 4_050]],
    ['fr', 'La Born commence à 40.990 €.', ['BORN.price', 40_990]],
    ['fr', 'La voiture est garantie cinq ans.', ['CARS.warranty', 60]],
    ['nl', 'De wagen heeft 36 maanden garantie.', ['CARS.warranty', 36]],
    ['fr', 'La Leon passe de 0 à 100 km/h en 5,7 secondes.', ['LEON.acceleration', 5.7]],
    ['fr', 'La Terramar rejette 142 g/km.', ['TERRAMAR.co2', 142]],
    ['fr', 'En hybride rechargeable, l’autonomie est de 118 km.', ['HYBRID.range', 118]],
    ['fr', 'En hiver, une Born Core garde 300 km d’autonomie.', ['BORN.winterRange', 300]],
  ])('%s: %s', (language, text, expected) => {
    expect(found(text, {}, language)).toEqual([expected])
  })

  test('where it is only said about how much', () => {
    expect(
      found('Oui, sur des dizaines de kilomètres', { context: 'À l’électricité seule ?', group: 'HYBRID' }),
    ).toEqual([['HYBRID.range']])
    expect(found('Ja, tientallen kilometers', { context: 'Zuiver elektrisch rijden?', group: 'HYBRID' }, 'nl')).toEqual(
      [['HYBRID.range']],
    )
  })

  test('with the car of its entry, of what stands beside it, and not of two cars at once', () => {
    expect(found('Une batterie de 59 kWh.', { carline: 'BORN' })).toEqual([['BORN.battery', 59]])
    expect(found('Jusqu’à 326 ch.', { context: 'La Born' })).toEqual([['BORN.power', 326]])
    expect(found('De la Raval à la Born, 326 ch.')).toEqual([])
  })

  test('each with its own end of the battery’s warranty', () => {
    expect(found('La batterie est garantie huit ans ou 160.000 km pour 70 % de sa capacité.')).toEqual([
      ['ELECTRIC.batteryWarranty', 96],
      ['ELECTRIC.batteryWarrantyDistance', 160_000],
      ['ELECTRIC.batteryWarrantyCapacity', 70],
    ])
  })
})

describe('what is no figure of a car is left alone', () => {
  test.each<[Language, string]>([
    ['fr', 'Comptez 20 km jusqu’au distributeur.'],
    ['fr', 'La garantie légale dure deux ans.'],
    ['nl', 'De wettelijke garantie duurt twee jaar.'],
    ['fr', 'Posé plus tard, l’accessoire a sa garantie : deux ans.'],
    ['fr', 'L’avantage part de 5,5 % à 70 g/km.'],
    ['fr', 'Une électrique s’exprime en kWh/100 km, et en autonomie.'],
    ['fr', 'À 120 km/h, l’autonomie baisse.'],
    ['fr', 'La Born se loue 498 € par mois.'],
    ['fr', 'La Born a une autonomie de … (WLTP).'],
    ['nl', 'Roken kost je vijf minuten.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, {}, language)).toEqual([])
  })
})
