import { MESSAGE_KINDS } from '@/domain/message-kind'
import { choice, itemTitle } from './common-fields'
import { openingHours } from './dealers'
import { fields, singleton } from './fields'
import { linkField } from './link'
import { topicField } from './message-topic'
import { MESSAGE_KIND_LABELS } from './option-labels'
import { addressWord, text } from './text'
import { shownTo } from './visibility'

/** When the company answers, and what visitors write about: each subject has a page of its own and a form. */
export const contactSingleton = singleton({
  label: 'Contact · Contact',
  path: 'src/content/entries/contact',
  format: { data: 'yaml' },
  schema: {
    hours: openingHours,
    topics: fields.array(
      fields.object({
        id: addressWord('Mot dans les liens · Woord in de links'),
        title: text('Sujet · Onderwerp'),
        text: text('Texte · Tekst', { multiline: true }),
        link: linkField,
        form: choice(
          'Formulaire · Formulier',
          ['none', ...MESSAGE_KINDS],
          MESSAGE_KIND_LABELS,
          'contact',
          'Ce qu’un visiteur envoie à ce sujet ; aucun formulaire pour ce qui ne peut attendre une réponse. · Wat een bezoeker hierover stuurt; geen formulier voor wat niet op een antwoord kan wachten.',
        ),
        topic: topicField,
        shownTo,
      }),
      { label: 'Sujets · Onderwerpen', itemLabel: (topic) => itemTitle(topic.fields.title) },
    ),
  },
})
