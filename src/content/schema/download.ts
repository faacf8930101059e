import { withWidget } from './field-widgets'
import { optionalText, text } from './text'

const LABEL = 'Fichier · Bestand'

/** One file for each language; the same name twice for a file that speaks both. */
export const downloadField = eachDrawn(text(LABEL))
/** One that a button of the variant « download » takes along. */
export const buttonFileField = eachDrawn(
  optionalText('Fichier, pour un bouton « Téléchargement » · Bestand, voor een knop ‘Download’'),
)

function eachDrawn(field: ReturnType<typeof text>) {
  for (const inLanguage of Object.values(field.fields)) withWidget('download', inLanguage)
  return field
}
