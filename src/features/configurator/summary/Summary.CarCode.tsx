import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { useAbsoluteUrl } from '@/components/site-url'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configured-car'
import { useCreateCupraCode } from '@/data/configurator/use-create-cupra-code'
import { toQueryString } from '@/data/query-string'
import { RouteLink, usePath } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Note, Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { color, space, type } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'

const Root = styled(Card)`
  gap: ${space.xs};
  align-items: flex-start;
`

const Code = styled.p`
  font-size: ${type.l};
  line-height: 1.2;
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  user-select: all;
`

const Share = styled(RouteLink<'car-configurator.offer'>)`
  ${textLinkStyles}
  ${pressLine}
`

const Copies = styled(Cluster)`
  @media (scripting: none) { display: none; }
`

const Scan = styled(Disclosure)`
  align-self: stretch;
  border-block-end: 0;
`

/** A QR code needs dark squares on a light background with a margin, or scanners fail. */
const Qr = styled.img`
  width: 11rem;
  height: 11rem;
  padding: ${space['2xs']};
  background: ${color.white};
`

interface Copied {
  readonly code: string
  readonly what: 'code' | 'link'
  readonly done: boolean
}

interface CarCodeProps {
  readonly car: Pick<Configuration, 'id' | 'cupra_code'>
  /** The page where a code can be typed. */
  readonly origin: 'ccf' | 'offer'
}

/**
 * The code of the car, to copy, share or scan. Only these actions request it from the service (`cupra-code`), so that a service
 * which stores codes stores only those that somebody uses.
 */
export function CarCode({ car: { id, cupra_code }, origin }: CarCodeProps) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const path = usePath()
  const absolute = useAbsoluteUrl()
  const { create, data, isError } = useCreateCupraCode()
  const [copied, setCopied] = useState<Copied>()
  const code = data?.id === id ? data.cupra_code : cupra_code
  const answer = copied?.code === code ? copied : undefined

  const keep = () => create({ ...audience, id, origin })
  const copy = (what: Copied['what']) => {
    keep()
    const text = what === 'code' ? code : absolute(path('car-configurator.offer', { cupra_code: code }))
    // The clipboard is written at once: a browser allows it only during the click.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard'))
    writing.then(
      () => setCopied({ code, what, done: true }),
      () => setCopied({ code, what, done: false }),
    )
  }
  return (
    <Root as="section">
      <Heading level={3} size="m">
        {t('summary.code')}
      </Heading>
      <Code translate="no">{code}</Code>
      <Note>{t('summary.codeHelp')}</Note>
      <Copies $gap="2xs" data-print="hide">
        <Button $variant="secondary" $size="s" onClick={() => copy('code')}>
          <Icon name="copy" />
          {t('summary.copy')}
        </Button>
        <Button $variant="secondary" $size="s" onClick={() => copy('link')}>
          <Icon name="copy" />
          {t('summary.copyLink')}
        </Button>
      </Copies>
      <Text $size="s" role="status">
        {answer && t(`summary.${answer.done ? 'copied' : 'copyFailed'}.${answer.what}`)}
      </Text>
      {isError && (
        <Text $size="s" $tone="error" role="alert">
          {t('summary.codeNotKept')}
        </Text>
      )}
      <Share to="car-configurator.offer" params={{ cupra_code: code }} onClick={keep}>
        {t('summary.share')}
      </Share>
      <Scan summary={t('summary.qr')}>
        <Qr
          src={`/api/qr?${toQueryString({ ...audience, cupra_code: code })}`}
          alt={t('summary.qrAlt')}
          width={176}
          height={176}
          loading="lazy"
        />
      </Scan>
    </Root>
  )
}
