import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useCupraParams, useMarketingCode } from '@/data/configurator/hooks'
import { Disclosure } from '@/ui/Disclosure'
import { Skeleton } from '@/ui/Skeleton'
import * as S from './Summary.styles'

/** The references of this car in a dealer's own software, so that nobody has to look it up by its description. */
export function References({ code }: { code: string }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const params = useCupraParams({ ...audience, cupra_code: code })
  const marketing = useMarketingCode({ ...audience, cupra_code: code })
  return (
    <Disclosure summary={t('summary.references.title')}>
      {params.data && marketing.data ? (
        <S.Rows translate="no">
          <Row name={t('summary.references.marketing')} value={marketing.data.marketing_code} />
          <Row name={t('summary.references.label')} value={marketing.data.label} />
          <Row name={t('summary.references.campaign')} value={marketing.data.campaign} />
          <Row
            name={t('summary.references.model')}
            value={`${params.data.model_code} ${params.data.version} ${params.data.model_year}`}
          />
          <Row name={t('summary.references.exterior')} value={params.data.exterior_code} />
          <Row name={t('summary.references.interior')} value={params.data.interior_code} />
          <Row name={t('summary.references.options')} value={params.data.option_codes.join(' ')} />
        </S.Rows>
      ) : (
        <Unanswered queries={[params, marketing]} line="figures">
          <Skeleton $height="8rem" />
        </Unanswered>
      )}
    </Disclosure>
  )
}

function Row({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <S.Row>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </S.Row>
  )
}
