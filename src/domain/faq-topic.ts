import type { Bilingual } from './language'

/** The subjects of the questions, in the order in which they are listed; each has a page of its own. */
export const FAQ_TOPICS = [
  'choose',
  'stock',
  'order',
  'part-exchange',
  'money',
  'lease',
  'business',
  'electric',
  'charging',
  'warranty',
  'drive',
  'connected',
  'privacy',
] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

export function isFaqTopic(value: unknown): value is FaqTopic {
  return FAQ_TOPICS.includes(value as FaqTopic)
}

/** What a subject is called in its address. */
export const FAQ_TOPIC_SLUGS: Readonly<Record<FaqTopic, Bilingual>> = {
  choose: { fr: 'choisir-et-composer', nl: 'kiezen-en-samenstellen' },
  stock: { fr: 'voitures-de-stock', nl: 'stockwagens' },
  order: { fr: 'commander-et-recevoir', nl: 'bestellen-en-ontvangen' },
  'part-exchange': { fr: 'reprise', nl: 'overname' },
  money: { fr: 'financer', nl: 'financieren' },
  lease: { fr: 'louer', nl: 'leasen' },
  business: { fr: 'entreprises-et-flottes', nl: 'bedrijven-en-vloten' },
  electric: { fr: 'rouler-electrique', nl: 'elektrisch-rijden' },
  charging: { fr: 'recharger', nl: 'laden' },
  warranty: { fr: 'garantie', nl: 'garantie' },
  drive: { fr: 'entretenir-et-depanner', nl: 'onderhoud-en-bijstand' },
  connected: { fr: 'services-connectes', nl: 'geconnecteerde-diensten' },
  privacy: { fr: 'vie-privee', nl: 'privacy' },
}
