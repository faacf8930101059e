import { fields } from '@keystatic/core'
import { TOPICS } from '@/contract/message-fields'

/** What a message that starts here is about. */
export const topicField = fields.select({
  label: 'Sujet du formulaire · Onderwerp van het formulier',
  options: TOPICS.map((value) => ({ label: value as string, value })),
  defaultValue: 'other',
})
