import { COLOR_LABELS } from '@/brand/color-labels'
import { FEATURE_ICONS, HERO_COLORS } from './block-names'
import { choice, chosenLabel, heading, itemTitle } from './common-fields'
import { withWidget } from './field-widgets'
import { fields } from './fields'
import { linkField, optionalLinkField } from './link'
import { ICON_LABELS, SHOT_LABELS, SIDE_LABELS, SUBJECT_LABELS } from './option-labels'
import { pictureField } from './picture'
import type { Shot } from './picture-names'
import { optionalText, richText, text } from './text'
import { block } from './visibility'

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
    color: withWidget(
      'color',
      choice('Couleur · Kleur', HERO_COLORS, COLOR_LABELS, 'brand'),
      'Du fond derrière le texte, là où il n’y a pas d’image. · Van het vlak achter de tekst, waar geen afbeelding is.',
    ),
    link: optionalLinkField,
    secondLink: optionalLinkField,
  }),
  media: block('Images : image à côté d’un texte · Beelden: afbeelding naast een tekst', {
    heading,
    body: richText('Texte · Tekst'),
    picture: pictureField,
    side: choice('Image · Afbeelding', ['left', 'right'], SIDE_LABELS, 'left'),
    link: optionalLinkField,
  }),
  gallery: block('Images : galerie · Beelden: galerij', {
    heading,
    layout: choice(
      'Disposition · Schikking',
      ['carousel', 'grid'],
      { carousel: 'Carrousel · Carrousel', grid: 'Grille · Raster' },
      'carousel',
    ),
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
        icon: withWidget('icon', choice('Icône · Pictogram', FEATURE_ICONS, ICON_LABELS, 'check')),
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
