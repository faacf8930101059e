import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/ui/Icon'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'

const Form = styled.div`
  display: grid;
  gap: ${space['2xs']};
  /* Without scripts nothing is searched, and everything is there to read. */
  @media (scripting: none) { display: none; }
`

const Field = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${color.edge};
  transition: border-color ${motion.fast} ${motion.ease};
  &:focus-within { border-bottom-color: ${color.accent}; }
  /* One ring around the glass and the words. */
  &:has(input:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 6px; }
  > svg { color: ${color.accentText}; }
`

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 4rem;
  padding: 0 ${space.s};
  border: 0;
  background: transparent;
  font-size: ${type.l};
  font-weight: ${weight.light};
  &:focus-visible { outline: none; }
  &::placeholder { color: ${color.muted}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
`

const Clear = styled.button`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  &:hover { color: ${color.accentText}; }
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
}

/** The search in the page: it answers while one types, and says how much it found. */
export function FaqSearch({ query, found, onChange }: FaqSearchProps) {
  const { t } = useTranslation('assistance')
  const id = useId()
  return (
    <Form role="search">
      <Field>
        <Icon name="search" size="1.5rem" />
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('faq.search')}
          placeholder={t('faq.placeholder')}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
        {query ? (
          <Clear
            type="button"
            aria-label={t('faq.clear')}
            onClick={() => {
              onChange('')
              document.getElementById(id)?.focus()
            }}
          >
            <Icon name="close" />
          </Clear>
        ) : null}
      </Field>
      <Count role="status">
        {found === undefined ? '' : found === 0 ? t('faq.none') : t('faq.found', { count: found })}
      </Count>
    </Form>
  )
}
