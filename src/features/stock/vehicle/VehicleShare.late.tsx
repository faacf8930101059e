import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { ShareLink } from '@/components/ShareLink'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { CarlineCode } from '@/domain/carline'
import { useRememberedRentTerms } from '@/money/finance-memory'
import { Button, ButtonAnchor } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { space } from '@/ui/theme/css-vars'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.s};
`

const Print = styled(Button)`
  @media (scripting: none) { display: none; }
`

interface VehicleShareProps {
  readonly title: string
  readonly carline: CarlineCode
  readonly commissionId: string
}

/** Share the URL, download the PDF sheet, or print the page. */
export function VehicleShare({ title, carline, commissionId }: VehicleShareProps) {
  const { t } = useTranslation(['stock', 'common'])
  const terms = useRememberedRentTerms()
  const sheet = new URLSearchParams({
    ...useAudienceQuery(),
    carline_code: carline,
    commission_id: commissionId,
    ...(terms && Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]))),
  })
  return (
    <Root data-print="hide">
      <ShareLink title={title} />
      <ButtonAnchor href={`/api/vehicle-sheet?${sheet}`} $variant="secondary" $size="s">
        <Icon name="download" size="1em" />
        {t('stock:vehicle.sheet.link')}
      </ButtonAnchor>
      <Print $variant="secondary" $size="s" onClick={() => window.print()}>
        <Icon name="print" size="1em" />
        {t('common:share.print')}
      </Print>
    </Root>
  )
}
