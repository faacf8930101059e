import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CARLINE_NAMES } from '@/domain/carline'
import { Button, ButtonAnchor } from '@/ui/Button'
import { bottomRoom } from '@/ui/bottom-room'
import { leaving } from '@/ui/leaving'
import { Text } from '@/ui/Text'
import { color, layer, space } from '@/ui/theme/css-vars'
import { print, tall } from '@/ui/theme/media'
import type { ComparedModel } from './compared'

/** Sticky while models are chosen. */
const Tray = styled.div`
  ${tall.m} { position: sticky; bottom: ${bottomRoom}; }
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']} ${space.m};
  padding: ${space.s};
  border: 1px solid ${color.edge};
  border-block-start: 2px solid ${color.accent};
  background: ${color.raised};
  > p { flex: 1 1 14rem; max-width: none; }
  ${print} { display: none; }
`

interface CompareTrayProps {
  readonly href: string
  readonly compared: readonly ComparedModel[]
  readonly onClear: () => void
}

export function CompareTray({ href, compared, onClear }: CompareTrayProps) {
  const { t } = useTranslation('models')
  return (
    <Tray data-at-bottom>
      <Text $size="s">
        <strong>{t('compare.chosen', { count: compared.length })}</strong>{' '}
        {compared.map(({ carline }) => CARLINE_NAMES[carline]).join(', ')}
      </Text>
      <Button $variant="ghost" $size="s" onClick={leaving(onClear)}>
        {t('compare.clear')}
      </Button>
      <ButtonAnchor href={href} $size="s">
        {t('compare.show')}
      </ButtonAnchor>
    </Tray>
  )
}
