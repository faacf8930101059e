import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import {
  CHOICE_QUESTIONS,
  type Fit,
  isWhole,
  type ProductChoice,
  readChoice,
  type Suited,
  suitedProducts,
  type WholeChoice,
} from '@/domain/product-choice'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Card } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { ChooserForm } from './ChooserForm.late'
import { carlinePictures } from './carline-pictures'
import { choiceTerms } from './choice-terms'
import * as S from './Finance.styles'
import { FinancePage } from './FinancePage'
import { FinanceTool } from './FinanceTool.late'
import { productPage } from './product-pages'

/** The answer to the five questions: the suitable product, the reasons, and its cost. Each answer has a URL. */
export default function ChoiceView({ params }: { readonly params: RouteParams<'financial-solutions.choice'> }) {
  const choice = readChoice(params.choice)
  const offered = useOfferedProducts()
  if (!choice) return null
  if (offered.length === 0) return <NothingOffered />
  if (!isWhole(choice)) return <Unfinished key={params.choice} choice={choice} />
  const [best, ...others] = suitedProducts(choice, offered)
  return best ? <Result key={params.choice} choice={choice} best={best} others={others} /> : null
}

interface ResultProps {
  readonly choice: WholeChoice
  readonly best: Suited
  readonly others: readonly Suited[]
}

function Result({ choice, best, others }: ResultProps) {
  const { t } = useTranslation(['how-buy', 'financing'])
  const { salesType } = useAudience()
  const { data } = useModelsPrices(useAudienceQuery())
  const name = t(`financing:product.${best.product}`)
  return (
    <FinancePage
      title={name}
      lead={t('how-buy:chooser.result.lead')}
      eyebrow={t('how-buy:chooser.result.eyebrow')}
      cars={carlinePictures(data)}
    >
      <Stack $gap="m">
        <Reasons suited={best} fit="suits" title={t('how-buy:chooser.result.why')} />
        <Reasons suited={best} fit="allows" title={t('how-buy:chooser.result.note')} />
        <Reasons suited={best} fit="against" title={t('how-buy:chooser.result.against')} />
        <Cluster>
          <RouteButton to={productPage(best.product, salesType)}>{t('how-buy:chooser.result.page')}</RouteButton>
        </Cluster>
      </Stack>
      <Stack as="section" $gap="m">
        <Heading level={2}>{t('how-buy:chooser.result.cost')}</Heading>
        <FinanceTool product={best.product} terms={choiceTerms(choice, best.product)} />
      </Stack>
      <Stack as="section" $gap="m">
        <Heading level={2}>{t('how-buy:chooser.result.others')}</Heading>
        <Grid $min="20rem">
          {others.map((other) => (
            <Card key={other.product}>
              <Stack $gap="s">
                <Heading level={3} size="m">
                  {t(`financing:product.${other.product}`)}
                </Heading>
                <Traits suited={other} fits={weakest(other)} />
                <RouteLink to={productPage(other.product, salesType)}>{t('how-buy:chooser.result.page')}</RouteLink>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" $gap="m">
        <Heading level={2}>{t('how-buy:chooser.result.again')}</Heading>
        <ChooserForm choice={choice} />
      </Stack>
    </FinancePage>
  )
}

/** The reasons shown for a product that is not the first choice: those against it, otherwise neutral ones, otherwise those for it. */
function weakest({ fits }: Suited): Fit {
  const all = Object.values(fits)
  return all.includes('against') ? 'against' : all.includes('allows') ? 'allows' : 'suits'
}

function Reasons({ suited, fit, title }: { readonly suited: Suited; readonly fit: Fit; readonly title: string }) {
  if (!Object.values(suited.fits).includes(fit)) return null
  return (
    <Stack as="section" $gap="2xs">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Traits suited={suited} fits={fit} />
    </Stack>
  )
}

function Traits({ suited, fits }: { readonly suited: Suited; readonly fits: Fit }) {
  const { t } = useTranslation('how-buy')
  return (
    <S.Reasons>
      {CHOICE_QUESTIONS.filter((question) => suited.fits[question] === fits).map((question) => (
        <li key={question}>{t(`chooser.trait.${suited.product}.${question}`)}</li>
      ))}
    </S.Reasons>
  )
}

function Unfinished({ choice }: { readonly choice: ProductChoice }) {
  const { t } = useTranslation('how-buy')
  return (
    <FinancePage title={t('chooser.open.title')} lead={t('chooser.open.lead')}>
      <ChooserForm choice={choice} />
    </FinancePage>
  )
}

function NothingOffered() {
  const { t } = useTranslation('how-buy')
  return (
    <FinancePage title={t('chooser.open.title')} lead={t('chooser.result.none')}>
      <Cluster>
        <MessageButton form="contact" about={{ topic: 'finance' }}>
          {t('chooser.result.ask')}
        </MessageButton>
      </Cluster>
    </FinancePage>
  )
}
