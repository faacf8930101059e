import type { FilterPanelProps } from './FilterPanel'

export interface FilterSheetProps extends FilterPanelProps {
  /** Undefined while nobody knows it. */
  readonly total: number | undefined
}
