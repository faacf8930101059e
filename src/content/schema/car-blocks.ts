import { fields } from '@keystatic/core'
import { CARLINE_CODES, SOLD_CARLINES } from '@/domain/carline'
import { LEASE_PRODUCTS, USUAL_PRODUCT } from '../block-names'
import { CAR_SHOTS } from '../picture-names'
import { limits } from './limits'
import { optionalLinkField } from './link'
import { heading, option } from './parts'
import { optionalText } from './text'

const carline = fields.select({
  label: 'Carline',
  options: SOLD_CARLINES.map(option),
  defaultValue: 'FORMENTOR',
})

const carShot = fields.select({ label: 'Shot', options: CAR_SHOTS.map(option), defaultValue: 'hero' })

/** Blocks about cars. Names, prices and WLTP come from the service; spec §3 names the four highlights. */
export const carBlocks = {
  models: {
    label: 'Model cards',
    schema: fields.object({
      heading,
      carlines: fields.multiselect({ label: 'Carlines', options: SOLD_CARLINES.map(option) }),
      ...limits,
    }),
  },
  'model-highlight': {
    label: 'Model Highlight',
    schema: fields.object({
      carline,
      shot: carShot,
      eyebrow: optionalText('Line above the name'),
      text: optionalText('Text', { multiline: true }),
      ...limits,
    }),
  },
  'model-carousel-highlights': {
    label: 'Model Carousel Highlights',
    schema: fields.object({
      heading,
      items: fields.array(fields.object({ carline, text: optionalText('Text', { multiline: true }) }), {
        label: 'Models',
        itemLabel: (item) => item.fields.carline.value,
      }),
      ...limits,
    }),
  },
  'model-gallery-highlight': {
    label: 'Model Gallery Highlight',
    schema: fields.object({
      carline,
      heading,
      text: optionalText('Text', { multiline: true }),
      shots: fields.multiselect({
        label: 'Shots',
        description: 'Left empty: the rear, the front and a wheel.',
        options: CAR_SHOTS.map(option),
      }),
      ...limits,
    }),
  },
  'model-lease-action': {
    label: 'Model Lease Action',
    schema: fields.object({
      carline,
      shot: carShot,
      heading,
      text: optionalText('Text', { multiline: true }),
      product: fields.select({
        label: 'Formula',
        description: 'Usual: private lease for a private buyer, operational lease for a business.',
        options: LEASE_PRODUCTS.map(option),
        defaultValue: USUAL_PRODUCT,
      }),
      link: optionalLinkField,
      ...limits,
    }),
  },
}

/** Every carline, sold or announced, has its entry: the words of its page and of its tabs. */
export const anyCarline = fields.select({
  label: 'Carline',
  options: CARLINE_CODES.map(option),
  defaultValue: 'FORMENTOR',
})
