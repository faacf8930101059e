import { fields } from '@keystatic/core'
import { TOPICS } from '@/contract/message-fields'
import { option } from './parts'

/** What a message that starts here is about. */
export const topicField = fields.select({
  label: 'Sujet du formulaire · Onderwerp van het formulier',
  options: TOPICS.map(option),
  defaultValue: 'other',
})
