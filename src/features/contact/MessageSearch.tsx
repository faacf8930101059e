import { useTranslation } from 'next-i18next/pages'
import { PathLink } from '@/routing/PathLink'
import { Text } from '@/ui/Text'
import type { ShownSearch } from './shown-message'
import { SidePart } from './TitledPart'

/** The followed search, in the same words as the chips of the stock list. */
export function MessageSearch({ search: { title, href } }: { readonly search: ShownSearch }) {
  const { t } = useTranslation('contact')
  return (
    <SidePart id="message-search" title={t('form.search.title')}>
      <Text>
        <PathLink href={href}>{title}</PathLink>
      </Text>
    </SidePart>
  )
}
