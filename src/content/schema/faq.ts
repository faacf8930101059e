import { FAQ_TOPICS } from '@/domain/faq-topic'
import { choice, itemTitle } from './common-fields'
import { fields, singleton } from './fields'
import { topicField } from './message-topic'
import { FAQ_TOPIC_LABELS } from './option-labels'
import { addressWord, richText, text } from './text'
import { shownTo } from './visibility'

export const faqSingleton = singleton({
  label: 'Questions et réponses · Vragen en antwoorden',
  path: 'src/content/entries/faq',
  format: { data: 'yaml' },
  schema: {
    groups: fields.array(
      fields.object({
        id: choice('Sujet · Onderwerp', FAQ_TOPICS, FAQ_TOPIC_LABELS, 'choose'),
        title: text('Titre · Titel'),
        topic: topicField,
        questions: fields.array(
          fields.object({
            id: addressWord('Mot dans les liens · Woord in de links'),
            question: text('Question · Vraag'),
            answer: richText('Réponse · Antwoord'),
            shownTo,
          }),
          { label: 'Questions · Vragen', itemLabel: (item) => itemTitle(item.fields.question) },
        ),
      }),
      { label: 'Groupes · Groepen', itemLabel: (group) => itemTitle(group.fields.title) },
    ),
  },
})
