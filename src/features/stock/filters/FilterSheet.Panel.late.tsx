import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { Drawer } from '@/ui/Drawer'
import { color, space } from '@/ui/theme/css-vars'
import { tall } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.late'

const Foot = styled.div`
  ${tall.s} { position: sticky; }
  inset-block-end: calc(-1 * ${space.m});
  margin-block-start: auto;
  padding-block: ${space.s} ${space.m};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  > button { width: 100%; }
`

export interface FilterSheetProps extends FilterPanelProps {
  /** Undefined while the service has not answered. */
  readonly total: number | undefined
}

interface FilterSheetPanelProps extends FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onShow: () => void
}

/**
 * Filters apply at once; the button says how many cars match and shows them. The sheet has a live region of its own, because
 * a modal dialog silences that of the page.
 */
export function FilterSheetPanel({ total, open, onClose, onShow, ...panel }: FilterSheetPanelProps) {
  const { t } = useTranslation('stock')
  return (
    <Drawer open={open} onClose={onClose} title={t('filters.title')} closeLabel={t('filters.close')}>
      <FilterPanel {...panel} />
      <Foot>
        <VisuallyHidden role="status">
          {total === undefined ? t('loading') : t('results', { count: total })}
        </VisuallyHidden>
        <Button type="button" onClick={onShow}>
          {total === undefined ? t('loading') : t('filters.show', { count: total })}
        </Button>
      </Foot>
    </Drawer>
  )
}
