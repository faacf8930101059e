import type { LinkParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'

/** Namespaces that have the keys `next.title`, `next.text` and `next.action`. */
type NextStepNamespace =
  | 'assistance'
  | 'contact'
  | 'financial-rent'
  | 'financing'
  | 'how-buy'
  | 'personal-lease'
  | 'private-lease'
  | 'we-care'

interface NextStep {
  readonly namespace: NextStepNamespace
  readonly route: RouteName
  readonly params?: LinkParams<RouteName>
}

const ABOUT_CARE: LinkParams<'message'> = { message_kind: 'contact', topic: 'assistance' }

/** The next step of each page that has one. Its texts are in the page's own namespace. */
export const NEXT_STEPS: Readonly<Partial<Record<string, NextStep>>> = {
  assistance: { namespace: 'assistance', route: 'message', params: ABOUT_CARE },
  'entretien-reparation': { namespace: 'assistance', route: 'message', params: ABOUT_CARE },
  services: { namespace: 'assistance', route: 'message', params: ABOUT_CARE },
  fleet: { namespace: 'contact', route: 'models' },
  financing: { namespace: 'financing', route: 'car-configurator' },
  'financial-solutions': { namespace: 'financing', route: 'car-configurator' },
  lease: { namespace: 'how-buy', route: 'models' },
  'personal-lease': { namespace: 'personal-lease', route: 'car-configurator' },
  'private-lease': { namespace: 'private-lease', route: 'car-configurator' },
  'financial-rent': { namespace: 'financial-rent', route: 'car-configurator' },
  wecare: { namespace: 'we-care', route: 'entretien-reparation' },
} satisfies Partial<Record<RouteName, NextStep>>
