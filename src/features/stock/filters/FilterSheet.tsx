import { useTranslation } from 'next-i18next/pages'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { browserOnly } from '@/late/browser-only'
import { Button } from '@/ui/Button'
import { from } from '@/ui/theme/media'
import { filterCount } from '../list/stock-search'
import type { FilterSheetProps } from './FilterSheet.Panel.late'

const Sheet = browserOnly(() => import('./FilterSheet.Panel.late').then((module) => module.FilterSheetPanel))

/** The filters are beside the cars on wide windows, and above them without JavaScript. */
const Opener = styled(Button)`
  ${from.l} { display: none; }
  @media (scripting: none) { display: none; }
`

/** On a phone the filters are a sheet over the cars. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useTranslation('stock')
  const [isOpen, setIsOpen] = useState<boolean>()
  const opener = useRef<HTMLButtonElement>(null)
  const count = filterCount(props.search)
  // Scrolls to the count and the cars in the next frame, when the sheet has closed.
  const show = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.parentElement?.scrollIntoView({ block: 'start' }))
  }
  return (
    <>
      <Opener ref={opener} type="button" $variant="secondary" $size="s" onClick={() => setIsOpen(true)}>
        {t('filters.open')}
        {count > 0 && ` (${count})`}
      </Opener>
      {isOpen !== undefined && <Sheet {...props} open={isOpen} onClose={() => setIsOpen(false)} onShow={show} />}
    </>
  )
}
