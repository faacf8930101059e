import { useTranslation } from 'next-i18next/pages'
import { brand } from '@/brand/brand'
import { forgetMyCars } from '@/components/my-cars'
import { useShare } from '@/components/use-share'
import { buildPath } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { Button, ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Text'
import { useReportForgotten } from './forgotten'
import { type FoundCar, foundCarName, shortRef } from './found-car'

/** Buttons to copy a link with these cars, and to remove them. The link has no personal data, and the site sends it to nobody. */
export function MyCarsActions({ cars }: { readonly cars: readonly FoundCar[] }) {
  const { t } = useTranslation(['stock', 'common'])
  const audience = useAudience()
  const say = useReportForgotten()
  const linked = cars.filter((car) => !car.isGone && shortRef(car))
  const address = `${window.location.origin}${buildPath('my-cars', {}, audience)}?cars=${linked.map(shortRef).join()}`
  const title = t('stock:mine.mail_subject', { brand: brand.name })
  const { share, message } = useShare({ title, address: () => address, copied: t('stock:mine.copied') })
  const body = [...linked.map(foundCarName), '', address].join('\r\n')
  return (
    <div data-print="hide">
      <Cluster role="group" aria-label={t('stock:mine.actions')}>
        <Button type="button" $variant="secondary" $size="s" onClick={share}>
          <Icon name="copy" size="1em" />
          {t('stock:mine.share')}
        </Button>
        <ButtonAnchor
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
          $variant="secondary"
          $size="s"
        >
          {t('stock:mine.mail')}
        </ButtonAnchor>
        <Button type="button" $variant="ghost" $size="s" onClick={() => say(t('stock:mine.cleared'), forgetMyCars())}>
          {t('stock:mine.clear')}
        </Button>
      </Cluster>
      <Note role="status">{message}</Note>
      <Note>{t('stock:mine.code_hint')}</Note>
    </div>
  )
}
