import { TOPICS } from '@/contract/message-fields'
import { fields } from './fields'
import { TOPIC_LABELS } from './option-labels'
import { options } from './parts'

/** What a message that starts here is about. */
export const topicField = fields.select({
  label: 'Sujet du formulaire · Onderwerp van het formulier',
  options: options(TOPICS, TOPIC_LABELS),
  defaultValue: 'other',
})
