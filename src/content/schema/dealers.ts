import { collection, fields } from '@keystatic/core'
import { DEALER_LANGUAGES, DEALER_SERVICES, PROVINCES, WEEKDAYS } from '../dealer-facts'
import { text } from './text'

const option = <T extends string>(value: T) => ({ label: value as string, value })

const clockTime = (label: string) =>
  fields.text({
    label,
    validation: { pattern: { regex: /^(?:[01]\d|2[0-3]):[0-5]\d$/, message: `${label} must be a time like 09:00` } },
  })

/** When a place is open; a day that is not named is a day it is closed. */
export const openingHours = fields.array(
  fields.object({
    days: fields.multiselect({ label: 'Days', options: WEEKDAYS.map(option) }),
    opens: clockTime('From'),
    closes: clockTime('To'),
  }),
  { label: 'Opening hours', itemLabel: (item) => `${item.fields.opens.value} – ${item.fields.closes.value}` },
)

/** The dealers. The name of an entry's file stands in its address, and in the remote service as the dealer's id. */
export const dealersCollection = collection({
  label: 'Dealers',
  path: 'src/content/entries/dealers/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['zipcode'],
  schema: {
    name: fields.slug({ name: { label: 'Name' } }),
    street: text('Street and number'),
    zipcode: fields.text({
      label: 'Postal code',
      validation: { pattern: { regex: /^[1-9]\d{3}$/, message: 'Postal code must be four digits' } },
    }),
    city: text('City'),
    province: fields.select({ label: 'Province', options: PROVINCES.map(option), defaultValue: 'brussels' }),
    latitude: fields.number({
      label: 'Degrees north',
      validation: { isRequired: true, min: 49.4, max: 51.6 },
      step: 0.001,
    }),
    longitude: fields.number({
      label: 'Degrees east',
      validation: { isRequired: true, min: 2.5, max: 6.5 },
      step: 0.001,
    }),
    phone: fields.text({
      label: 'Phone',
      validation: { pattern: { regex: /^\+32 [\d ]+$/, message: 'Phone must begin with +32' } },
    }),
    email: fields.text({
      label: 'E-mail',
      validation: { pattern: { regex: /^[^\s@]+@[^\s@]+$/, message: 'E-mail must be an address' } },
    }),
    services: fields.multiselect({ label: 'Services', options: DEALER_SERVICES.map(option) }),
    languages: fields.multiselect({ label: 'Languages', options: DEALER_LANGUAGES.map(option) }),
    hours: openingHours,
  },
})
