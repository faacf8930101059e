import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Blocks } from '@/components/editorial/Blocks'
import { Columns, Matter } from '@/components/editorial/Blocks.styles'
import { PageIntro } from '@/components/editorial/PageIntro'
import { PageHead } from '@/components/PageHead'
import { brand } from '@/config/brand'
import type { PageContent } from '@/content/types'
import { useAudience } from '@/routing/CurrentRoute'
import { ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { color, space } from '@/ui/theme/css-vars'

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space.l} ${space.m};
  margin-block-end: ${space.l};
  > div { padding-top: ${space.s}; border-top: 1px solid ${color.line}; }
  dt { color: ${color.muted}; }
`

const { company } = brand

/** How to reach the company: its facts come from config/brand.ts, its opening hours from the page's entry. */
export default function ContactView({ page }: { page: PageContent }) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const phone = `tel:${company.phone.replaceAll(' ', '')}`
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <Section $tight>
        <Columns>
          <Heading level={2} size="l">
            {t('reach_us')}
          </Heading>
          <Matter>
            <Details>
              <div>
                <dt>{t('address')}</dt>
                <dd>
                  <address>
                    {company.name}
                    <br />
                    {company.street[language]}
                    <br />
                    {company.zipcode} {company.city[language]}
                  </address>
                </dd>
              </div>
              <div>
                <dt>{t('phone')}</dt>
                <dd>{company.phone}</dd>
              </div>
              <div>
                <dt>{t('email')}</dt>
                <dd>{company.email}</dd>
              </div>
            </Details>
            <Cluster>
              <ButtonAnchor href={phone}>{t('call')}</ButtonAnchor>
              <ButtonAnchor href={`mailto:${company.email}`} $variant="secondary">
                {t('write')}
              </ButtonAnchor>
            </Cluster>
          </Matter>
        </Columns>
      </Section>
      <Blocks blocks={page.blocks} />
    </>
  )
}
