import type { DealerPage } from '@/content/types'

export interface DealerViewProps {
  readonly entry: DealerPage
}
