import { useTranslation } from 'next-i18next/pages'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { fold, holdsAll, splitTerms } from '@/i18n/fold'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Hidden without JavaScript: the whole list is in the page for the browser's find-in-page. */
const Search = styled.div`
  max-width: 26rem;
  @media (scripting: none) { display: none; }
`

const List = styled.ul`
  display: grid;
  gap: ${space['2xs']} ${space.xl};
  margin-block-start: ${space['2xs']};
  padding-inline-start: 1.1em;
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

interface EquipmentGroup {
  readonly code: string
  readonly title: string
  readonly items: readonly {
    readonly code: string
    readonly title: string
    /** Addition to the name, such as a price. */
    readonly note?: ReactNode
  }[]
}

interface EquipmentSearchProps {
  readonly groups: readonly EquipmentGroup[]
  /** Level of the groups' headings. */
  readonly level: 2 | 4
}

export function EquipmentSearch({ groups, level }: EquipmentSearchProps) {
  const { t } = useTranslation('common')
  const [query, setQuery] = useState('')
  const terms = splitTerms(query)
  const found = groups
    .map((group) => ({ ...group, items: group.items.filter(({ title }) => holdsAll(fold(title).text, terms)) }))
    .filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Stack $gap="m">
      <Search data-print="hide">
        <Field label={t('equipment.search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          )}
        </Field>
        <Note role="status">{terms.length > 0 && t('equipment.found', { count })}</Note>
      </Search>
      {found.map(({ code, title, items }) => (
        <section key={code}>
          <Heading level={level} size="m">
            {title}
          </Heading>
          <List>
            {items.map((item) => (
              <li key={item.code}>
                {item.title}
                {item.note && <> {item.note}</>}
              </li>
            ))}
          </List>
        </section>
      ))}
    </Stack>
  )
}
