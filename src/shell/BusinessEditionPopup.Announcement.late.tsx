import { useTranslation } from 'next-i18next/pages'
import { closeBusinessEditionPopup } from '@/components/business-edition-popup'
import { CallToAction } from '@/components/CallToAction'
import { RouteButton } from '@/components/RouteButton'
import { Cluster } from '@/ui/Cluster'
import { Dialog } from '@/ui/Dialog'
import { Text } from '@/ui/Text'

/** However it is left, it is closed for good. */
export function BusinessEditionAnnouncement() {
  const { t } = useTranslation(['legal', 'common'])
  return (
    <Dialog
      open
      onClose={closeBusinessEditionPopup}
      title={t('legal:business_edition.title')}
      closeLabel={t('common:close')}
    >
      <Text>{t('legal:business_edition.text')}</Text>
      <Cluster>
        <RouteButton
          to="business-edition-2024"
          data-analytics="business-edition-more"
          onClick={closeBusinessEditionPopup}
        >
          {t('legal:business_edition.more')}
        </RouteButton>
        <CallToAction
          label={t('legal:business_edition.close')}
          link=""
          variant="modal-close"
          analytics="business-edition-close"
        />
      </Cluster>
    </Dialog>
  )
}
