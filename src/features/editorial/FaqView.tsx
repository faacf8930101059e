import styled from 'styled-components'
import { Blocks } from '@/components/editorial/Blocks'
import { Columns, Matter } from '@/components/editorial/Blocks.styles'
import { PageIntro } from '@/components/editorial/PageIntro'
import { RichText } from '@/components/editorial/RichText'
import { PageHead } from '@/components/PageHead'
import type { FaqGroup, PageContent } from '@/content/types'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { color, space } from '@/ui/theme/css-vars'

const Group = styled.section`
  padding-block: ${space.l};
`

const Answer = styled(RichText)`
  color: ${color.muted};
`

/** Questions and answers, folded: native <details>, so that they open without JavaScript and by the browser's search. */
export default function FaqView({ page, groups }: { page: PageContent; groups: readonly FaqGroup[] }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      {groups.map((group) => (
        <Group key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
          <Columns>
            <Heading level={2} size="l" id={`${group.id}-title`}>
              {group.title}
            </Heading>
            <Matter>
              {group.questions.map(({ id, question, answer }) => (
                <Disclosure key={id} id={id} summary={question}>
                  <Answer tree={answer} />
                </Disclosure>
              ))}
            </Matter>
          </Columns>
        </Group>
      ))}
      <Blocks blocks={page.blocks} />
    </>
  )
}
