import { useTranslation } from 'next-i18next/pages'
import type { MouseEvent } from 'react'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Dialog } from '@/ui/Dialog'
import { Text } from '@/ui/Text'
import { AnswerLink } from './SalesTypeSwitch.styles'

interface QuestionProps {
  isAsked: boolean
  href: string
  onYes: (event: MouseEvent) => void
  onNo: () => void
}

/** Spec §2: on the configuration page, changing sides asks first. Loaded with that page, not with every page. */
export function Question({ isAsked, href, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog open={isAsked} onClose={onNo} title={t('sales_type.confirm_title')} closeLabel={t('close')}>
      <Text>{t('sales_type.confirm_text')}</Text>
      <Cluster>
        <AnswerLink href={href} scroll={false} onClick={onYes}>
          {t('yes')}
        </AnswerLink>
        <Button $variant="secondary" onClick={onNo}>
          {t('no')}
        </Button>
      </Cluster>
    </Dialog>
  )
}
