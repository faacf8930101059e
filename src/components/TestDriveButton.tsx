import { useTranslation } from 'next-i18next/pages'
import type { ComponentProps } from 'react'
import { MessageButton } from './MessageButton'

interface TestDriveButtonProps
  extends Pick<ComponentProps<typeof MessageButton>, 'about' | 'variant' | 'size' | 'className'> {
  /** Name of the car in the accessible name of the button, if there are several. */
  readonly car?: string
}

export function TestDriveButton({ car, ...button }: TestDriveButtonProps) {
  const { t } = useTranslation('common')
  return (
    <MessageButton form="test-drive" {...(car && { 'aria-label': t('ask.drive_for', { car }) })} {...button}>
      {t('ask.drive')}
    </MessageButton>
  )
}
