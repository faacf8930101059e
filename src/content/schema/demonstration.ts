import { fields } from './fields'

/** The page says so itself: what is made up is never taken for a customer's word or a date to come to. */
export const demonstrationField = fields.checkbox({
  label: 'Personnes, lieux ou événements inventés · Verzonnen personen, plaatsen of evenementen',
  defaultValue: false,
})
