import type { Bilingual } from './language'

/** The subjects of the questions, in the order in which they are listed; each has a page of its own, and a word for its address. */
export const FAQ_TOPIC_SLUGS = {
  choose: { fr: 'choisir', nl: 'kiezen' },
  stock: { fr: 'stock', nl: 'stock' },
  order: { fr: 'commander', nl: 'bestellen' },
  'part-exchange': { fr: 'reprise', nl: 'overname' },
  money: { fr: 'financer', nl: 'financieren' },
  lease: { fr: 'louer', nl: 'leasen' },
  business: { fr: 'entreprises', nl: 'bedrijven' },
  electric: { fr: 'electrique', nl: 'elektrisch' },
  charging: { fr: 'recharger', nl: 'laden' },
  warranty: { fr: 'garantie', nl: 'garantie' },
  drive: { fr: 'entretien', nl: 'onderhoud' },
  connected: { fr: 'services', nl: 'diensten' },
  privacy: { fr: 'donnees', nl: 'privacy' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type FaqTopic = keyof typeof FAQ_TOPIC_SLUGS
export const FAQ_TOPICS = Object.keys(FAQ_TOPIC_SLUGS) as readonly FaqTopic[]
