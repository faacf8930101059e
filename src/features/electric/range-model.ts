import type { BaseConfiguration } from '@/contract/configurator'

/**
 * How far an electric car goes on a given day: a small physical model, tied to the car's own WLTP figure. On ordinary
 * roads at 20 °C it gives that figure; motorway, cold and heat move it.
 *
 * Coefficients, as of 21 November 2026. They are round values of the trade, not measurements of one car:
 * - rolling resistance 0.009: an efficient tyre on asphalt (label classes A and B of regulation (EU) 2020/740);
 * - air density 1.2 kg/m³ at 20 °C; drag 0.28 and 84 % of width times height as frontal area: a compact or SUV of today;
 * - drivetrain efficiency 0.88 from battery to road; 0.5 kW for what is always on;
 * - 0.6 % more per degree below 20 °C for denser air, stiffer tyres and a cold battery;
 * - 0.12 kW of cabin heat per degree below 18 °C, 0.08 kW of cooling per degree above 24 °C.
 * Checked against published winter drives: about 34 % below WLTP with a plain heater and 25 % with a heat pump near
 * freezing on mixed roads (What Car?, March 2022); about 20 % at 0 °C (Recurrent, 2025).
 */
const ROLLING_RESISTANCE = 0.009
const DRAG = 0.28
const FRONTAL_SHARE = 0.84
const AIR_DENSITY = 1.2
const GRAVITY = 9.81
const DRIVETRAIN = 0.88
const ALWAYS_ON_KW = 0.5
const COLD_PER_DEGREE = 0.006
const HEAT_KW_PER_DEGREE = 0.12
const COOLING_KW_PER_DEGREE = 0.08
const MILD = { from: 18, to: 24, reference: 20 } as const
/** km/h on roads other than motorways. */
const ORDINARY_SPEED = 45
const JOULES_PER_KWH = 3_600_000

export interface ElectricCar {
  /** Usable kWh. */
  readonly netKwh: number
  /** km, WLTP. */
  readonly rangeKm: number
  readonly massKg: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface Trip {
  /** °C outside. */
  readonly temperature: number
  /** 0 to 1 of the kilometres. */
  readonly motorwayShare: number
  /** km/h on the motorway. */
  readonly motorwaySpeed: number
  readonly heatPump: boolean
}

/** A winter trip, half of it on motorways. Texts (`winterRange` in content) and the table use the same trip. */
export const WINTER_TRIP: Trip = { temperature: 2, motorwayShare: 0.5, motorwaySpeed: 110, heatPump: false }

/** The data of a version that the model needs; undefined if any is missing. */
export function readElectricCar(
  { battery, measures }: Required<Pick<BaseConfiguration, 'battery' | 'measures'>>,
  rangeKm: number,
): ElectricCar {
  return {
    netKwh: battery.net_kwh,
    rangeKm,
    massKg: measures.mass_kg,
    widthMm: measures.width_mm,
    heightMm: measures.height_mm,
  }
}

/** kWh per 100 km from the battery, at a constant speed in km/h on a flat road at 20 °C. */
export function motorwayConsumption({ massKg, widthMm, heightMm }: ElectricCar, speed: number): number {
  const metersPerSecond = speed / 3.6
  const area = FRONTAL_SHARE * (widthMm / 1000) * (heightMm / 1000)
  const newton = ROLLING_RESISTANCE * massKg * GRAVITY + (AIR_DENSITY / 2) * DRAG * area * metersPerSecond ** 2
  return (newton * 100_000) / JOULES_PER_KWH / DRIVETRAIN + (ALWAYS_ON_KW / speed) * 100
}

/** kW to keep the cabin at its temperature. */
export function cabinPower(temperature: number, heatPump: boolean): number {
  if (temperature > MILD.to) return COOLING_KW_PER_DEGREE * (temperature - MILD.to)
  if (temperature >= MILD.from) return 0
  return (HEAT_KW_PER_DEGREE * (MILD.from - temperature)) / (heatPump ? heatPumpGain(temperature) : 1)
}

/** Heat output per kWh of electricity: 2.2 at 0 °C and above, falling to 1.5 at -10 °C. */
function heatPumpGain(temperature: number): number {
  return Math.min(2.2, Math.max(1.5, 2.2 + 0.07 * temperature))
}

/** kWh per 100 km from the battery, average of the trip. */
export function tripConsumption(car: ElectricCar, trip: Trip): number {
  const cold = 1 + COLD_PER_DEGREE * Math.max(0, MILD.reference - trip.temperature)
  const cabin = cabinPower(trip.temperature, trip.heatPump)
  const ordinary = ((100 * car.netKwh) / car.rangeKm) * cold + (cabin / ORDINARY_SPEED) * 100
  const motorway = motorwayConsumption(car, trip.motorwaySpeed) * cold + (cabin / trip.motorwaySpeed) * 100
  return ordinary * (1 - trip.motorwayShare) + motorway * trip.motorwayShare
}

/** km with a full battery, rounded to five, because the model is no more precise than that. */
export function tripRange(car: ElectricCar, trip: Trip): number {
  return Math.round((car.netKwh / tripConsumption(car, trip)) * 20) * 5
}
