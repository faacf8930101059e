import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'

const Root = styled(Card)`
  gap: ${space.xs};
  align-items: flex-start;
`

const Code = styled.p`
  font-size: ${type.xl};
  line-height: 1.2;
  letter-spacing: 0.12em;
  font-variant-numeric: tabular-nums;
  user-select: all;
`

const Share = styled(RouteLink<'car-configurator.offer'>)`
  ${textLinkStyles}
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
`

const Copy = styled(Button)`
  @media (scripting: none) { display: none; }
`

/** The short name of the car, to read out, write down or send. */
export function CarCode({ code }: { code: string }) {
  const { t } = useTranslation('ccf')
  const [copied, setCopied] = useState<{ code: string; done: boolean } | undefined>()
  const answer = copied?.code === code ? copied : undefined
  const copy = () => {
    const writing = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('There is no clipboard'))
    writing.then(
      () => setCopied({ code, done: true }),
      () => setCopied({ code, done: false }),
    )
  }
  return (
    <Root as="section">
      <Heading level={3} size="m">
        {t('summary.code')}
      </Heading>
      <Code translate="no">{code}</Code>
      <Text $size="s" $tone="muted">
        {t('summary.codeHelp')}
      </Text>
      <Copy $variant="secondary" $size="s" onClick={copy} data-print="hide">
        <Icon name="copy" />
        {t('summary.copy')}
      </Copy>
      <Text $size="s" role="status">
        {answer && t(answer.done ? 'summary.copied' : 'summary.copyFailed')}
      </Text>
      <Share to="car-configurator.offer" params={{ cupra_code: code }}>
        {t('summary.share')}
      </Share>
    </Root>
  )
}
