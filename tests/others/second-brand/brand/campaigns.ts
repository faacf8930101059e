export const CAMPAIGNS = {
  'large-2027': { templates: { fr: 'grand-large-2027', nl: 'open-zee-2027' } },
} as const
