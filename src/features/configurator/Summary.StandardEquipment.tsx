import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { StandardsResponse } from '@/contract/configurator'
import { useStandards } from '@/data/configurator/hooks'
import { fold, holdsAll, termsOf } from '@/i18n/fold'
import { Badge } from '@/ui/Badge'
import { Disclosure } from '@/ui/Disclosure'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import type { NamedCar } from './named-car'
import * as S from './Summary.styles'

/** Without JavaScript the whole list stands there, and the browser's own search finds what is in it. */
const Search = styled.div`
  max-width: 26rem;
  @media (scripting: none) { display: none; }
`

/** Behind STANDARD_EQUIPMENT_LIST_CCF: what comes with the car without being chosen. */
export function StandardEquipment({ car }: { car: NamedCar }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const standards = useStandards({ ...audience, ...car })
  const { data } = standards
  return (
    <Disclosure summary={t('summary.standard')}>
      {data ? (
        <Equipment categories={data.categories} />
      ) : (
        <Unanswered queries={[standards]}>
          <Skeleton $height="16rem" />
        </Unanswered>
      )}
    </Disclosure>
  )
}

function Equipment({ categories }: StandardsResponse) {
  const { t } = useTranslation('ccf')
  const [query, setQuery] = useState('')
  const terms = termsOf(query)
  const found = categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ title }) => holdsAll(fold(title).text, terms)),
    }))
    .filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Stack $gap="m">
      <Search data-print="hide">
        <Field label={t('summary.standardSearch')}>
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
        <Text $size="s" $tone="muted" role="status">
          {terms.length > 0 && t('summary.standardFound', { count })}
        </Text>
      </Search>
      {found.map(({ code, title, items }) => (
        <section key={code}>
          <Heading level={4}>{title}</Heading>
          <S.List>
            {items.map((item) => (
              <li key={item.code}>
                {item.title} {item.is_new_vs_lower_trim && <Badge>{t('summary.standardNew')}</Badge>}
              </li>
            ))}
          </S.List>
        </section>
      ))}
    </Stack>
  )
}
