import { brand } from './brand'

/** An address of one word in both languages. */
const same = <const T extends string>(template: T) => ({ fr: template, nl: template })

/** Pages of a campaign, by the names of their routes: editors write each of them, and it has no other code than this line. */
export const CAMPAIGNS = {
  metahype: { templates: same('metahype') },
  'garage-in-the-city': {
    templates: { ...same(`${brand.word}-garage-in-the-city`), internal: 'garage-in-the-city' },
  },
  'landing-page-2024': {
    templates: {
      fr: 'conditions-extraordinaires-2024',
      nl: 'buitengewone-condities-2024',
      internal: 'landing-page-2024',
    },
  },
  'bms-2025': { templates: { fr: 'obsession', nl: 'obsessie', internal: 'bms-2025' } },
  'editions.tribe': { templates: { fr: 'editions/tribe', nl: 'edities/tribe' } },
  'business-edition-2024': {
    templates: same('business-edition-2024'),
    flags: [{ name: 'CAMPAIGN_BUSINESS_2024', parent: 'homepage' }],
    sitemap: false,
  },
} as const
