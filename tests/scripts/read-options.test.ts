import { expect, it, vi } from 'vitest'
import { readOptions } from '../../scripts/lib/read-options.mts'

const OPTIONS = { port: { type: 'string', default: '3000' }, write: { type: 'boolean' } } as const

/** What is read of these words, or what the command said as it ended. */
function readAs(...words: readonly string[]) {
  const said: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const before = process.argv
  process.argv = [...before.slice(0, 2), ...words]
  try {
    return readOptions(OPTIONS)
  } catch {
    return said.join('')
  } finally {
    process.argv = before
    vi.restoreAllMocks()
  }
}

it('gives what was said, and else what stands for it', () => {
  expect({ ...(readAs('--write') as object) }).toEqual({ port: '3000', write: true })
  expect({ ...(readAs('--port', '4000') as object) }).toEqual({ port: '4000' })
})

it.each([['--prot', '4000'], ['--port'], ['--write=yes'], ['report.md']])(
  '%s ends the command with the options that it has',
  (...words) => {
    const said = readAs(...words)
    expect(said).toMatch(/\n {2}--port …\n {2}--write\n$/)
    expect(said).not.toContain('    at ')
  },
)
