import { fields } from '@keystatic/core'
import { FEATURE_ICONS, HERO_COLORS } from '../block-names'
import { limits } from './limits'
import { linkField, optionalLinkField } from './link'
import { heading, itemTitle, option } from './parts'
import { pictureField } from './picture'
import { optionalText, richText, text } from './text'

/** Blocks that are seen before they are read. */
export const mediaBlocks = {
  hero: {
    label: 'Hero',
    itemLabel: (block: { fields: { title: Parameters<typeof itemTitle>[0] } }) => itemTitle(block.fields.title),
    schema: fields.object({
      eyebrow: optionalText('Line above the title'),
      title: text('Title'),
      text: optionalText('Text', { multiline: true }),
      picture: pictureField,
      color: fields.select({
        label: 'Colour',
        description: 'Of the field behind the words, where there is no picture.',
        options: HERO_COLORS.map(option),
        defaultValue: 'cupraPetrol',
      }),
      link: optionalLinkField,
      secondLink: optionalLinkField,
      ...limits,
    }),
  },
  media: {
    label: 'Picture beside a text',
    schema: fields.object({
      heading,
      body: richText('Text'),
      picture: pictureField,
      side: fields.select({
        label: 'Picture on the',
        options: [
          { label: 'Left', value: 'left' },
          { label: 'Right', value: 'right' },
        ],
        defaultValue: 'left',
      }),
      link: optionalLinkField,
      ...limits,
    }),
  },
  gallery: {
    label: 'Gallery',
    schema: fields.object({
      heading,
      layout: fields.select({
        label: 'Layout',
        options: [
          { label: 'Carousel', value: 'carousel' },
          { label: 'Grid', value: 'grid' },
        ],
        defaultValue: 'carousel',
      }),
      items: fields.array(fields.object({ picture: pictureField, caption: optionalText('Caption') }), {
        label: 'Pictures',
        itemLabel: (item) => `${item.fields.picture.fields.subject.value} ${item.fields.picture.fields.shot.value}`,
      }),
      ...limits,
    }),
  },
  features: {
    label: 'Features with icons',
    schema: fields.object({
      heading,
      items: fields.array(
        fields.object({
          icon: fields.select({ label: 'Icon', options: FEATURE_ICONS.map(option), defaultValue: 'check' }),
          title: text('Title'),
          text: optionalText('Text', { multiline: true }),
          link: linkField,
        }),
        { label: 'Features', itemLabel: (item) => itemTitle(item.fields.title) },
      ),
      ...limits,
    }),
  },
  banner: {
    label: 'Banner with a picture',
    schema: fields.object({
      heading: text('Heading'),
      text: optionalText('Text', { multiline: true }),
      picture: pictureField,
      link: linkField,
      ...limits,
    }),
  },
}
