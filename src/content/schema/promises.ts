import { itemTitle } from './common-fields'
import { fields, singleton } from './fields'
import { text } from './text'

/** Sentences that promise something, with whoever stands for each and until when (check/promises.ts). */
export const promisesSingleton = singleton({
  label: 'Promesses acceptées · Aanvaarde beloftes',
  path: 'src/content/entries/promises',
  format: { data: 'yaml' },
  schema: {
    accepted: fields.array(
      fields.object({
        words: text('Mots de la phrase · Woorden uit de zin'),
        owner: fields.text({
          label: 'Qui en répond · Wie ervoor instaat',
          validation: { length: { min: 2 } },
        }),
        until: fields.date({ label: 'Dernier jour · Laatste dag', validation: { isRequired: true } }),
      }),
      { label: 'Promesses · Beloftes', itemLabel: (item) => itemTitle(item.fields.words) },
    ),
  },
})
