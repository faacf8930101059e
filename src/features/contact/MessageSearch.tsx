import { useTranslation } from 'next-i18next/pages'
import { PathLink } from '@/routing/PathLink'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import * as S from './MessageView.styles'
import type { ShownSearch } from './shown-message'

/** The search that somebody follows, as the chips of its list name it. */
export function MessageSearch({ search: { title, href } }: { readonly search: ShownSearch }) {
  const { t } = useTranslation('contact')
  return (
    <S.Card aria-labelledby="message-search">
      <Heading level={2} size="m" id="message-search">
        {t('form.search.title')}
      </Heading>
      <Text>
        <PathLink href={href}>{title}</PathLink>
      </Text>
    </S.Card>
  )
}
