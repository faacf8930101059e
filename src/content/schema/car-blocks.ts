import { fields } from '@keystatic/core'
import { CARLINE_CODES, CARLINE_NAMES, SOLD_CARLINES } from '@/domain/carline'
import { LEASE_PRODUCTS, USUAL_PRODUCT } from './block-names'
import { limits } from './limits'
import { optionalLinkField } from './link'
import { LEASE_PRODUCT_LABELS, SHOT_LABELS } from './option-labels'
import { heading, options } from './parts'
import { CAR_SHOTS } from './picture-names'
import { optionalText } from './text'

const carline = fields.select({
  label: 'Modèle · Model',
  options: options(SOLD_CARLINES, CARLINE_NAMES),
  defaultValue: 'FORMENTOR',
})

const carShot = fields.select({ label: 'Vue · Beeld', options: options(CAR_SHOTS, SHOT_LABELS), defaultValue: 'hero' })

/** Blocks about cars. Names, prices and WLTP come from the service; spec §3 names the four highlights. */
export const carBlocks = {
  models: {
    label: 'Cartes de modèles · Modelkaarten',
    schema: fields.object({
      heading,
      carlines: fields.multiselect({ label: 'Modèles · Modellen', options: options(SOLD_CARLINES, CARLINE_NAMES) }),
      ...limits,
    }),
  },
  'model-highlight': {
    label: 'Modèle à la une · Model in de kijker',
    schema: fields.object({
      carline,
      shot: carShot,
      eyebrow: optionalText('Ligne au-dessus du nom · Regel boven de naam'),
      text: optionalText('Texte · Tekst', { multiline: true }),
      ...limits,
    }),
  },
  'model-carousel-highlights': {
    label: 'Carrousel de modèles · Carrousel van modellen',
    schema: fields.object({
      heading,
      items: fields.array(fields.object({ carline, text: optionalText('Texte · Tekst', { multiline: true }) }), {
        label: 'Modèles · Modellen',
        itemLabel: (item) => CARLINE_NAMES[item.fields.carline.value],
      }),
      ...limits,
    }),
  },
  'model-gallery-highlight': {
    label: 'Galerie d’un modèle · Galerij van een model',
    schema: fields.object({
      carline,
      heading,
      text: optionalText('Texte · Tekst', { multiline: true }),
      shots: fields.multiselect({
        label: 'Vues · Beelden',
        description: 'Vide : l’arrière, l’avant et une roue. · Leeg: de achterkant, de voorkant en een wiel.',
        options: options(CAR_SHOTS, SHOT_LABELS),
      }),
      ...limits,
    }),
  },
  'model-lease-action': {
    label: 'Loyer d’un modèle · Huurprijs van een model',
    schema: fields.object({
      carline,
      shot: carShot,
      heading,
      text: optionalText('Texte · Tekst', { multiline: true }),
      product: fields.select({
        label: 'Formule · Formule',
        description:
          'D’ordinaire : private lease pour un particulier, leasing opérationnel pour une entreprise. · Gewoonlijk: private lease voor een particulier, operationele leasing voor een bedrijf.',
        options: options(LEASE_PRODUCTS, LEASE_PRODUCT_LABELS),
        defaultValue: USUAL_PRODUCT,
      }),
      link: optionalLinkField,
      ...limits,
    }),
  },
}

/** Every carline, sold or announced, has its entry: the words of its page and of its tabs. */
export const anyCarline = fields.select({
  label: 'Modèle · Model',
  options: options(CARLINE_CODES, CARLINE_NAMES),
  defaultValue: 'FORMENTOR',
})
