import { Container } from '@/ui/Container'
import { Note } from '@/ui/Text'

/** Says that what a page tells of was made up for the demonstration (content/read/demonstration.ts). */
export function DemonstrationNote({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <Container>
      <Note data-demonstration>{note}</Note>
    </Container>
  )
}
