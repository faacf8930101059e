import { useEffect, useRef } from 'react'
import { navigationQueries } from '@/data/navigation/queries'
import { serverHtml } from '@/late/server-html'
import { currentYear } from './current-year'

const FooterContent = serverHtml(() => import('./Footer.Content.late').then((module) => module.FooterContent), {
  queries: ({ language }) => [navigationQueries.group(language, 'footer')],
})

/** The footer is server HTML. Only the year is set in the browser (spec §2: the current year). */
export function Footer() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const year = ref.current?.querySelector('[data-year]')
    // The page may have been stored last year.
    if (year && year.textContent !== currentYear()) year.textContent = currentYear()
  }, [])
  return (
    <div ref={ref}>
      <FooterContent />
    </div>
  )
}
