import { options } from './common-fields'
import { fields, singleton } from './fields'

/** What somebody may do: change drafts, say that one is good, make it live. */
export const DUTIES = ['writes', 'approves', 'publishes'] as const
export type Duty = (typeof DUTIES)[number]

const DUTY_LABELS: Readonly<Record<Duty, string>> = {
  writes: 'Écrit · Schrijft',
  approves: 'Approuve · Keurt goed',
  publishes: 'Publie · Publiceert',
}

/** Who writes the site. Without anybody in it, whoever sits at the machine may do everything. */
export const teamSingleton = singleton({
  label: 'Équipe · Team',
  path: 'src/content/entries/team',
  format: { data: 'yaml' },
  schema: {
    people: fields.array(
      fields.object({
        name: fields.text({ label: 'Nom · Naam', validation: { length: { min: 2, max: 60 } } }),
        account: fields.text({
          label: 'Compte GitHub, là où l’on s’identifie · GitHub-account, waar je je aanmeldt',
          validation: { length: { max: 39 } },
        }),
        duties: fields.multiselect({ label: 'Rôles · Rollen', options: options(DUTIES, DUTY_LABELS) }),
      }),
      { label: 'Personnes · Personen', itemLabel: (person) => person.fields.name.value },
    ),
  },
})
