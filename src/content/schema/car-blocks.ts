import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { CARLINE_CODES, CARLINE_NAMES, MODELLED_CARLINES } from '@/domain/carline'
import { LEASE_PRODUCTS, USUAL_PRODUCT } from './block-names'
import { choice, heading, options } from './common-fields'
import { fields } from './fields'
import { optionalLinkField } from './link'
import { LEASE_PRODUCT_LABELS, SHOT_LABELS } from './option-labels'
import { CAR_SHOTS } from './picture-names'
import { optionalText } from './text'
import { block } from './visibility'

const carline = choice('Modèle · Model', MODELLED_CARLINES, CARLINE_NAMES, CAR_OF_THE_SEASON)
const carShot = choice('Vue · Beeld', CAR_SHOTS, SHOT_LABELS, 'hero')

/** Blocks about cars. Names, prices and WLTP come from the service; spec §3 names the four highlights. */
export const carBlocks = {
  models: block('Voitures : cartes de modèles · Wagens: modelkaarten', {
    heading,
    carlines: fields.multiselect({ label: 'Modèles · Modellen', options: options(MODELLED_CARLINES, CARLINE_NAMES) }),
  }),
  'model-highlight': block('Voitures : modèle à la une · Wagens: model in de kijker', {
    carline,
    shot: carShot,
    eyebrow: optionalText('Ligne au-dessus du nom · Regel boven de naam'),
    text: optionalText('Texte · Tekst', { multiline: true }),
  }),
  'model-carousel-highlights': block('Voitures : carrousel de modèles · Wagens: carrousel van modellen', {
    heading,
    items: fields.array(fields.object({ carline, text: optionalText('Texte · Tekst', { multiline: true }) }), {
      label: 'Modèles · Modellen',
      itemLabel: (item) => CARLINE_NAMES[item.fields.carline.value],
    }),
  }),
  'model-gallery-highlight': block('Voitures : galerie d’un modèle · Wagens: galerij van een model', {
    carline,
    heading,
    text: optionalText('Texte · Tekst', { multiline: true }),
    shots: fields.multiselect({
      label: 'Vues · Beelden',
      description: 'Vide : l’arrière, l’avant et une roue. · Leeg: de achterkant, de voorkant en een wiel.',
      options: options(CAR_SHOTS, SHOT_LABELS),
    }),
  }),
  'model-lease-action': block('Voitures : loyer d’un modèle · Wagens: huurprijs van een model', {
    carline,
    shot: carShot,
    heading,
    text: optionalText('Texte · Tekst', { multiline: true }),
    product: choice(
      'Formule · Formule',
      LEASE_PRODUCTS,
      LEASE_PRODUCT_LABELS,
      USUAL_PRODUCT,
      'D’ordinaire : private lease pour un particulier, leasing opérationnel pour une entreprise. · Gewoonlijk: private lease voor een particulier, operationele leasing voor een bedrijf.',
    ),
    link: optionalLinkField,
  }),
}

/** Every carline, sold or announced, has its entry: the words of its page and of its tabs. */
export const anyCarline = choice('Modèle · Model', CARLINE_CODES, CARLINE_NAMES, CAR_OF_THE_SEASON)
