import { TOPICS } from '@/contract/message-fields'
import { choice } from './common-fields'
import { TOPIC_LABELS } from './option-labels'

/** What a message that starts here is about. */
export const topicField = choice('Sujet du formulaire · Onderwerp van het formulier', TOPICS, TOPIC_LABELS, 'other')
