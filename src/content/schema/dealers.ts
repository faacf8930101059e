import { WEEKDAYS } from '@/domain/weekday'
import { choice, options } from './common-fields'
import { DEALER_LANGUAGES, DEALER_SERVICES, PROVINCES } from './dealer-facts'
import { collection, fields } from './fields'
import { PROVINCE_LABELS, SERVICE_LABELS, SPOKEN_LABELS, WEEKDAY_LABELS } from './option-labels'
import { patterned, text } from './text'

const clockTime = (label: string) =>
  patterned(label, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 09:00 · Een uur zoals 09:00')

/** Within Belgium. */
const degrees = (label: string, min: number, max: number) =>
  fields.number({ label, validation: { isRequired: true, min, max }, step: 0.001 })

/** When a place is open; a day that is not named is a day it is closed. */
export const openingHours = fields.array(
  fields.object({
    days: fields.multiselect({ label: 'Jours · Dagen', options: options(WEEKDAYS, WEEKDAY_LABELS) }),
    opens: clockTime('De · Van'),
    closes: clockTime('À · Tot'),
  }),
  {
    label: 'Heures d’ouverture · Openingsuren',
    itemLabel: (item) => `${item.fields.opens.value} – ${item.fields.closes.value}`,
  },
)

/** The dealers. The name of an entry's file stands in its address, and in the remote service as the dealer's id. */
export const dealersCollection = collection({
  label: 'Distributeurs · Verdelers',
  path: 'src/content/entries/dealers/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['zipcode'],
  schema: {
    name: fields.slug({ name: { label: 'Nom · Naam' } }),
    street: text('Rue et numéro · Straat en nummer'),
    zipcode: patterned(
      'Code postal · Postcode',
      /^[1-9]\d{3}$/,
      'Le code postal a quatre chiffres · De postcode heeft vier cijfers',
    ),
    city: text('Ville · Stad'),
    province: choice('Province · Provincie', PROVINCES, PROVINCE_LABELS, 'brussels'),
    latitude: degrees('Degrés nord · Graden noord', 49.4, 51.6),
    longitude: degrees('Degrés est · Graden oost', 2.5, 6.5),
    phone: patterned('Téléphone · Telefoon', /^\+32 [\d ]+$/, 'Le numéro commence par +32 · Het nummer begint met +32'),
    email: patterned(
      'E-mail · E-mail',
      /^[^\s@]+@[^\s@]+$/,
      'Une adresse e-mail est attendue · Een e-mailadres wordt verwacht',
    ),
    services: fields.multiselect({ label: 'Services · Diensten', options: options(DEALER_SERVICES, SERVICE_LABELS) }),
    languages: fields.multiselect({ label: 'Langues · Talen', options: options(DEALER_LANGUAGES, SPOKEN_LABELS) }),
    hours: openingHours,
  },
})
