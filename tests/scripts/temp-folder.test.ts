import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { removeTempFolders, tempFolder } from '@tests/temp-folder'
import { expect, it } from 'vitest'

const MODULE = pathToFileURL('scripts/lib/temp-folder.mjs').href

it.each([
  ['ends', ''],
  ['is ended by its own code', 'process.exit(3)'],
  ['fails', 'throw new Error("wrong")'],
])('a temporary folder is gone when the process that made it %s', (_, end) => {
  const code = `const { tempFolder } = await import('${MODULE}'); console.log(tempFolder('gone')); ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(stdout).toMatch(/belgium-web-gone-/)
  expect(existsSync(stdout.trim())).toBe(false)
})

it('temporary folders can be removed before, those that a test has removed itself among them', () => {
  const folder = tempFolder('before')
  expect(existsSync(folder)).toBe(true)
  removeTempFolders()
  removeTempFolders()
  expect(existsSync(folder)).toBe(false)
})
