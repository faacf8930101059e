import { WEEKDAYS } from '@/domain/weekday'
import { DEALER_LANGUAGES, DEALER_SERVICES, PROVINCES } from './dealer-facts'
import { collection, fields } from './fields'
import { PROVINCE_LABELS, SERVICE_LABELS, SPOKEN_LABELS, WEEKDAY_LABELS } from './option-labels'
import { options } from './parts'
import { text } from './text'

const clockTime = (label: string) =>
  fields.text({
    label,
    validation: {
      pattern: { regex: /^(?:[01]\d|2[0-3]):[0-5]\d$/, message: 'Une heure comme 09:00 · Een uur zoals 09:00' },
    },
  })

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
    zipcode: fields.text({
      label: 'Code postal · Postcode',
      validation: {
        pattern: {
          regex: /^[1-9]\d{3}$/,
          message: 'Le code postal a quatre chiffres · De postcode heeft vier cijfers',
        },
      },
    }),
    city: text('Ville · Stad'),
    province: fields.select({
      label: 'Province · Provincie',
      options: options(PROVINCES, PROVINCE_LABELS),
      defaultValue: 'brussels',
    }),
    latitude: fields.number({
      label: 'Degrés nord · Graden noord',
      validation: { isRequired: true, min: 49.4, max: 51.6 },
      step: 0.001,
    }),
    longitude: fields.number({
      label: 'Degrés est · Graden oost',
      validation: { isRequired: true, min: 2.5, max: 6.5 },
      step: 0.001,
    }),
    phone: fields.text({
      label: 'Téléphone · Telefoon',
      validation: {
        pattern: { regex: /^\+32 [\d ]+$/, message: 'Le numéro commence par +32 · Het nummer begint met +32' },
      },
    }),
    email: fields.text({
      label: 'E-mail · E-mail',
      validation: {
        pattern: {
          regex: /^[^\s@]+@[^\s@]+$/,
          message: 'Une adresse e-mail est attendue · Een e-mailadres wordt verwacht',
        },
      },
    }),
    services: fields.multiselect({ label: 'Services · Diensten', options: options(DEALER_SERVICES, SERVICE_LABELS) }),
    languages: fields.multiselect({ label: 'Langues · Talen', options: options(DEALER_LANGUAGES, SPOKEN_LABELS) }),
    hours: openingHours,
  },
})
