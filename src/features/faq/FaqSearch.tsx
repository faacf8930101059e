import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SearchField } from '@/ui/SearchField'
import { color, space, type } from '@/ui/theme/css-vars'

const Form = styled.div`
  display: grid;
  /* A field is as wide as the browser likes it, unless its column may be narrower. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  /* Without scripts nothing is searched, and everything is there to read. */
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
  /** Questions found; undefined while nothing is looked for. */
  found: number | undefined
  onChange: (query: string) => void
  /** The visitor is about to look for something. */
  onApproach?: (() => void) | undefined
}

/** The search in the page: it answers while one types, and says how much it found. */
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
