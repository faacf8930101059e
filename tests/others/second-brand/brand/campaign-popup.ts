export const CAMPAIGN_POPUP = { route: 'large-2027', shownOn: [] } as const

export const CAMPAIGN_WORDS = {
  fr: { title: 'Le grand large', text: 'La flotte prend le vent.', more: 'Voir', close: 'Plus tard' },
  nl: { title: 'Open zee', text: 'De vloot vangt wind.', more: 'Bekijken', close: 'Later' },
} as const
