import type { LinkParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'

/** The translation files that hold a next step: `next.title`, `next.text` and `next.action`. */
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

/** What a visitor does after reading: one step for each page that has one, in the words of the page's own namespace. */
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
