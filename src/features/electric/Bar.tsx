import { BarDrawing } from './Tool.styles'

/** Hidden from screen readers, because the figure stands beside the bar. */
export function Bar({ share }: { share: number }) {
  return (
    <BarDrawing viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="1" />
      <rect width={Math.max(0.5, Math.min(100, share * 100))} height="1" />
    </BarDrawing>
  )
}
