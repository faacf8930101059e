import styled from 'styled-components'
import { Button, ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { quietLinkStyles, TextLink } from '@/ui/TextLink'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

const SIZES = ['l', 'm', 's'] as const

const QuietLink = styled.a`
  ${quietLinkStyles}
`

export function ActionsSection() {
  const { actions: words } = useWords()
  return (
    <DesignSection id="actions" title={words.title} lead={words.lead}>
      <Specimen title={words.variants} source="ui/Button">
        <Stack>
          {SIZES.map((size) => (
            <Cluster key={size} $gap="m">
              <Button $size={size}>{words.primary}</Button>
              <Button $variant="secondary" $size={size}>
                {words.secondary}
              </Button>
              <Button $variant="ghost" $size={size}>
                {words.ghost}
              </Button>
            </Cluster>
          ))}
        </Stack>
      </Specimen>
      <Specimen title={words.states} source="ui/Button">
        <Stack>
          <Cluster $gap="m">
            <Button>
              {words.primary}
              <Icon name="arrow-right" />
            </Button>
            <Button aria-disabled="true">
              <Spinner />
              {words.primary}
            </Button>
            <Button disabled>{words.disabled}</Button>
            <Button $variant="secondary" disabled>
              {words.disabled}
            </Button>
          </Cluster>
          <ButtonAnchor href="#actions" $variant="secondary" $full>
            <Icon name="download" />
            {words.download}
          </ButtonAnchor>
        </Stack>
      </Specimen>
      <Specimen title={words.links} source="ui/TextLink">
        <Stack $gap="xs">
          <Text>
            {words.among} <TextLink href="#actions">{words.link}</TextLink>.
          </Text>
          <p>
            <QuietLink href="#actions">{words.quiet}</QuietLink>
          </p>
        </Stack>
      </Specimen>
    </DesignSection>
  )
}
