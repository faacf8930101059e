import { type FieldName, formFields } from '@/contract/message-fields'
import { OTHER_DAY } from '@/domain/appointment'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'

const SAMPLES: Readonly<Record<FieldName, string>> = {
  topic: 'model',
  message: 'Is de trekhaak los te koop?\nEn wanneer?',
  page_url: 'https://www.example.be/fr/news/essai',
  reason: 'De foto is van mij.',
  right: 'access',
  vin: 'VSSZZZKM9PR000001',
  recipient: 'Garage Peeters, Gent',
  trade_in: 'Seat Leon ST, 2019, 84.000 km',
  slot: OTHER_DAY,
  date: '2026-12-01',
  day_part: 'morning',
  licence: 'yes',
  company_name: 'Peeters & Zonen bv',
  vat_number: 'BE0402623937',
  fleet_size: '10-49',
  first_name: 'Zoë',
  last_name: 'Van den Broeck',
  full_name: 'Zoë Van den Broeck',
  email: 'zoe@example.be',
  phone: '+32470123456',
  zipcode: '9000',
  dealer_id: 'gent',
  good_faith: 'yes',
  opt_in_email: 'yes',
  opt_in_phone: 'yes',
  carline_code: 'BORN',
  cupra_code: '2FPMF5MJ',
  commission_id: 'B6028782',
  search: 'fuel_type=ELECTRIC&price_max=45000',
}

/** A form with every field of it filled in, and the car by its carline alone. */
export function filledIn(kind: MessageKind, salesType: SalesType): Partial<Record<FieldName, string>> {
  const { required, optional } = formFields(kind, salesType)
  return Object.fromEntries([...required, ...optional].map((field) => [field, SAMPLES[field]]))
}
