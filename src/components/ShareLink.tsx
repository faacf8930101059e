import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { color, space, type } from '@/ui/theme/css-vars'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  [role='status'] {
    font-size: ${type.s};
    color: ${color.muted};
    /* Without words it takes no gap. */
    &:empty { position: absolute; }
  }
  @media (scripting: none) { display: none; }
`

/** Shares the page by what the device has for it, or copies its address. No one else learns of it. */
export function ShareLink({ title }: { title: string }) {
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const share = async () => {
    const url = window.location.href.split('#')[0] ?? ''
    try {
      if (window.matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setTold(t('share.copied'))
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(url)
    }
  }
  return (
    <Root data-print="hide">
      <Button $variant="secondary" $size="s" onClick={share}>
        <Icon name="copy" size="1em" />
        {t('share.link')}
      </Button>
      <span role="status">{told}</span>
    </Root>
  )
}
