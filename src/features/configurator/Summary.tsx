import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configurator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { carName } from '@/domain/car-name'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { CarCode } from './Summary.CarCode'
import { DeliveryTime } from './Summary.DeliveryTime'
import { SummaryPictures } from './Summary.Pictures'
import { PriceTable } from './Summary.PriceTable'
import { SelectedParts } from './Summary.SelectedParts'
import { StandardEquipment } from './Summary.StandardEquipment'
import * as S from './Summary.styles'
import { TechnicalData } from './Summary.TechnicalData'

interface SummaryProps {
  configuration: Configuration
  /** Where to go from here. */
  children: ReactNode
}

/** The whole car on one page: what it costs and why, what it uses, when it comes, and how to come back to it. */
export function Summary({ configuration, children }: SummaryProps) {
  const { t } = useTranslation('ccf')
  const { salesType } = useAudience()
  const showsTechnicalData = useFeatureFlag('SUMMARY_TECHNICAL_DATA')
  const showsStandards = useFeatureFlag('STANDARD_EQUIPMENT_LIST_CCF')
  const { price, wltp, delivery, model_year, catalog_version, cupra_code, id } = configuration
  return (
    <S.Columns>
      <SummaryPictures pictures={configuration.pictures} />
      <Stack $gap="l">
        <div>
          <Heading level={2}>
            {t('summary.title', { car: carName(configuration.carline_title, configuration.title) })}
          </Heading>
          <Text $tone="muted">{t('summary.modelYear', { year: model_year })}</Text>
        </div>
        <Stack $gap="2xs">
          <Price money={price.total} size="xl" withIncl />
          <WltpLine wltp={wltp} />
          <LegalNote />
        </Stack>
        <PriceTable price={price} salesType={salesType} />
        <Text $size="s" $tone="muted">
          {t('summary.order')} {t('summary.validity', { version: catalog_version })}
        </Text>
      </Stack>
      <Stack $gap="l">
        <CarCode code={cupra_code} />
        <S.Ways>{children}</S.Ways>
        <DeliveryTime delivery={delivery} />
      </Stack>
      <S.Details>
        <SelectedParts selected={configuration.selected} />
        {showsTechnicalData && <TechnicalData groups={configuration.technical} />}
        {showsStandards && <StandardEquipment car={id} />}
      </S.Details>
    </S.Columns>
  )
}
