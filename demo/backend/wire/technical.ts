import type { Car } from '@demo/backend/engine/car'
import { carWltp } from '@demo/backend/engine/wltp'
import type { Unit } from '@/contract/common'
import type { TechnicalGroup } from '@/contract/configured-car'
import type { Bilingual, Language } from '@/domain/language'
import { DRIVE_WORDS, FUEL_WORDS, GEARBOX_WORDS } from './words'

type Row = TechnicalGroup['rows'][number]
/** Metric horsepower from kilowatt. */
export function metricHorsepower(kilowatt: number): number {
  return Math.round(kilowatt * 1.35962)
}

/** The data sheet of a car; its WLTP figures are those of the very car. */
export function dataSheet(car: Car, language: Language): TechnicalGroup[] {
  const { version, carline } = car
  const { engine, battery, charging, performance } = version
  const wltp = carWltp(car)
  const measure = (code: string, label: Bilingual, value: number | undefined, unit: Unit): Row[] =>
    value === undefined ? [] : [{ code, label: label[language], value: { value, unit } }]
  const words = (code: string, label: Bilingual, value: string): Row => ({
    code,
    label: label[language],
    value: { text: value },
  })
  const group = (code: string, title: Bilingual, rows: Row[]): TechnicalGroup[] =>
    rows.length === 0 ? [] : [{ code, title: title[language], rows }]

  return [
    ...group('engine', { fr: 'Moteur et transmission', nl: 'Motor en transmissie' }, [
      words('fuel', { fr: 'Énergie', nl: 'Energie' }, FUEL_WORDS[version.fuelType][language]),
      ...measure('power_kw', { fr: 'Puissance', nl: 'Vermogen' }, engine.powerKw, 'kW'),
      ...measure(
        'power_ch',
        { fr: 'Puissance en chevaux', nl: 'Vermogen in pk' },
        metricHorsepower(engine.powerKw),
        'ch',
      ),
      ...measure('torque', { fr: 'Couple', nl: 'Koppel' }, engine.torqueNm, 'Nm'),
      ...measure('displacement', { fr: 'Cylindrée', nl: 'Cilinderinhoud' }, engine.displacementCc, 'cc'),
      ...measure('cylinders', { fr: 'Cylindres', nl: 'Cilinders' }, engine.cylinders, ''),
      ...measure('tank', { fr: 'Réservoir', nl: 'Brandstoftank' }, version.tankL, 'l'),
      words('gearbox', { fr: 'Boîte de vitesses', nl: 'Versnellingsbak' }, GEARBOX_WORDS[version.gearbox][language]),
      words('drive', { fr: 'Roues motrices', nl: 'Aandrijving' }, DRIVE_WORDS[version.drive][language]),
      ...measure('fiscal_hp', { fr: 'Puissance fiscale', nl: 'Fiscaal vermogen' }, engine.fiscalHp, 'CV'),
    ]),
    ...group('battery', { fr: 'Batterie et recharge', nl: 'Batterij en laden' }, [
      ...measure('net_kwh', { fr: 'Capacité nette', nl: 'Nettocapaciteit' }, battery?.netKwh, 'kWh'),
      ...measure('gross_kwh', { fr: 'Capacité brute', nl: 'Brutocapaciteit' }, battery?.grossKwh, 'kWh'),
      ...measure('ac_kw', { fr: 'Charge à domicile (AC)', nl: 'Thuis laden (AC)' }, charging?.acKw, 'kW'),
      ...measure('dc_kw', { fr: 'Charge rapide (DC)', nl: 'Snelladen (DC)' }, charging?.dcKw, 'kW'),
      ...measure('dc_10_80', { fr: 'De 10 à 80 %', nl: 'Van 10 naar 80 %' }, charging?.dc10to80Min, 'min'),
    ]),
    ...group('performance', { fr: 'Performances', nl: 'Prestaties' }, [
      ...measure('zero_to_100', { fr: '0 à 100 km/h', nl: '0 tot 100 km/u' }, performance.zeroTo100S, 's'),
      ...measure('top_speed', { fr: 'Vitesse maximale', nl: 'Topsnelheid' }, performance.topSpeedKmh, 'km/h'),
    ]),
    ...group('wltp', { fr: 'Consommation et émissions (WLTP)', nl: 'Verbruik en uitstoot (WLTP)' }, [
      ...measure('consumption', { fr: 'Consommation mixte', nl: 'Gemengd verbruik' }, wltp.consumption, 'l/100km'),
      ...measure(
        'electric',
        { fr: 'Consommation électrique', nl: 'Stroomverbruik' },
        wltp.electricConsumption,
        'kWh/100km',
      ),
      ...measure('range', { fr: 'Autonomie électrique', nl: 'Elektrisch rijbereik' }, wltp.range, 'km'),
      ...measure('co2', { fr: 'Émissions de CO₂', nl: 'CO₂-uitstoot' }, wltp.co2, 'g/km'),
      words('euro_norm', { fr: 'Norme', nl: 'Norm' }, wltp.euroNorm),
    ]),
    ...group('dimensions', { fr: 'Dimensions et poids', nl: 'Afmetingen en gewicht' }, [
      ...measure('length', { fr: 'Longueur', nl: 'Lengte' }, carline.dimensionsMm.length, 'mm'),
      ...measure(
        'width',
        { fr: 'Largeur sans rétroviseurs', nl: 'Breedte zonder spiegels' },
        carline.dimensionsMm.width,
        'mm',
      ),
      ...measure('height', { fr: 'Hauteur', nl: 'Hoogte' }, carline.dimensionsMm.height, 'mm'),
      ...measure('wheelbase', { fr: 'Empattement', nl: 'Wielbasis' }, carline.dimensionsMm.wheelbase, 'mm'),
      ...measure('boot', { fr: 'Volume du coffre', nl: 'Koffervolume' }, version.bootL, 'l'),
      ...measure('mass', { fr: 'Masse à vide', nl: 'Leeggewicht' }, version.massKg, 'kg'),
    ]),
  ]
}
