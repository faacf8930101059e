import { useEffect, useRef } from 'react'
import { Island, islandContent } from '@/components/Island'
import { currentYear } from './current-year'

const content = islandContent(
  typeof window === 'undefined'
    ? (require('./Footer.Content') as typeof import('./Footer.Content')).FooterContent
    : undefined,
  () => import('./Footer.Content').then(({ FooterContent }) => FooterContent),
)

/** The frame's foot: the server's HTML, of which only the year is the browser's matter (spec §2: the current year). */
export function Footer() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const year = ref.current?.querySelector('[data-year]')
    // A page that was stored last year.
    if (year && year.textContent !== currentYear()) year.textContent = currentYear()
  }, [])
  return (
    <div ref={ref}>
      <Island content={content} props={{}} />
    </div>
  )
}
