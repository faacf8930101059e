import { useTranslation } from 'next-i18next/pages'
import { CAMPAIGN_POPUP, CAMPAIGN_WORDS } from '@/brand/campaign-popup'
import { closeBusinessEditionPopup } from '@/components/business-edition-popup'
import { CallToAction } from '@/components/CallToAction'
import { RouteButton } from '@/components/RouteButton'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Dialog } from '@/ui/Dialog'
import { Text } from '@/ui/Text'

/** Every way to close it is remembered. */
export function BusinessEditionAnnouncement() {
  const { t } = useTranslation('common')
  const { title, text, more, close } = CAMPAIGN_WORDS[useAudience().language]
  return (
    <Dialog open onClose={closeBusinessEditionPopup} title={title} closeLabel={t('close')}>
      <Text>{text}</Text>
      <Cluster>
        <RouteButton
          to={CAMPAIGN_POPUP.route}
          data-analytics="business-edition-more"
          onClick={closeBusinessEditionPopup}
        >
          {more}
        </RouteButton>
        <CallToAction label={close} link="" variant="modal-close" analytics="business-edition-close" />
      </Cluster>
    </Dialog>
  )
}
