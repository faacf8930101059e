import { Container } from '@/ui/Container'
import { Note } from '@/ui/Text'

/** Says that the content of the page is fictitious (content/read/demonstration.ts). */
export function DemonstrationNote({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <Container>
      <Note data-demonstration>{note}</Note>
    </Container>
  )
}
