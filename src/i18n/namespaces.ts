import { isOneOf } from '@/domain/is-one-of'
/** Spec §1: the translation namespaces, the same in both languages. */
export const NAMESPACES = [
  'assistance',
  'ccf',
  'common',
  'contact',
  'errors',
  'financial-rent',
  'financing',
  'footer',
  'formentor-stock',
  'how-buy',
  'legal',
  'models',
  'nav',
  'personal-lease',
  'preview-configurator',
  'private-lease',
  'stock',
  'technical-data',
  'type',
  'we-care',
] as const
export type Namespace = (typeof NAMESPACES)[number]

export function isNamespace(value: string): value is Namespace {
  return isOneOf(NAMESPACES, value)
}
