import { useEffect, useRef } from 'react'
import { navigationQueries } from '@/data/navigation/queries'
import { serverHtml } from '@/late/server-html'
import { currentYear } from './current-year'

const FooterContent = serverHtml(() => import('./Footer.Content.late').then((module) => module.FooterContent), {
  queries: ({ language }) => [navigationQueries.group(language, 'footer')],
})

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
      <FooterContent />
    </div>
  )
}
