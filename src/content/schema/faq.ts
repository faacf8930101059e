import { fields, singleton } from '@keystatic/core'
import { shownTo } from './audience'
import { richText, text } from './text'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const faqSingleton = singleton({
  label: 'Questions and answers',
  path: 'src/content/entries/faq',
  format: { data: 'yaml' },
  schema: {
    groups: fields.array(
      fields.object({
        id: fields.text({ label: 'Id', validation: { pattern: { regex: ID } } }),
        title: text('Title'),
        questions: fields.array(
          fields.object({
            id: fields.text({ label: 'Id', validation: { pattern: { regex: ID } } }),
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
