import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { ModelPrice } from '@/contract/configurator'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { leaving } from '@/ui/leaving'
import { Text } from '@/ui/Text'
import { color, space } from '@/ui/theme/css-vars'
import { useAnswerWords } from './ModelQuestions.late'
import type { ModelFilter } from './model-filter'
import { findRelaxations } from './relaxations'

const Root = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding: ${space.l} ${space.m};
  border: 1px solid ${color.line};
  background: ${color.surface};
`

interface NothingFoundProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  readonly onFilter: (next: ModelFilter) => void
}

/** Names each filter that alone prevents results, with a link that relaxes it. */
export function NothingFound({ models, filter, onFilter }: NothingFoundProps) {
  const { t } = useTranslation('models')
  const words = useAnswerWords()
  const { salesType } = useAudience()
  const relaxations = findRelaxations(models, filter, salesType)
  return (
    <Root>
      <Text>{t(relaxations.length > 0 ? 'explorer.none' : 'explorer.noneAtAll')}</Text>
      <Cluster>
        {relaxations.map(({ question, value, count }) => (
          <Button
            key={question}
            $variant="secondary"
            $size="s"
            onClick={leaving(() => onFilter({ ...filter, [question]: value }))}
          >
            {t('explorer.loosen', {
              question: t(`explorer.question.${question}`),
              answer: words(question, value),
              models: t('explorer.count', { count }),
            })}
          </Button>
        ))}
        <Button $variant="ghost" $size="s" onClick={leaving(() => onFilter({}))}>
          {t('explorer.reset')}
        </Button>
      </Cluster>
    </Root>
  )
}
