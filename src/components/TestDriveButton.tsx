import { useTranslation } from 'next-i18next/pages'
import type { ComponentProps } from 'react'
import { MessageButton } from './MessageButton'

interface TestDriveButtonProps
  extends Pick<ComponentProps<typeof MessageButton>, 'about' | 'variant' | 'size' | 'className'> {
  /** Among others: its name, for whoever hears the link without seeing the car. */
  readonly car?: string
}

/** From a car to its wheel. */
export function TestDriveButton({ car, ...button }: TestDriveButtonProps) {
  const { t } = useTranslation('common')
  return (
    <MessageButton form="test-drive" {...(car && { 'aria-label': t('ask.drive_for', { car }) })} {...button}>
      {t('ask.drive')}
    </MessageButton>
  )
}
