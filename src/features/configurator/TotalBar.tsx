import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { bottomRoom } from '@/components/bottom-room'
import { Price } from '@/components/Price'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configurator'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { ButtonAnchor } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { textLinkStyles } from '@/ui/TextLink'
import { color, layer, motion, size, space } from '@/ui/theme/css-vars'
import { below, print } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CarLink } from './CarLink'
import { useCurrentConfigurator } from './use-configurator'

const Root = styled.aside`
  position: sticky;
  inset-block-end: ${bottomRoom};
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.m};
  padding: ${space['2xs']} ${space.gutter};
  padding-block-end: max(${space['2xs']}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  ${print} { display: none; }
`

const Amount = styled.p<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${motion.normal} ${motion.ease} ${({ $stale }) => ($stale ? '400ms' : '0ms')};
`

/** Above the bar, so that the total stays where it is. */
const Trouble = styled.div`
  position: absolute;
  inset: auto 0 100%;
`

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
`

const Undo = styled(CarLink)`
  ${textLinkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  justify-content: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  ${below.m} { > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`

/** The total, always in view. A change is spoken once it is known. */
export function TotalBar({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const { isStale, missing, choices, before } = useCurrentConfigurator()
  const { total } = configuration.price
  return (
    <Root aria-label={t('conf.total')}>
      {/* Without any choices they say so in their own place. */}
      {isStale && choices && (
        <Trouble>
          <Unanswered queries={missing} of="configurator" withoutWaysOnward />
        </Trouble>
      )}
      <div>
        <Amount $stale={isStale} data-total={amountFor(total, salesType)}>
          <Price money={total} size="l" />
        </Amount>
        <WltpLine wltp={configuration.wltp} />
        <VisuallyHidden role="status">
          {isStale
            ? t('conf.refreshing')
            : t('conf.totalIs', { amount: formatEuro(amountFor(total, salesType), language) })}
        </VisuallyHidden>
      </div>
      <Ways>
        {before && (
          <Undo car={before} step="summary">
            <Icon name="undo" />
            <span>{t('conf.undo')}</span>
          </Undo>
        )}
        <ButtonAnchor href="#summary" $size="s">
          {t('conf.step.summary')}
        </ButtonAnchor>
      </Ways>
    </Root>
  )
}
