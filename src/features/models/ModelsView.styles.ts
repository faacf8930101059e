import styled from 'styled-components'
import { color, space, type } from '@/ui/theme/css-vars'
import { below, from, lowAndWide, print } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'
import { FILTER_VALUES, QUESTIONS } from './model-filter'

/** Without a script the browser itself filters: each answer hides the models that do not give it. */
const withoutScript = QUESTIONS.flatMap((question) =>
  FILTER_VALUES[question].map(
    (value) =>
      `&:has([name="${question}"][value="${value}"]:checked) [data-misses~="${question}-${value}"] { display: none; }`,
  ),
).join('\n')

export const Range = styled.section`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  counter-reset: shown;
  @media (scripting: none) { ${withoutScript} }
`

/** How many are left, counted by the style sheet where no script counts: it counts what stands before it, and shows above. */
export const CountWithoutScript = styled.p`
  display: none;
  order: -1;
  @media (scripting: none) { display: block; }
  &::after { content: ' ' counter(shown); }
`

export const Models = styled.ul`
  display: grid;
  gap: ${space.m};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.l} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > li { display: grid; min-width: 0; }
  /* Large letters: one column, whose first words stand beside their picture. */
  ${lowAndWide} {
    ${below.m} { article { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; column-gap: ${space.m}; } }
  }
  > li:has([data-wltp]) { counter-increment: shown; }
`

export const Compare = styled.label`
  position: relative;
  ${pressLine}
  gap: ${space['2xs']};
  /* On a phone it has a line of its own. */
  ${from.m} { margin-inline-start: auto; }
  font-size: ${type.s};
  cursor: pointer;
  &:has(:disabled) { color: ${color.muted}; cursor: not-allowed; }
  input { width: 1.125rem; height: 1.125rem; margin: 0; }
  @media (scripting: none) { display: none; }
  ${print} { display: none; }
`
