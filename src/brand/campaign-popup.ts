/**
 * Spec §2: the campaign that a popup announces to businesses, and the pages where it may speak up. A brand without one has `shownOn: []`, and
 * any route: nothing is shown.
 */
export const CAMPAIGN_POPUP = {
  route: 'business-edition-2024',
  shownOn: ['homepage', 'landing-page-2024', 'bms-2025'],
} as const

/** Its words, fetched by those who see it. */
export const CAMPAIGN_WORDS = {
  fr: {
    title: 'Business Edition 2024',
    text: 'L’équipement d’une journée de travail, réuni en une seule ligne de la valeur catalogue. Moins de choix à faire, rien à oublier.',
    more: 'Découvrir l’édition',
    close: 'Plus tard',
  },
  nl: {
    title: 'Business Edition 2024',
    text: 'De uitrusting van een werkdag, in één regel van de cataloguswaarde. Minder te kiezen, niets te vergeten.',
    more: 'Ontdek de editie',
    close: 'Later',
  },
} as const
