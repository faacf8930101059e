import type { Bilingual } from '@/domain/language'
import { fields } from './fields'
import { labelIn } from './label'
import { screenLanguage } from './screen-language'
import { optionalText, text } from './text'

export const heading = optionalText('Intertitre · Tussentitel')
export const lead = text('Introduction · Inleiding', { multiline: true })
export const optionalLead = optionalText('Introduction · Inleiding', { multiline: true })

const DESCRIPTION = 'Description pour les moteurs de recherche · Beschrijving voor zoekmachines'
const COUNTED = { multiline: true, counted: 'description' } as const
export const description = text(DESCRIPTION, COUNTED)
export const optionalDescription = optionalText(DESCRIPTION, COUNTED)
/** Of a page: search engines show it. */
export const pageTitle = text('Titre · Titel', { counted: 'title' })

/** What an entry is called among the others: the name of its file. */
export const entryName = fields.slug({
  name: {
    label: 'Nom pour la rédaction · Naam voor de redactie',
    description:
      'Il donne son nom au fichier ; les listes montrent le titre. · Geeft het bestand zijn naam; de lijsten tonen de titel.',
  },
})

/** How words for business buyers are headed. */
export const BUSINESS = {
  label: 'Autres textes pour les professionnels · Andere teksten voor professionelen',
  description: 'Vide : les textes ci-dessus. · Leeg: de teksten hierboven.',
}

/** A text in both languages, as a form of the editors' screens holds it. */
interface FormText {
  readonly fields: Bilingual<{ readonly value: string }>
}

/** How an editor sees an item in a list: by its words in the language of the screens. */
export function itemTitle({ fields: { fr, nl } }: FormText): string {
  return screenLanguage() === 'nl' ? nl.value : fr.value
}

/** How an editor sees what was chosen from a list. */
export function chosenLabel<Value extends string>(value: Value, labels: Readonly<Record<Value, string>>): string {
  return labelIn(labels[value])[screenLanguage() ?? 'fr']
}

/** One of these, by their names for the editor. */
export function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  defaultValue: NoInfer<Value>,
  description?: string,
) {
  return fields.select({ label, options: options(values, labels), defaultValue, ...(description && { description }) })
}

/** What can be chosen in a list, and how an editor reads it (option-labels.ts). */
export function options<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { label: string; value: Value }[] {
  return values.map((value) => ({ label: labels[value], value }))
}
