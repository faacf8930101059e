import type { Bilingual } from '@/domain/language'
import type { Place } from '@/domain/places'

/** Demonstration dealers: the towns exist, the companies and numbers do not. */
export interface StockDealer extends Place {
  readonly id: string
  readonly name: string
  /** Its town, in the reader's language. */
  readonly city: Bilingual
  readonly zipcode: string
  readonly phone: string
}

type Row = readonly [
  id: string,
  name: string,
  /** One name where both languages have the same. */
  city: Bilingual | string,
  zipcode: string,
  phone: string,
  latitude: number,
  longitude: number,
]

const ROWS: readonly Row[] = [
  ['bruxelles', 'Copper Garage Mail', { fr: 'Bruxelles', nl: 'Brussel' }, '1050', '+32 2 555 01 01', 50.826, 4.365],
  ['zaventem', 'Petrol Motors Zaventem', 'Zaventem', '1930', '+32 2 555 01 02', 50.885, 4.473],
  ['waterloo', 'Copper Garage Waterloo', 'Waterloo', '1410', '+32 2 555 01 03', 50.717, 4.397],
  ['wavre', 'Atelier Cuivre Wavre', { fr: 'Wavre', nl: 'Waver' }, '1300', '+32 10 55 01 04', 50.716, 4.611],
  ['halle', 'Petrol Motors Halle', { fr: 'Hal', nl: 'Halle' }, '1500', '+32 2 555 01 05', 50.734, 4.235],
  ['antwerpen', 'Koper Motors Antwerpen', { fr: 'Anvers', nl: 'Antwerpen' }, '2018', '+32 3 555 01 06', 51.204, 4.417],
  ['turnhout', 'Koper Motors Kempen', 'Turnhout', '2300', '+32 14 55 01 07', 51.323, 4.948],
  ['mechelen', 'Koper Motors Mechelen', { fr: 'Malines', nl: 'Mechelen' }, '2800', '+32 15 55 01 08', 51.025, 4.478],
  ['leuven', 'Petrol Motors Leuven', { fr: 'Louvain', nl: 'Leuven' }, '3000', '+32 16 55 01 09', 50.879, 4.701],
  ['hasselt', 'Koper Motors Hasselt', 'Hasselt', '3500', '+32 11 55 01 10', 50.93, 5.338],
  ['genk', 'Koper Motors Genk', 'Genk', '3600', '+32 89 55 01 11', 50.966, 5.502],
  ['liege', 'Atelier Cuivre Liège', { fr: 'Liège', nl: 'Luik' }, '4000', '+32 4 555 01 12', 50.633, 5.567],
  ['verviers', 'Atelier Cuivre Verviers', 'Verviers', '4800', '+32 87 55 01 13', 50.589, 5.862],
  ['namur', 'Atelier Cuivre Namur', { fr: 'Namur', nl: 'Namen' }, '5000', '+32 81 55 01 14', 50.467, 4.867],
  ['charleroi', 'Garage Pétrole Charleroi', 'Charleroi', '6000', '+32 71 55 01 15', 50.411, 4.444],
  ['arlon', 'Garage Pétrole Arlon', { fr: 'Arlon', nl: 'Aarlen' }, '6700', '+32 63 55 01 16', 49.683, 5.816],
  ['mons', 'Garage Pétrole Mons', { fr: 'Mons', nl: 'Bergen' }, '7000', '+32 65 55 01 17', 50.454, 3.952],
  ['tournai', 'Garage Pétrole Tournai', { fr: 'Tournai', nl: 'Doornik' }, '7500', '+32 69 55 01 18', 50.606, 3.388],
  ['brugge', 'Koper Motors Brugge', { fr: 'Bruges', nl: 'Brugge' }, '8000', '+32 50 55 01 19', 51.209, 3.224],
  ['oostende', 'Koper Motors Oostende', { fr: 'Ostende', nl: 'Oostende' }, '8400', '+32 59 55 01 20', 51.23, 2.912],
  ['kortrijk', 'Petrol Motors Kortrijk', { fr: 'Courtrai', nl: 'Kortrijk' }, '8500', '+32 56 55 01 21', 50.828, 3.265],
  ['gent', 'Petrol Motors Gent', { fr: 'Gand', nl: 'Gent' }, '9000', '+32 9 555 01 22', 51.054, 3.725],
  ['sint-niklaas', 'Petrol Motors Waasland', { fr: 'Saint-Nicolas', nl: 'Sint-Niklaas' }, '9100', '+32 3 555 01 23', 51.165, 4.14],
  ['aalst', 'Petrol Motors Aalst', { fr: 'Alost', nl: 'Aalst' }, '9300', '+32 53 55 01 24', 50.938, 4.04],
] // biome-ignore format: a table

export const DEALERS: readonly StockDealer[] = ROWS.map(([id, name, city, zipcode, phone, latitude, longitude]) => ({
  id,
  name,
  city: typeof city === 'string' ? { fr: city, nl: city } : city,
  zipcode,
  phone,
  latitude,
  longitude,
}))
