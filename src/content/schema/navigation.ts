import { COLOR_LABELS } from '@/brand/color-labels'
import { CARD_CTA_VARIANTS } from '@/domain/call-to-action'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { COLOR_KEYS, TAG_ALIGNS } from '@/domain/tag-color'
import { anyCarline } from './car-blocks'
import { choice, itemTitle, options } from './common-fields'
import { buttonFileField } from './download'
import { withWidget } from './field-widgets'
import { fields, singleton } from './fields'
import { linkField } from './link'
import { CTA_VARIANT_LABELS, MOTORISATION_LABELS, SIDE_LABELS } from './option-labels'
import { optionalText, text } from './text'
import { flagField, period, shownTo } from './visibility'

const optionalChoice = (label: string, labels: Readonly<Record<string, string>>) =>
  choice(label, ['', ...Object.keys(labels)], { '': '(sans choix) · (geen keuze)', ...labels }, '')
const LENGTH =
  'Une longueur CSS (12rem, 50 %) ou full. Peut rester vide. · Een CSS-lengte (12rem, 50 %) of full. Mag leeg blijven.'

/** Spec §3: what an editor may say about a call to action besides its words, its link and its variant. */
const ctaLook = {
  align: optionalChoice('Côté · Kant', {
    left: 'À gauche · Links',
    center: 'Au milieu · Midden',
    right: 'À droite · Rechts',
  }),
  size: optionalChoice('Taille · Grootte', { s: 'Petit · Klein', m: 'Moyen · Middel', l: 'Grand · Groot' }),
  width: fields.text({ label: 'Largeur · Breedte', description: LENGTH }),
  width_mobile: fields.text({ label: 'Largeur sur petit écran · Breedte op een klein scherm', description: LENGTH }),
  padding: fields.text({
    label: 'Marge intérieure · Binnenmarge',
    description: 'Une ou deux longueurs CSS. Peut rester vide. · Eén of twee CSS-lengtes. Mag leeg blijven.',
  }),
  target: optionalChoice('S’ouvre dans · Opent in', { _blank: 'Un nouvel onglet · Een nieuw tabblad' }),
  analytics: fields.text({
    label: 'Nom pour les statistiques · Naam voor de statistieken',
    description: 'Peut rester vide. · Mag leeg blijven.',
  }),
}

export const carsSingleton = singleton({
  label: 'Menu : modèles · Menu: modellen',
  path: 'src/content/entries/navigation/cars',
  format: { data: 'yaml' },
  schema: {
    families: fields.array(
      fields.object({
        title: text('Famille · Familie'),
        models: fields.array(
          fields.object({
            carlineCode: anyCarline,
            cupraCode: fields.text({
              label: 'Code de la voiture derrière le prix · Code van de wagen achter de prijs',
              description: 'Peut rester vide. · Mag leeg blijven.',
            }),
            name: text('Nom · Naam'),
            showFamily: fields.checkbox({ label: 'Montrer la famille sur la carte · Familie op de kaart tonen' }),
            period,
            motorisation: fields.multiselect({
              label: 'Motorisation · Aandrijving',
              options: options(MOTORISATIONS, MOTORISATION_LABELS),
            }),
            badge: withWidget('badge', fields.text({ label: 'Badge · Badge' })),
            tag: fields.object({
              label: optionalText('Étiquette · Label'),
              align: choice('Côté · Kant', TAG_ALIGNS, SIDE_LABELS, 'left'),
              color: withWidget('color', choice('Couleur · Kleur', COLOR_KEYS, COLOR_LABELS, 'brand')),
            }),
            picture: fields.object({
              filename: withWidget('card', fields.text({ label: 'Image · Afbeelding' })),
              alt: text('Description · Beschrijving'),
            }),
            link: linkField,
            ctas: fields.array(
              fields.object({
                link: linkField,
                variant: choice('Variante · Variant', CARD_CTA_VARIANTS, CTA_VARIANT_LABELS, 'primary'),
                file: buttonFileField,
                ...ctaLook,
              }),
              { label: 'Boutons · Knoppen', itemLabel: (cta) => itemTitle(cta.fields.link.fields.label) },
            ),
          }),
          { label: 'Modèles · Modellen', itemLabel: (model) => itemTitle(model.fields.name) },
        ),
      }),
      { label: 'Familles · Families', itemLabel: (family) => itemTitle(family.fields.title) },
    ),
  },
})

const childLinks = (label: string) =>
  fields.array(
    fields.object({
      link: linkField,
      shownTo,
      period,
      separator: fields.checkbox({ label: 'Trait au-dessus · Lijn erboven' }),
      feature: flagField,
    }),
    { label, itemLabel: (child) => itemTitle(child.fields.link.fields.label) },
  )

const mainGroups = (description = '') =>
  fields.array(
    fields.object({
      id: fields.text({ label: 'Mot dans les liens · Woord in de links' }),
      title: text('Titre · Titel'),
      link: linkField,
      children: childLinks('Liens · Links'),
    }),
    { label: 'Groupes · Groepen', itemLabel: (group) => itemTitle(group.fields.title), description },
  )

const groupSchema = {
  main: mainGroups(),
  social: fields.array(
    fields.object({
      social: choice(
        'Réseau · Netwerk',
        ['facebook', 'instagram'],
        { facebook: 'Facebook', instagram: 'Instagram' },
        'facebook',
      ),
      address: fields.text({ label: 'Adresse · Adres' }),
    }),
    { label: 'Réseaux sociaux · Sociale netwerken', itemLabel: (item) => item.fields.address.value },
  ),
  secondary: childLinks('Petits liens · Kleine links'),
}

export const headerSingleton = singleton({
  label: 'Menu : liens · Menu: links',
  path: 'src/content/entries/navigation/header',
  format: { data: 'yaml' },
  schema: {
    ...groupSchema,
    main: mainGroups(
      'Le premier groupe ouvre le menu, en grand : deux à six liens par type de client. · De eerste groep opent het menu, in het groot: twee tot zes links per type klant.',
    ),
  },
})

export const footerSingleton = singleton({
  label: 'Pied de page · Voettekst',
  path: 'src/content/entries/navigation/footer',
  format: { data: 'yaml' },
  schema: groupSchema,
})
