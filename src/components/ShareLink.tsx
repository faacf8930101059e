import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { color, space, type } from '@/ui/theme/css-vars'
import { useShare } from './use-share'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  [role='status'] {
    font-size: ${type.s};
    color: ${color.muted};
    /* While empty it takes no gap. */
    &:empty { position: absolute; }
  }
  @media (scripting: none) { display: none; }
`

/** Opens the device's share dialog, or copies the URL. Nothing is sent to a third party. */
export function ShareLink({ title }: { title: string }) {
  const { t } = useTranslation()
  const address = () => window.location.href.split('#')[0] ?? ''
  const { share, message } = useShare({ title, address, copied: t('share.copied') })
  return (
    <Root data-print="hide">
      <Button $variant="secondary" $size="s" onClick={share}>
        <Icon name="copy" size="1em" />
        {t('share.link')}
      </Button>
      <span role="status">{message}</span>
    </Root>
  )
}
