import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useStandards } from '@/data/configurator/hooks'
import { Badge } from '@/ui/Badge'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import * as S from './Summary.styles'

/** Behind STANDARD_EQUIPMENT_LIST_CCF: what comes with the car without being chosen. */
export function StandardEquipment({ car }: { car: string }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const standards = useStandards({ ...audience, id: car })
  const { data } = standards
  return (
    <Disclosure summary={t('summary.standard')}>
      {data ? (
        <Stack $gap="m">
          {data.categories.map(({ code, title, items }) => (
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
      ) : (
        <Unanswered queries={[standards]}>
          <Skeleton $height="16rem" />
        </Unanswered>
      )}
    </Disclosure>
  )
}
