import { describe, expect, test } from 'vitest'
import { hardCodedFiguresIn } from '@/content/check/hard-coded-figures'
import { figureName } from '@/content/text/figure-names'
import type { Language } from '@/domain/language'

type Place = Partial<Parameters<typeof hardCodedFiguresIn>[1]>

const found = (text: string, place: Place = {}, language: Language = 'fr') =>
  hardCodedFiguresIn(text, { language, ...place }).map(({ request, values }) => [figureName(request), ...values])

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
    ['fr', 'La consommation d’une électrique s’exprime en kWh/100 km ; son autonomie l’accompagne.'],
    ['fr', 'À 120 km/h, l’autonomie baisse.'],
    ['fr', 'La Born se loue 498 € par mois.'],
    ['fr', 'La Born a une autonomie de … (WLTP).'],
    ['nl', 'Roken kost je vijf minuten.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, {}, language)).toEqual([])
  })
})

describe('each figure by its unit and its words, in each of their forms', () => {
  const BORN = 'BORN'
  test.each<[Language, string, (string | number)[]]>([
    ['fr', 'Autonomie : 428 kilomètres.', ['BORN.range', 428]],
    ['fr', 'Autonomie : 1 kilomètre.', ['BORN.range', 1]],
    ['fr', 'À l’électricité seule, 60 km.', ['BORN.range', 60]],
    ['fr', 'En mode électrique, 60 km.', ['BORN.range', 60]],
    ['fr', 'Batterie pleine, 60 km.', ['BORN.range', 60]],
    ['nl', 'Rijbereik: 428 kilometers.', ['BORN.range', 428]],
    ['nl', 'Rijbereik: 1 kilometer.', ['BORN.range', 1]],
    ['nl', 'Zuiver elektrisch: 60 km.', ['BORN.range', 60]],
    ['nl', 'Met volle batterij: 60 km.', ['BORN.range', 60]],
    ['fr', 'Autonomie de 300 km en hiver.', ['BORN.winterRange', 300]],
    ['fr', 'Par grand froid, autonomie de 300 km.', ['BORN.winterRange', 300]],
    ['fr', 'Batterie pleine et gel : 300 km.', ['BORN.winterRange', 300]],
    ['fr', 'Autonomie à 5 °C : 1 kilomètre.', ['BORN.winterRange', 1]],
    ['fr', 'Autonomie en hiver : 300 kilomètres.', ['BORN.winterRange', 300]],
    ['nl', 'Rijbereik van 300 km in de winter.', ['BORN.winterRange', 300]],
    ['nl', 'In de kou een rijbereik van 300 kilometers.', ['BORN.winterRange', 300]],
    ['nl', 'Volle batterij en vriesweer: 1 kilometer.', ['BORN.winterRange', 1]],
    ['fr', '10 à 80 % : 26 min.', ['BORN.chargingTime', 26]],
    ['fr', '10 - 80 % : 26 minutes.', ['BORN.chargingTime', 26]],
    ['fr', '10 – 80% : 26 minutes.', ['BORN.chargingTime', 26]],
    ['fr', 'Une charge rapide : 26 minutes.', ['BORN.chargingTime', 26]],
    ['fr', 'Une recharge ultra-rapide : 26 minutes.', ['BORN.chargingTime', 26]],
    ['fr', 'Une borne ultrarapide : 26 minutes.', ['BORN.chargingTime', 26]],
    ['nl', '10 naar 80 %: 26 min.', ['BORN.chargingTime', 26]],
    ['nl', '10 tot 80%: 26 minuten.', ['BORN.chargingTime', 26]],
    ['nl', '10 – 80 %: 1 minuut.', ['BORN.chargingTime', 1]],
    ['nl', 'Aan een snellader: 26 minuten.', ['BORN.chargingTime', 26]],
    ['nl', 'Snellaadtijd: 26 minuten.', ['BORN.chargingTime', 26]],
    ['fr', 'Une borne rapide de 170 kW.', ['BORN.dcCharging', 170]],
    ['fr', 'En courant continu, 170 kW.', ['BORN.dcCharging', 170]],
    ['fr', 'DC : 170 kW.', ['BORN.dcCharging', 170]],
    ['nl', 'Hij laadt snel: 170 kW.', ['BORN.dcCharging', 170]],
    ['nl', 'Met gelijkstroom 170 kW.', ['BORN.dcCharging', 170]],
    ['nl', 'DC: 170 kW.', ['BORN.dcCharging', 170]],
    ['fr', 'Batterie : 59 kWh.', ['BORN.battery', 59]],
    ['nl', 'Batterij: 59 kWh.', ['BORN.battery', 59]],
    ['fr', '231 chevaux.', ['BORN.power', 231]],
    ['fr', '231 ch.', ['BORN.power', 231]],
    ['nl', '231 pk.', ['BORN.power', 231]],
    ['fr', '310 Nm.', ['BORN.torque', 310]],
    ['fr', 'De 0 à 100 : 7 s.', ['BORN.acceleration', 7]],
    ['fr', 'De 0 à 100 : 1 seconde.', ['BORN.acceleration', 1]],
    ['nl', 'Van 0 naar 100 in 7 s.', ['BORN.acceleration', 7]],
    ['nl', 'Van 0 tot 100 in 7 seconden.', ['BORN.acceleration', 7]],
    ['nl', 'Van 0 tot 100 in 1 seconde.', ['BORN.acceleration', 1]],
    ['fr', 'Vitesse maximale : 160 km/h.', ['BORN.topSpeed', 160]],
    ['fr', '160 km/h en pointe.', ['BORN.topSpeed', 160]],
    ['nl', 'Topsnelheid: 160 km/u.', ['BORN.topSpeed', 160]],
    ['nl', 'De maximumsnelheid van de wagen is 160 km/u.', ['BORN.topSpeed', 160]],
    ['fr', '15,4 kWh/100 km.', ['BORN.electricConsumption', 15.4]],
    ['nl', '15,4 kWh/100km.', ['BORN.electricConsumption', 15.4]],
    ['fr', '5,4 l/100 km.', ['BORN.consumption', 5.4]],
    ['nl', '5,4 L/100km.', ['BORN.consumption', 5.4]],
    ['fr', 'Coffre : 1 litre.', ['BORN.boot', 1]],
    ['fr', 'Coffre : 385 l.', ['BORN.boot', 385]],
    ['nl', 'Koffer: 385 L.', ['BORN.boot', 385]],
    ['nl', 'Koffer: 385 liter.', ['BORN.boot', 385]],
    ['fr', 'Longueur : 4.324 mm.', ['BORN.length', 4_324]],
    ['fr', 'Longueur : 4,3 mètres.', ['BORN.length', 4_300]],
    ['nl', 'Lengte: 4,3 meter.', ['BORN.length', 4_300]],
    ['nl', '4,3 m lang.', ['BORN.length', 4_300]],
    ['nl', 'Prijs: 40\u202f990 €.', ['BORN.price', 40_990]],
    ['fr', 'Prix : 40\u00a0990,50 €.', ['BORN.price', 40_990.5]],
    ['fr', 'Prix : 40 990 €.', ['BORN.price', 40_990]],
    ['fr', 'Garantie : 1 an.', ['BORN.warranty', 12]],
    ['fr', 'Garantie : 3 ans.', ['BORN.warranty', 36]],
    ['fr', 'Garantie : 24 mois.', ['BORN.warranty', 24]],
    ['nl', 'Garantie: 3 jaar.', ['BORN.warranty', 36]],
    ['nl', 'Waarborg: 3 jaren.', ['BORN.warranty', 36]],
    ['nl', 'Waarborg op de batterij: 8 jaar.', ['BORN.batteryWarranty', 96]],
    ['nl', 'Garantie op de batterij: 160.000 km.', ['BORN.batteryWarrantyDistance', 160_000]],
    ['nl', 'De garantie noemt de capaciteit: 70 %.', ['BORN.batteryWarrantyCapacity', 70]],
    ['nl', 'De capaciteit onder waarborg: 70%.', ['BORN.batteryWarrantyCapacity', 70]],
    ['fr', 'Capacité garantie : 70 %.', ['BORN.batteryWarrantyCapacity', 70]],
    ['fr', 'Garantie de la batterie : 8 ans.', ['BORN.batteryWarranty', 96]],
  ])('%s: %s', (language, text, expected) => {
    expect(found(text, { carline: BORN }, language)).toEqual([expected])
  })

  test.each<[Language, string, number]>([
    ['fr', 'deux', 2], ['fr', 'trois', 3], ['fr', 'quatre', 4], ['fr', 'cinq', 5], ['fr', 'six', 6], ['fr', 'sept', 7], ['fr', 'huit', 8],
    ['fr', 'dix', 10], ['fr', 'vingt', 20], ['fr', 'trente', 30], ['fr', 'quarante', 40], ['fr', 'Quarante', 40],
  ])('a number in words is one: %s, %s', (language, word, value) => {
    expect(found(`Charge rapide : ${word} minutes`, { carline: BORN }, language)).toEqual([['BORN.chargingTime', value]])
  }) // biome-ignore format: a list

  test.each<[string, number]>([
    ['twee', 2], ['drie', 3], ['vier', 4], ['vijf', 5], ['zes', 6], ['zeven', 7], ['acht', 8], ['tien', 10], ['twintig', 20], ['dertig', 30],
    ['veertig', 40],
  ])('and in Dutch: %s', (word, value) => {
    expect(found(`Snelladen: ${word} minuten`, { carline: BORN }, 'nl')).toEqual([['BORN.chargingTime', value]])
  }) // biome-ignore format: a list

  test.each(['24-28', '24 – 28', '24 à 28', '24 tot 28', '24 et 28', '24 en 28', '24 ou 28', '24 of 28'])(
    'two ends of a figure are both of it: %s',
    (span) => {
      expect(found(`Autonomie : ${span} km`, { carline: BORN })).toEqual([['BORN.range', 24, 28]])
    },
  )

  test('each number of a sentence is one of its own', () => {
    expect(found('Puissance : 231 ch ou, en option, 326 ch.', { carline: BORN })).toEqual([
      ['BORN.power', 231],
      ['BORN.power', 326],
    ])
  })

  test('a number of more than six digits, and one with decimals and thousands, are read whole', () => {
    expect(found('Prix : 1.040.990,25 €', { carline: BORN })).toEqual([['BORN.price', 1_040_990.25]])
    expect(found('Prix : 40990 €', { carline: BORN })).toEqual([['BORN.price', 40_990]])
  })
})

describe('a number with the same unit is not of the car', () => {
  test.each<[Language, string]>([
    ['fr', 'Une garantie et une autonomie de 428 km.'],
    ['fr', 'L’autonomie perd 50 km.'],
    ['nl', 'Het rijbereik verliest er 50 km: verlies dus.'],
    ['nl', 'Een rijbereik met waarborg: 50 km.'],
    ['fr', 'Une autonomie en hiver de 300 km (WLTP).'],
    ['fr', 'En hiver, comptez 300 km.'],
    ['nl', 'In de winter rij je 300 km.'],
    ['fr', 'Comptez 26 minutes.'],
    ['fr', 'Une borne de 11 kW.'],
    ['nl', 'Een laadpaal van 11 kW.'],
    ['fr', 'Comptez 59 kWh.'],
    ['fr', 'Comptez 7 secondes.'],
    ['fr', 'Roulez à 120 km/h.'],
    ['nl', 'Rij 120 km/u.'],
    ['fr', 'Un bidon de 20 litres.'],
    ['nl', 'Een bidon van 20 liter.'],
    ['fr', 'Un câble de 5 m, durée de longue vie.'],
    ['nl', 'Een kabel van 5 m die belangrijk is.'],
    ['fr', 'Un loyer de 498 €.'],
    ['fr', 'Une mensualité de 498 €.'],
    ['fr', 'Une taxe de 498 €.'],
    ['fr', 'Un coût de 498 €.'],
    ['nl', 'Een maandbedrag van 498 €.'],
    ['nl', 'Een huur van 498 €.'],
    ['nl', 'Een belasting van 498 €.'],
    ['nl', 'Het kost 498 €.'],
    ['fr', 'Dans deux ans.'],
    ['fr', 'Garantie sur les accessoires : deux ans.'],
    ['fr', 'La garantie de la loi : deux ans.'],
    ['nl', 'De garantie van de wet: twee jaar.'],
    ['fr', 'Garantie du consommateur : deux ans.'],
    ['nl', 'Garantie van de consument: twee jaar.'],
    ['nl', 'Garantie op wat geplaatst is: twee jaar.'],
    ['fr', 'Une extension de garantie de deux ans.'],
    ['nl', 'Een verlengde garantie van twee jaar.'],
    ['fr', 'Garantie contre la corrosion : 12 ans.'],
    ['fr', 'La capacité est de 70 %.'],
    ['fr', 'La batterie tient 8 ans.'],
    ['fr', 'Batterie : 59 kWh/100 km²'],
    ['fr', 'Puissance : A231 ch.'],
    ['fr', 'Autonomie : 428 kmx.'],
    ['fr', 'Autonomie de la Tavascan ou de la Raval : 428 km.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, { carline: 'BORN' }, language)).toEqual([])
  })

  test('and is nobody’s where nothing says of which cars: only a warranty and charging are of all that have them', () => {
    expect(found('Batterie : 59 kWh. Puissance : 231 ch. Prix : 40.990 €. Autonomie : 428 km.')).toEqual([])
    expect(found('Un prix : 40.990 €.', { group: 'ELECTRIC' })).toEqual([])
    expect(found('Charge rapide : 170 kW.')).toEqual([['ELECTRIC.dcCharging', 170]])
  })
})

describe('the cars of a figure', () => {
  test('are of the energy that is spoken of, in the sentence or beside it, before that of the page', () => {
    expect(found('Autonomie d’une électrique : 428 km.')).toEqual([['ELECTRIC.range', 428]])
    expect(found('Autonomie : 428 km.', { context: 'Une électrique' })).toEqual([['ELECTRIC.range', 428]])
    expect(found('Autonomie : 428 km.', { context: 'Une électrique', group: 'HYBRID' })).toEqual([
      ['ELECTRIC.range', 428],
    ])
    expect(found('Autonomie : 428 km.', { group: 'HYBRID' })).toEqual([['HYBRID.range', 428]])
    expect(found('Autonomie d’une hybride rechargeable, plus électrique : 60 km.')).toEqual([['HYBRID.range', 60]])
    expect(found('Rijbereik van een plug-in: 60 km.', {}, 'nl')).toEqual([['HYBRID.range', 60]])
    expect(found('Rijbereik, elektrisch: 428 km.', {}, 'nl')).toEqual([['ELECTRIC.range', 428]])
    expect(found('Rijbereik, zuiver elektrisch: 60 km.', {}, 'nl')).toEqual([])
  })

  test('are those of a sentence before those beside it, and these before that of the entry', () => {
    const place = { context: 'La Raval', carline: 'BORN' } as const
    expect(found('La Tavascan : 286 ch.', place)).toEqual([['TAVASCAN.power', 286]])
    expect(found('Puissance : 211 ch.', place)).toEqual([['RAVAL.power', 211]])
    expect(found('Puissance : 211 ch.', { ...place, context: 'La Raval et la Tavascan' })).toEqual([])
  })

  test('are called by their longest names', () => {
    expect(found('La Formentor VZ : 333 ch.')).toEqual([['FORMENTORVZ.power', 333]])
    expect(found('La Formentor : 150 ch.')).toEqual([['FORMENTOR.power', 150]])
    expect(found('La Leon Sportstourer : 150 ch.')).toEqual([['LEONBREAK.power', 150]])
  })

  test.each<[Language, string]>([
    ['fr', 'Des centaines de km.'],
    ['fr', 'Une centaine de kilomètres.'],
    ['fr', 'Une dizaine de kilomètres.'],
    ['fr', 'Des milliers de km.'],
    ['fr', 'Un millier de km.'],
    ['nl', 'Honderden km.'],
    ['nl', 'Duizenden kilometers.'],
    ['nl', 'Tientallen kilometer.'],
  ])('about how much is told of them too, %s: %s', (language, text) => {
    const context = language === 'fr' ? 'Autonomie' : 'Rijbereik'
    expect(hardCodedFiguresIn(text, { language, context, carline: 'BORN' })).toEqual([
      { sentence: text, request: { carline: 'BORN', figure: 'range' }, values: [] },
    ])
    expect(found(text, { context: 'Une voiture', carline: 'BORN' }, language)).toEqual([])
  })
})
