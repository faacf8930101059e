import { Accordion } from '@/ui/Accordion'
import { Grid } from '@/ui/Grid'
import { Pagination } from '@/ui/Pagination'
import { TabLinks } from '@/ui/TabLinks'
import { Tabs } from '@/ui/Tabs'
import { DesignSection, Specimen } from './Specimen'
import { fill, useWords } from './use-words'

export function StructureSection() {
  const { structure: words } = useWords()
  const questions = (prefix: string) =>
    ([1, 2, 3] as const).map((number) => ({
      id: `${prefix}-${number}`,
      summary: words[`question${number}`],
      body: words[`answer${number}`],
      open: number === 1,
    }))
  return (
    <DesignSection id="structure" title={words.title} lead={words.lead}>
      <Specimen title={words.tabLinks} source="ui/TabLinks">
        <nav aria-label={words.tabLinks}>
          <TabLinks>
            {[words.overview, words.design, words.interior, words.figures].map((label, index) => (
              <li key={label}>
                <a href="#structure" aria-current={index === 1 ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </TabLinks>
        </nav>
      </Specimen>
      <Specimen title={words.tabs} source="ui/Tabs">
        <Tabs
          label={words.tabs}
          tabs={[
            { id: 'overview', label: words.overview, panel: words.overviewText },
            { id: 'design', label: words.design, panel: words.designText },
            { id: 'interior', label: words.interior, panel: words.interiorText },
          ]}
        />
      </Specimen>
      <Grid $min="26rem" $gap="l">
        <Specimen title={words.accordion} source="ui/Accordion">
          <Accordion items={questions('free')} />
        </Specimen>
        <Specimen title={words.exclusive} source="ui/Accordion · exclusive">
          <Accordion items={questions('exclusive')} exclusive />
        </Specimen>
      </Grid>
      <Specimen title={words.pagination} source="ui/Pagination">
        <Pagination
          page={5}
          pages={12}
          label={words.pagination}
          previousLabel={words.previous}
          nextLabel={words.next}
          pageLabel={(page) => fill(words.page, { page })}
          link={({ attributes, content }) => (
            <a href="#structure" {...attributes}>
              {content}
            </a>
          )}
        />
      </Specimen>
    </DesignSection>
  )
}
