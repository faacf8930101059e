import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print, tall } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'
import { FILTER_VALUES, QUESTIONS } from './model-filter'

/** Without a script the browser itself filters: each answer hides the models that do not give it. */
const withoutScript = QUESTIONS.flatMap((question) =>
  FILTER_VALUES[question].map(
    (value) =>
      `&:has([name="${question}"][value="${value}"]:checked) [data-misses~="${question}-${value}"] { display: none; }`,
  ),
).join('\n')

export const Layout = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};
  ${from.l} { grid-template-columns: 16rem minmax(0, 1fr); align-items: start; }
  @media (scripting: none) { ${withoutScript} }
`

/** Stays in sight; where the window is lower than the questions, it is their end that stays. */
export const Aside = styled.div`
  ${from.l} {
    position: sticky;
    top: min(${size.header} + ${space.m}, 100vh - 69rem - ${space.m});
  }
`

export const Results = styled.section`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  counter-reset: shown;
`

export const Count = styled.p`
  font-size: ${type.m};
  font-weight: ${weight.book};
  @media (scripting: none) { display: none; }
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space.m};
  > li { counter-increment: shown; min-width: 0; }
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

/** Stays in sight while models are chosen. */
export const Tray = styled.div`
  ${tall.m} { position: sticky; bottom: ${bottomRoom}; }
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']} ${space.m};
  padding: ${space.s};
  border: 1px solid ${color.edge};
  border-block-start: 2px solid ${color.accent};
  background: ${color.raised};
  > p { flex: 1 1 14rem; }
  ${print} { display: none; }
`
