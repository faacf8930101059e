import { fields, singleton } from '@keystatic/core'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { openingHours } from './dealers'
import { shownTo } from './limits'
import { linkField } from './link'
import { topicField } from './message-topic'
import { addressWord, text } from './text'

/** When the company answers, and what visitors write about: each subject has a page of its own and a form. */
export const contactSingleton = singleton({
  label: 'Contact',
  path: 'src/content/entries/contact',
  format: { data: 'yaml' },
  schema: {
    hours: openingHours,
    topics: fields.array(
      fields.object({
        id: addressWord('The id'),
        title: text('Subject'),
        text: text('Text', { multiline: true }),
        link: linkField,
        form: fields.select({
          label: 'Form',
          description: 'What a visitor sends about it; « none » for what cannot wait for an answer.',
          options: ['none', ...MESSAGE_KINDS].map((value) => ({ label: value, value })),
          defaultValue: 'contact',
        }),
        topic: topicField,
        shownTo,
      }),
      { label: 'Subjects', itemLabel: (topic) => topic.fields.title.fields.fr.value },
    ),
  },
})
