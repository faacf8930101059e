import { fields, singleton } from '@keystatic/core'
import { CTA_VARIANTS } from '@/domain/call-to-action'
import { CARLINE_CODES } from '@/domain/carline'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { TAG_ALIGNS, TAG_COLORS } from '@/domain/tag-color'
import { linkField } from './link'
import { optionalText, text } from './text'

const option = (value: string) => ({ label: value, value })
const choice = (label: string, values: readonly string[]) =>
  fields.select({ label, options: ['', ...values].map(option), defaultValue: '' })
const LENGTH = 'A CSS length (12rem, 50%), or full. May be left empty.'

/** Spec §3: what an editor may say about a call to action besides its words, its link and its variant. */
const ctaLook = {
  align: choice('Side', ['left', 'center', 'right']),
  size: choice('Size', ['s', 'm', 'l']),
  width: fields.text({ label: 'Width', description: LENGTH }),
  width_mobile: fields.text({ label: 'Width on a small screen', description: LENGTH }),
  padding: fields.text({ label: 'Padding', description: 'One or two CSS lengths. May be left empty.' }),
  target: choice('Opens in', ['_blank']),
  analytics: fields.text({ label: 'Name for the statistics', description: 'May be left empty.' }),
}

export const carsSingleton = singleton({
  label: 'Menu: models',
  path: 'src/content/entries/navigation/cars',
  format: { data: 'yaml' },
  schema: {
    families: fields.array(
      fields.object({
        title: text('Family'),
        models: fields.array(
          fields.object({
            carlineCode: fields.select({
              label: 'Carline',
              options: CARLINE_CODES.map((code) => ({ label: code as string, value: code })),
              defaultValue: 'FORMENTOR',
            }),
            cupraCode: fields.text({ label: 'Code of the car behind the price', description: 'May be left empty.' }),
            name: text('Name'),
            showFamily: fields.checkbox({ label: 'Show the family on the card' }),
            motorisation: fields.multiselect({
              label: 'Motorisation',
              options: MOTORISATIONS.map((value) => ({ label: value as string, value })),
            }),
            badge: fields.text({ label: 'Badge (file name)' }),
            tag: fields.object({
              label: optionalText('Tag'),
              align: fields.select({
                label: 'Side',
                options: TAG_ALIGNS.map((value) => ({ label: value as string, value })),
                defaultValue: 'left',
              }),
              color: fields.select({
                label: 'Color',
                options: TAG_COLORS.map((value) => ({ label: value as string, value })),
                defaultValue: 'cupraPetrol',
              }),
            }),
            picture: fields.object({ filename: fields.text({ label: 'File name' }), alt: text('Description') }),
            link: linkField,
            ctas: fields.array(
              fields.object({
                link: linkField,
                variant: fields.select({
                  label: 'Variant',
                  options: CTA_VARIANTS.map((value) => ({ label: value as string, value })),
                  defaultValue: 'primary',
                }),
                ...ctaLook,
              }),
              { label: 'Buttons' },
            ),
          }),
          { label: 'Models', itemLabel: (model) => model.fields.name.fields.fr.value },
        ),
      }),
      { label: 'Families', itemLabel: (family) => family.fields.title.fields.fr.value },
    ),
  },
})

const childLink = fields.object({
  link: linkField,
  separator: fields.checkbox({ label: 'Line above' }),
  feature: fields.select({
    label: 'Only with flag',
    options: [option(''), ...FEATURE_FLAGS.map(option)],
    defaultValue: '',
  }),
})

const groupSchema = {
  main: fields.array(
    fields.object({
      id: fields.text({ label: 'Id' }),
      title: text('Title'),
      link: linkField,
      children: fields.array(childLink, { label: 'Links' }),
    }),
    { label: 'Groups', itemLabel: (group) => group.fields.title.fields.fr.value },
  ),
  social: fields.array(
    fields.object({
      social: fields.select({
        label: 'Network',
        options: [
          { label: 'Facebook', value: 'facebook' },
          { label: 'Instagram', value: 'instagram' },
        ],
        defaultValue: 'facebook',
      }),
      address: fields.text({ label: 'Address' }),
    }),
    { label: 'Social networks' },
  ),
  secondary: fields.array(childLink, { label: 'Small links' }),
}

export const headerSingleton = singleton({
  label: 'Menu: links',
  path: 'src/content/entries/navigation/header',
  format: { data: 'yaml' },
  schema: groupSchema,
})

export const footerSingleton = singleton({
  label: 'Footer',
  path: 'src/content/entries/navigation/footer',
  format: { data: 'yaml' },
  schema: groupSchema,
})
