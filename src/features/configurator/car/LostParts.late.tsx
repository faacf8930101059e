import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { amountFor, formatEuro } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { leaving } from '@/ui/leaving'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { lostParts } from './lost-parts'
import { useChoosing, useCurrentConfigurator } from './use-configurator'

/** The live region is in the page before its text, or a screen reader would not announce it. While empty it takes no gap. */
const Root = styled.div`
  &:empty { position: absolute; }
`

/** After a change of version: the parts that were lost, with their prices. A part that is available again has a button. */
export function LostParts() {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const { state, choices, isStale } = useCurrentConfigurator()
  const { take } = useChoosing()
  const lost = choices ? lostParts(state, choices) : []
  const open = lost.filter(({ isOpen }) => isOpen)
  return (
    <Root role="status">
      {lost.length > 0 && (
        <Notice>
          <Text>{t('conf.lost')}</Text>
          <ul>
            {lost.map(({ part: { code, title, price } }) => (
              <li key={code}>
                {title}
                {SEPARATOR}
                {formatEuro(amountFor(price, salesType), language)}
              </li>
            ))}
          </ul>
          {open.length > 0 && (
            <Button
              $variant="secondary"
              $size="s"
              aria-disabled={isStale}
              onClick={leaving(() => {
                for (const { part } of open) take({ code: part.code })
              })}
            >
              {t('conf.restore', { count: open.length })}
            </Button>
          )}
        </Notice>
      )}
    </Root>
  )
}
