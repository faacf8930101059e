import { currentTime } from '@/config/clock'
import { holidaysFrom } from '@/domain/belgian-holidays'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { distanceKm } from '@/domain/places'
import { WEEKDAYS } from '@/domain/weekday'
import type { Audience } from '@/routing/build-path'
import type { Closing, Dealer, DealerPage, OpeningHours } from '../dealer-types'
import { type DealerService, PROVINCES } from '../schema/dealer-facts'
import { type DealerEntry, store } from '../store/store.server'
import { readText } from './text-reader'

const NEAREST = 3
const CLOSINGS = 3

/** What a business buyer comes for stands first in a business buyer's list. */
const BUSINESS: DealerService = 'business-centre'

/** Of the entries as they were last read, by audience: each message asks for them. */
const listed = new WeakMap<readonly unknown[], Map<string, readonly Dealer[]>>()

/** Every dealer, by province and then by postal code; for a business buyer the business centres first. */
export async function listDealers(audience: Audience): Promise<readonly Dealer[]> {
  const entries = await store.dealers()
  const of = `${audience.language} ${audience.salesType}`
  const known = listed.get(entries) ?? new Map<string, readonly Dealer[]>()
  listed.set(entries, known)
  const dealers = known.get(of) ?? sorted(entries, audience)
  known.set(of, dealers)
  return dealers
}

function sorted(entries: Awaited<ReturnType<typeof store.dealers>>, audience: Audience): readonly Dealer[] {
  const dealers = entries.map(({ slug, entry }) => readEntry(slug, entry, audience))
  const rank = ({ province, services }: Dealer) =>
    PROVINCES.indexOf(province) - (audience.salesType === 'B2B' && services.includes(BUSINESS) ? PROVINCES.length : 0)
  return dealers.sort((a, b) => rank(a) - rank(b) || a.zipcode.localeCompare(b.zipcode))
}

/** The dealer at contact/{id}; undefined when there is none. */
export async function readDealer(id: string, audience: Audience, now = currentTime()): Promise<DealerPage | undefined> {
  const dealers = await listDealers(audience)
  const dealer = dealers.find((one) => one.id === id)
  if (!dealer) return undefined
  const nearest = dealers
    .filter((one) => one !== dealer)
    .map((one) => ({ dealer: one, km: distanceKm(dealer, one) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
  return { dealer, nearest, closings: closingsFrom(now) }
}

/** The public holidays to come: everything is closed then. */
export function closingsFrom(now: Date): Closing[] {
  return holidaysFrom(dayInBrussels(now), CLOSINGS)
}

export function readHours(hours: DealerEntry['hours']): OpeningHours {
  return hours
    .flatMap(({ days, opens, closes }) => days.map((day) => ({ day, opens, closes })))
    .sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day))
}

function readEntry(id: string, entry: DealerEntry, audience: Audience): Dealer {
  const { name, zipcode, province, latitude, longitude, phone, email, services, languages } = entry
  return {
    id,
    name,
    street: readText(entry.street, audience),
    zipcode,
    city: readText(entry.city, audience),
    province,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    phone,
    email,
    services: [...services],
    languages: [...languages],
    hours: readHours(entry.hours),
  }
}
