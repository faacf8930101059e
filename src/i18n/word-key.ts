import type { ParseKeys } from 'i18next'
import type { Namespace } from './namespaces'

/** A text of the interface by 'namespace:key', where no translator is at hand. */
export type WordKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>
