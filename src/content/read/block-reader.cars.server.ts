import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { USUAL_PRODUCT } from '../schema/block-names'
import type { CarShot } from '../schema/picture-names'
import type { BlockEntryOf } from '../store/store.server'
import type { BlockContent } from '../types'
import { readShot } from './pictures.server'
import type { Reading } from './reading'
import { readLink, readOptionalText } from './text-reader'

type CarBlockEntry = BlockEntryOf<
  'models' | 'model-highlight' | 'model-carousel-highlights' | 'model-gallery-highlight' | 'model-lease-action'
>

const USUAL_SHOTS: readonly CarShot[] = ['rear', 'close-front', 'close-wheel']

/** Blocks about cars: which one, in which picture, with which words. What it costs is the service's to say. */
export function readCarBlock(block: CarBlockEntry, reading: Reading): BlockContent {
  const optional = (text: Parameters<typeof readOptionalText>[0]) => readOptionalText(text, reading)
  switch (block.discriminant) {
    case 'models':
      return { kind: 'models', heading: optional(block.value.heading), carlines: [...block.value.carlines] }
    case 'model-highlight': {
      const { carline, shot, eyebrow, text } = block.value
      return {
        kind: 'model-highlight',
        carline,
        eyebrow: optional(eyebrow),
        text: optional(text),
        picture: readShot(carline, shot, reading),
      }
    }
    case 'model-carousel-highlights':
      return {
        kind: 'model-carousel-highlights',
        heading: optional(block.value.heading),
        items: block.value.items.map(({ carline, text }) => ({
          carline,
          text: optional(text),
          picture: readShot(carline, 'card', reading),
        })),
      }
    case 'model-gallery-highlight': {
      const { carline, heading, text, shots } = block.value
      return {
        kind: 'model-gallery-highlight',
        carline,
        heading: optional(heading),
        text: optional(text),
        pictures: (shots.length > 0 ? shots : USUAL_SHOTS)
          .map((shot) => readShot(carline, shot, reading))
          .filter((picture) => picture !== null),
      }
    }
    case 'model-lease-action': {
      const { carline, shot, heading, text, product, link } = block.value
      return {
        kind: 'model-lease-action',
        carline,
        heading: optional(heading),
        text: optional(text),
        picture: readShot(carline, shot, reading),
        product: product === USUAL_PRODUCT ? FIRST_PRODUCT[reading.salesType] : product,
        link: readLink(link, reading),
      }
    }
  }
}
