import { COLOR_LABELS } from '@/brand/color-labels'
import { FEATURE_ICONS, HERO_COLORS } from './block-names'
import { drawnAs } from './drawn-field'
import { fields } from './fields'
import { block } from './limits'
import { linkField, optionalLinkField } from './link'
import { ICON_LABELS, SHOT_LABELS, SUBJECT_LABELS } from './option-labels'
import { chosenLabel, heading, itemTitle, options } from './parts'
import { pictureField } from './picture'
import type { Shot } from './picture-names'
import { optionalText, richText, text } from './text'

function pictureTitle(subject: keyof typeof SUBJECT_LABELS, shot: Shot): string {
  return `${chosenLabel(subject, SUBJECT_LABELS)}, ${chosenLabel(shot, SHOT_LABELS)}`
}

/** Blocks that are seen before they are read. */
export const mediaBlocks = {
  hero: block('Images : grande image d’ouverture · Beelden: groot openingsbeeld', {
    eyebrow: optionalText('Ligne au-dessus du titre · Regel boven de titel'),
    title: text('Titre · Titel'),
    text: optionalText('Texte · Tekst', { multiline: true }),
    picture: pictureField,
    color: drawnAs(
      'color',
      fields.select({
        label: 'Couleur · Kleur',
        options: options(HERO_COLORS, COLOR_LABELS),
        defaultValue: 'brand',
      }),
      'Du fond derrière le texte, là où il n’y a pas d’image. · Van het vlak achter de tekst, waar geen afbeelding is.',
    ),
    link: optionalLinkField,
    secondLink: optionalLinkField,
  }),
  media: block('Images : image à côté d’un texte · Beelden: afbeelding naast een tekst', {
    heading,
    body: richText('Texte · Tekst'),
    picture: pictureField,
    side: fields.select({
      label: 'Image · Afbeelding',
      options: [
        { label: 'À gauche · Links', value: 'left' },
        { label: 'À droite · Rechts', value: 'right' },
      ],
      defaultValue: 'left',
    }),
    link: optionalLinkField,
  }),
  gallery: block('Images : galerie · Beelden: galerij', {
    heading,
    layout: fields.select({
      label: 'Disposition · Schikking',
      options: [
        { label: 'Carrousel · Carrousel', value: 'carousel' },
        { label: 'Grille · Raster', value: 'grid' },
      ],
      defaultValue: 'carousel',
    }),
    items: fields.array(fields.object({ picture: pictureField, caption: optionalText('Légende · Bijschrift') }), {
      label: 'Images · Afbeeldingen',
      itemLabel: ({ fields: { picture } }) =>
        picture.fields.file.value || pictureTitle(picture.fields.subject.value, picture.fields.shot.value),
    }),
  }),
  features: block('Images : atouts avec icônes · Beelden: troeven met pictogrammen', {
    heading,
    items: fields.array(
      fields.object({
        icon: drawnAs(
          'icon',
          fields.select({
            label: 'Icône · Pictogram',
            options: options(FEATURE_ICONS, ICON_LABELS),
            defaultValue: 'check',
          }),
        ),
        title: text('Titre · Titel'),
        text: optionalText('Texte · Tekst', { multiline: true }),
        link: linkField,
      }),
      { label: 'Atouts · Troeven', itemLabel: (item) => itemTitle(item.fields.title) },
    ),
  }),
  banner: block('Images : bandeau · Beelden: banner', {
    heading: text('Intertitre · Tussentitel'),
    text: optionalText('Texte · Tekst', { multiline: true }),
    picture: pictureField,
    link: linkField,
  }),
}
