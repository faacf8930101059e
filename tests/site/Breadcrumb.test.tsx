import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { Breadcrumb } from '@/site/Breadcrumb'

it('the way to a page is a named list of links, from the homepage down', () => {
  const { getByRole, getAllByRole } = renderInSite(
    <Breadcrumb
      crumbs={[
        { name: 'CUPRA', path: '/nl' },
        { name: 'Modellen', path: '/nl/modellen' },
      ]}
    />,
  )
  expect(getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible()
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['CUPRA', '/nl'],
    ['Modellen', '/nl/modellen'],
  ])
})
