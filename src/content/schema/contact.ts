import { fields, singleton } from '@keystatic/core'
import { openingHours } from './dealers'
import { shownTo } from './limits'
import { linkField } from './link'
import { addressWord, optionalText, text } from './text'

/** When the company answers, and what visitors write about: each subject has a page of its own and a letter begun. */
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
        letter: fields.object(
          { subject: optionalText('Subject line'), body: optionalText('First lines', { multiline: true }) },
          { label: 'E-mail', description: 'Left empty: no e-mail for this subject.' },
        ),
        shownTo,
      }),
      { label: 'Subjects', itemLabel: (topic) => topic.fields.title.fields.fr.value },
    ),
  },
})
