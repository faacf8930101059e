import { PageIntro } from '@/blocks/PageIntro'
import { ActionsSection } from './ActionsSection'
import { ColorsSection } from './ColorsSection'
import { DataSection } from './DataSection'
import { Contents, Layout, Sections } from './Design.styles'
import { FeedbackSection } from './FeedbackSection'
import { FormsSection } from './FormsSection'
import { IconsSection } from './IconsSection'
import { MotionSection } from './MotionSection'
import { PicturesSection } from './PicturesSection'
import { SpaceSection } from './SpaceSection'
import { StructureSection } from './StructureSection'
import { TypeSection } from './TypeSection'
import { useWords } from './use-words'

/** The anchors of the page, in its order; each is a chapter of the words too. */
export const CHAPTERS = [
  'colors',
  'type',
  'space',
  'motion',
  'icons',
  'actions',
  'forms',
  'structure',
  'data',
  'feedback',
  'pictures',
] as const

/** Every part of the design system in every state: for people to look at, and for the visual checks to photograph. */
export function DesignPage() {
  const words = useWords()
  return (
    <>
      <PageIntro eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <Layout>
        <Contents aria-label={words.contents}>
          <ul>
            {CHAPTERS.map((chapter) => (
              <li key={chapter}>
                <a href={`#${chapter}`}>{words[chapter].title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <Sections>
          <ColorsSection />
          <TypeSection />
          <SpaceSection />
          <MotionSection />
          <IconsSection />
          <ActionsSection />
          <FormsSection />
          <StructureSection />
          <DataSection />
          <FeedbackSection />
          <PicturesSection />
        </Sections>
      </Layout>
    </>
  )
}
