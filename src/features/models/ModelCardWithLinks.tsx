import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { CarlineCard } from '@/components/CarlineCard'
import { RouteButton } from '@/components/RouteButton'
import type { ModelPrice } from '@/contract/configurator'
import { serverHtml } from '@/late/server-html'
import { RouteLink } from '@/routing/RouteLink'

const ModelMonthly = serverHtml(() => import('./ModelMonthly.late').then((module) => module.ModelMonthly))

interface ModelCardWithLinksProps {
  model: ModelPrice
  priority?: boolean
  /** Additional controls of the card. */
  children?: ReactNode
}

/** A model card with links to its page and to the car of its "from" price. */
export function ModelCardWithLinks({ model, priority, children }: ModelCardWithLinksProps) {
  const { t } = useTranslation('models')
  const { carline_code, name, from_id } = model
  return (
    <CarlineCard model={model} priority={priority} monthly={<ModelMonthly model={model} />}>
      <RouteButton
        to="models.carline"
        params={{ carline_code }}
        size="s"
        aria-label={t('card.discoverModel', { model: name })}
      >
        {t('card.discover')}
      </RouteButton>
      <RouteLink
        to="car-configurator.conf"
        params={{ id: from_id }}
        aria-label={t('card.configureModel', { model: name })}
      >
        {t('card.configure')}
      </RouteLink>
      {children}
    </CarlineCard>
  )
}
