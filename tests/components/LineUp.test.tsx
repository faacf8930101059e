import { screen, within } from '@testing-library/react'
import { picture } from '@tests/money/figures'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { LineUp, LineUpCar } from '@/components/LineUp'

const profile = { ...picture, view: 'ext-side', background: 'white', alt: 'Een Born, van opzij' } as const

function draw(lit?: string) {
  return renderInSite(
    <LineUp label="Het gamma">
      {['Formentor', 'Born', 'Raval'].map((name) => (
        <LineUpCar
          key={name}
          level={3}
          picture={name === 'Raval' ? undefined : profile}
          isLit={name === lit}
          name={<a href={`/${name}`}>{name}</a>}
        >
          Vanaf
        </LineUpCar>
      ))}
    </LineUp>,
  )
}

describe('the line-up', () => {
  it('is a list with a heading and a link for each car, and says nothing twice', () => {
    draw()
    const places = within(screen.getByRole('list', { name: 'Het gamma' })).getAllByRole('listitem')
    expect(places).toHaveLength(3)
    for (const place of places) {
      expect(within(place).getAllByRole('link')).toHaveLength(1)
      expect(within(place).getByRole('heading', { level: 3 })).toBeVisible()
    }
    // The name stands below the car: its picture has no words of its own.
    expect(screen.queryByAltText(profile.alt)).toBeNull()
  })

  it('keeps the place of a car that has no picture, with its words', () => {
    const { container } = draw()
    expect(container.querySelectorAll('img')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Raval' })).toBeVisible()
  })

  it('shows the chosen car in the light, and the others as their forms', () => {
    const { container } = draw('Born')
    const [formentor, born] = [...container.querySelectorAll('img')].map((image) =>
      getComputedStyle(image).getPropertyValue('filter'),
    )
    expect(born).not.toContain('grayscale')
    expect(formentor).toContain('grayscale')
  })
})
