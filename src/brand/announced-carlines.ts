/** What an announced carline is called, and what is told of it, until it has a body of its own. */
export const ANNOUNCED_CARLINES = {
  FORMENTORNEW: {
    name: { fr: 'Nouvelle Formentor', nl: 'Nieuwe Formentor' },
    tagline: { fr: 'Le crossover change de regard.', nl: 'De crossover krijgt een nieuwe blik.' },
  },
  LEONNEW: {
    name: { fr: 'Nouvelle Leon', nl: 'Nieuwe Leon' },
    tagline: { fr: 'La compacte affûte ses traits.', nl: 'De compacte krijgt scherpere trekken.' },
  },
  LEONBREAKNEW: {
    name: { fr: 'Nouvelle Leon Sportstourer', nl: 'Nieuwe Leon Sportstourer' },
    tagline: { fr: 'Plus d’allure, toujours autant de place.', nl: 'Meer stijl, nog altijd evenveel plaats.' },
  },
} as const
