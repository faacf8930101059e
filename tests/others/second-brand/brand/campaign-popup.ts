export const CAMPAIGN_POPUP = { route: 'homepage', shownOn: [] } as const

export const CAMPAIGN_WORDS = {
  fr: { title: '', text: '', more: '', close: '' },
  nl: { title: '', text: '', more: '', close: '' },
} as const
