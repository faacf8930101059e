import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { KeptField } from '@/contract/message-fields'

const page = readFileSync('src/content/entries/pages/privacy.yaml', 'utf8').replace(/\s+/gu, ' ')

const PERSON = ['nom, adresse, téléphone', 'naam, adres, telefoon'] as const
const WRITTEN = ['ce que vous écrivez', 'wat je schrijft'] as const
const REQUEST = ['Une demande d’essai ou d’offre', 'Een vraag om een proefrit of offerte'] as const
const DATA_REQUEST = [
  'Une demande sur les données de votre voiture',
  'Een aanvraag over de gegevens van je wagen',
] as const
const CONSENT = ['consentement', 'toestemming'] as const

/** By which words the privacy page names what a field of a form asks of a visitor. A new field has its own, or counsel adds them. */
const NAMED_BY: Readonly<Record<KeptField, readonly [fr: string, nl: string]>> = {
  topic: WRITTEN,
  message: WRITTEN,
  page_url: WRITTEN,
  reason: WRITTEN,
  good_faith: WRITTEN,
  right: DATA_REQUEST,
  vin: ['Châssis', 'Chassisnummer'],
  recipient: DATA_REQUEST,
  trade_in: REQUEST,
  date: REQUEST,
  day_part: REQUEST,
  licence: REQUEST,
  fleet_size: REQUEST,
  carline_code: REQUEST,
  cupra_code: REQUEST,
  commission_id: REQUEST,
  company_name: PERSON,
  vat_number: PERSON,
  first_name: PERSON,
  last_name: PERSON,
  full_name: PERSON,
  email: PERSON,
  phone: PERSON,
  zipcode: PERSON,
  dealer_id: ['Le distributeur que vous choisissez', 'De verdeler die je kiest'],
  opt_in_email: CONSENT,
  opt_in_phone: CONSENT,
  search: ['Une recherche que vous suivez par e-mail', 'Een zoekopdracht die je per e-mail volgt'],
}

it.each(Object.entries(NAMED_BY))('the privacy page names what %s asks, in both languages', (_, words) => {
  for (const one of words) expect(page).toContain(one)
})
