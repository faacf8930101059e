import type { Holiday } from '@/domain/belgian-holidays'
import type { Weekday } from '@/domain/weekday'
import type { DealerLanguage, DealerService, Province } from './schema/dealer-facts'

/** Spans of the days that have them; a day that is not there is a day it is closed. Times as 09:30, of Brussels. */
export type OpeningHours = { day: Weekday; opens: string; closes: string }[]

export interface Dealer {
  /** As in the remote service; it stands in the address. */
  id: string
  name: string
  street: string
  zipcode: string
  city: string
  province: Province
  latitude: number
  longitude: number
  phone: string
  email: string
  services: DealerService[]
  languages: DealerLanguage[]
  hours: OpeningHours
}
/** A dealer at its own address, and those that are nearest to it. */
export interface DealerPage {
  dealer: Dealer
  nearest: { dealer: Dealer; km: number }[]
  closings: Closing[]
}
/** A public holiday to come; `date` is ISO. */
export interface Closing {
  date: string
  holiday: Holiday
}
