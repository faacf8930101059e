import styled from 'styled-components'
import { ICON_NAMES, Icon } from '@/ui/Icon'
import { color, space } from '@/ui/theme/css-vars'
import { Code } from './Design.styles'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  padding: 0 1px 1px 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space['2xs']};
    min-height: 7rem;
    margin: 0 -1px -1px 0;
    padding: ${space['2xs']};
    border: 1px solid ${color.line};
    text-align: center;
  }
`

export function IconsSection() {
  const { icons: words } = useWords()
  return (
    <DesignSection id="icons" title={words.title} lead={words.lead}>
      <Specimen title="24 × 24" source="ui/Icon" bare>
        <List role="list">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} size="1.75rem" />
              <Code>{name}</Code>
            </li>
          ))}
        </List>
      </Specimen>
    </DesignSection>
  )
}
