import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { ShareLink } from '@/components/ShareLink'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { space } from '@/ui/theme/css-vars'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.s};
  @media (scripting: none) { display: none; }
`

/** The car to take along: its address for somebody else, or the page on paper. */
export function VehicleShare({ title }: { title: string }) {
  const { t } = useTranslation('common')
  return (
    <Root data-print="hide">
      <ShareLink title={title} />
      <Button $variant="secondary" $size="s" onClick={() => window.print()}>
        <Icon name="print" size="1em" />
        {t('share.print')}
      </Button>
    </Root>
  )
}
