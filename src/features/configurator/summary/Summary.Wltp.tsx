import { useTranslation } from 'next-i18next/pages'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configured-car'
import { Skeleton } from '@/ui/Skeleton'
import { Note } from '@/ui/Text'
import { useCarWltp } from '../car/use-car-wltp'

/** The WLTP figures beside the price: those of the car, or the range of its carline. */
export function CarWltp({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const { wltp, isOfThisCar } = useCarWltp(configuration)
  if (!wltp) return <Skeleton $height="3rem" />
  return (
    <>
      <WltpLine wltp={wltp} />
      <Note>
        {isOfThisCar
          ? t('summary.wltp.ofThisCar')
          : t('summary.wltp.ofVersions', { model: configuration.carline_title })}
      </Note>
    </>
  )
}
