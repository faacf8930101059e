import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SearchField } from '@/ui/SearchField'
import { color, space, type } from '@/ui/theme/css-vars'

const Form = styled.div`
  display: grid;
  /* Without a minimum of 0 the column is at least as wide as the browser's default field. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  /* Hidden without JavaScript, because only the browser searches. All questions remain. */
  @media (scripting: none) { display: none; }
`

const Count = styled.p`
  min-height: 1.6em;
  margin-block: ${space['3xs']} ${space.s};
  font-size: ${type.s};
  color: ${color.muted};
`

interface FaqSearchProps {
  query: string
  /** Number of questions found; undefined without a search. */
  found: number | undefined
  onChange: (query: string) => void
  /** Called when the field gets the focus, to load the code of the search. */
  onApproach?: (() => void) | undefined
}

/** Searches while the visitor types, and announces the number of results. */
export function FaqSearch({ query, found, onChange, onApproach }: FaqSearchProps) {
  const { t } = useTranslation('assistance')
  return (
    <Form role="search" onFocus={onApproach}>
      <SearchField
        label={t('faq.search')}
        placeholder={t('faq.placeholder')}
        clearLabel={t('faq.clear')}
        value={query}
        onChange={onChange}
      />
      <Count role="status">
        {found === undefined ? '' : found === 0 ? t('faq.none') : t('faq.found', { count: found })}
      </Count>
    </Form>
  )
}
