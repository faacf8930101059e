import { fields, singleton } from '@keystatic/core'
import { shownTo } from './limits'
import { topicField } from './message-topic'
import { addressWord, richText, text } from './text'

export const faqSingleton = singleton({
  label: 'Questions and answers',
  path: 'src/content/entries/faq',
  format: { data: 'yaml' },
  schema: {
    groups: fields.array(
      fields.object({
        id: addressWord('The id'),
        title: text('Title'),
        topic: topicField,
        questions: fields.array(
          fields.object({
            id: addressWord('The id'),
            question: text('Question'),
            answer: richText('Answer'),
            shownTo,
          }),
          { label: 'Questions', itemLabel: (item) => item.fields.question.fields.fr.value },
        ),
      }),
      { label: 'Groups', itemLabel: (group) => group.fields.title.fields.fr.value },
    ),
  },
})
