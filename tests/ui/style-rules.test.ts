import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = ['ui', 'shell', 'components', 'features'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'theme/tokens.ts')
    .map((name) => `src/${folder}/${name}`),
)

it('no component writes a colour of its own: they all come from the tokens', () => {
  const guilty = files.filter((file) =>
    /#[\da-f]{3,8}\b(?!['"]?\s*(?:=|\)))|rgba?\(|hsla?\(/i.test(
      readFileSync(file, 'utf8').replace(/href=['"]#\w+['"]/g, ''),
    ),
  )
  expect(guilty).toEqual([])
})

it('no rule asks for the language by :lang(), which the router would make the browser work out for every element at each step', () => {
  expect(files.filter((file) => /:lang\(\w/.test(readFileSync(file, 'utf8')))).toEqual([])
})
