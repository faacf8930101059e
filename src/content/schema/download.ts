import { optionalText, text } from './text'

const LABEL = 'Fichier de public/downloads · Bestand uit public/downloads'

/** One file for each language; the same name twice for a file that speaks both. */
export const downloadField = text(LABEL)
/** One that a button of the variant « download » takes along. */
export const buttonFileField = optionalText(`${LABEL} (variante « Téléchargement » · variant Download)`)
