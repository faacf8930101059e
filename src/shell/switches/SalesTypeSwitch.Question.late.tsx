import { useTranslation } from 'next-i18next/pages'
import { type MouseEvent, useState } from 'react'
import { audienceQuery } from '@/data/audience-query'
import { useConfiguration } from '@/data/configurator/hooks'
import { isTransient } from '@/data/errors'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Dialog } from '@/ui/Dialog'
import { Text } from '@/ui/Text'
import { CarryOver } from './SalesTypeSwitch.CarryOver'
import { AnswerLink } from './SalesTypeSwitch.styles'

interface QuestionProps {
  id: string
  target: SalesType
  /** URL for the other sales type. */
  href: string
  onYes: (event: MouseEvent) => void
  onNo: () => void
}

/**
 * Spec §2: on the configuration page the switch asks first, because the configuration would be reset. If the car exists for the other
 * sales type it can be kept, and the question shows what would change.
 */
export function Question({ id, target: to, href, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation('common')
  const audience = useAudience()
  const other = { ...audience, salesType: to }
  const here = useConfiguration({ ...audienceQuery(audience), id })
  const there = useConfiguration({ ...audienceQuery(other), id })
  const [isKept, setIsKept] = useState(true)

  const car = there.isPlaceholderData ? undefined : there.data
  const isGone = there.isError && !isTransient(there.error)
  const carline = here.data?.carline_code
  const fresh = buildPath('car-configurator.models', carline ? { carline } : {}, other)
  const withCar = car && car.id !== id ? buildPath('car-configurator.conf', { id: car.id }, other) : href

  return (
    <Dialog open onClose={onNo} title={t('sales_type.confirm_title')} closeLabel={t('close')}>
      <Text>{t('sales_type.confirm_text')}</Text>
      <CarryOver
        currentCar={here.data}
        otherCar={car}
        target={to}
        state={car ? 'found' : isGone ? 'gone' : there.isError ? 'unknown' : 'checking'}
        isKept={isKept}
        onKeep={setIsKept}
      />
      <Cluster>
        <AnswerLink href={isGone || !isKept ? fresh : withCar} scroll={false} onClick={onYes}>
          {t('yes')}
        </AnswerLink>
        <Button $variant="secondary" onClick={onNo}>
          {t('no')}
        </Button>
      </Cluster>
    </Dialog>
  )
}
