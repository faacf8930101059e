import { useTranslation } from 'next-i18next/pages'
import { Fragment, useId } from 'react'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { BaseConfiguration, StandardsResponse } from '@/contract/configurator'
import { useEachStandards } from '@/data/configurator/list-hooks'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Table } from '@/ui/Table'
import { Text } from '@/ui/Text'
import { color, weight } from '@/ui/theme/css-vars'
import { type ComparedGroup, comparedEquipment } from '../compare/compared-equipment'

const Group = styled.tr`
  th { color: ${color.text}; font-weight: ${weight.medium}; }
`

/** The standard equipment of the versions: differences are open, common items are collapsed. */
export function VersionsTable({ builds }: { builds: readonly BaseConfiguration[] }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const queries = useEachStandards(builds.map(({ id }) => ({ ...audience, id })))
  const answers = queries.flatMap(({ data }): StandardsResponse[] => (data ? [data] : []))
  if (answers.length < builds.length) {
    return (
      <Unanswered queries={queries.filter(({ data }) => !data)}>
        <Skeleton $height="24rem" />
      </Unanswered>
    )
  }
  const { different, same } = comparedEquipment(answers)
  // Nothing is shown while the equipment is unknown.
  if (different.length === 0 && same.length === 0) return null
  return (
    <Stack as="section" $gap="m">
      <Heading level={2}>{t('start.versions.compare')}</Heading>
      {different.length === 0 ? (
        <Text>{t('start.versions.noDifference')}</Text>
      ) : (
        <Different groups={different} builds={builds} />
      )}
      {same.length > 0 && (
        <Disclosure summary={t('start.versions.same', { count: same.flatMap(({ items }) => items).length })}>
          <ul>{same.flatMap(({ items }) => items.map(({ code, title }) => <li key={code}>{title}</li>))}</ul>
        </Disclosure>
      )}
    </Stack>
  )
}

function Different({ groups, builds }: { groups: readonly ComparedGroup[]; builds: readonly BaseConfiguration[] }) {
  const { t } = useTranslation('ccf')
  const id = useId()
  return (
    <Table caption={t('start.versions.different')} captionHidden stickyFirst>
      <thead>
        <tr>
          <th scope="col" id={`${id}p`}>
            {t('summary.standard')}
          </th>
          {builds.map((build, index) => (
            <th key={build.id} scope="col" id={`${id}${index}`}>
              {build.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ code, title, items }) => (
          <Fragment key={code}>
            <Group>
              <th scope="colgroup" colSpan={builds.length + 1} id={`${id}${code}`}>
                {title}
              </th>
            </Group>
            {items.map((item) => (
              <tr key={item.code}>
                <th scope="row" id={`${id}${item.code}`}>
                  {item.title}
                </th>
                {builds.map((build, index) => (
                  <td key={build.id} headers={`${id}${index} ${id}${code} ${id}${item.code}`}>
                    {item.has[index] ? (
                      <Icon name="check" label={t('start.versions.has')} />
                    ) : (
                      t('start.versions.hasNot')
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}
