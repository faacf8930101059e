import type { FilterPanelProps } from './FilterPanel.late'

export interface FilterSheetProps extends FilterPanelProps {
  /** Undefined while nobody knows it. */
  readonly total: number | undefined
}
