import { hearReports } from '@tests/hear-reports'
import { expect, it } from 'vitest'
import { carsNavigationSchema, linkGroupsSchema } from '@/contract/navigation'

const model = {
  carlineCode: 'BORN',
  family: 'SUV',
  name: 'Born',
  href: '/nl/modellen/born',
  showFamily: false,
  ctas_list: [],
}

it('an unknown colour, side or motorisation is left out of a model and reported once, and costs nothing else', () => {
  const heard = hearReports()
  const odd = { ...model, tag_color: 'pink', tag_align: 'middle', motorisation: ['steam', 'electric', 'steam'] }
  const { navigation } = carsNavigationSchema.parse({ families: ['SUV'], navigation: [odd, odd] })
  expect(navigation[0]).toMatchObject({
    ...model,
    tag_color: undefined,
    tag_align: undefined,
    motorisation: ['electric'],
  })
  expect(heard).toEqual(['Unknown tag side "middle"', 'Unknown tag colour "pink"', 'Unknown motorisation "steam"'])
})

it('an unknown social network is left out of a footer and reported', () => {
  const heard = hearReports()
  const { social } = linkGroupsSchema.parse({
    main: [],
    social: [
      { social: 'myspace', href: 'https://myspace.example' },
      { social: 'facebook', href: 'https://facebook.example' },
    ],
    secondary: [],
  })
  expect(social.map((each) => each.social)).toEqual(['facebook'])
  expect(heard).toEqual(['Unknown social network "myspace"'])
})
