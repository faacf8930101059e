import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runChecks, tellResults } from '../../scripts/lib/checks.mjs'

/** A check that writes a word after some milliseconds, and ends as it is told. */
const check = (
  name: string,
  { after = 0, code = 0, needs }: { after?: number; code?: number; needs?: string } = {},
) => ({
  name,
  command: [
    process.execPath,
    ['-e', `setTimeout(() => { console.log('${name} says'); process.exit(${code}) }, ${after})`],
  ] as const,
  ...(needs && { needs }),
})

let written = ''
beforeEach(() => {
  written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

describe('checks', () => {
  it('run side by side, and are printed in their order, each in one piece', async () => {
    await runChecks([[[check('slow', { after: 300 })], [check('quick')]]])
    expect(written.replace(/\n+/g, ' ').trim()).toBe('── slow slow says ── quick quick says')
  })

  it('all run to their ends, whatever the others say', async () => {
    const results = await runChecks([[[check('wrong', { code: 3 }), check('next')]], [[check('last')]]])
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['wrong', false],
      ['next', true],
      ['last', true],
    ])
    written = ''
    expect(tellResults(results)).toBe(false)
    // Whoever reads the end of a long log reads what failed there.
    expect(written).toContain('── wrong, its last lines again\nwrong says\n')
    expect(written).not.toContain('next says')
    expect(written).toMatch(/✗ wrong +\d+ s\n✓ next +\d+ s\n✓ last +\d+ s\nchecks: 2 passed, 1 failed\n$/)
  })

  it('are a failure and not run without the check that they need', async () => {
    const results = await runChecks([[[check('build', { code: 1 })]], [[check('pages', { needs: 'build' })]]])
    expect(results.map(({ passed }) => passed)).toEqual([false, false])
    expect(written).not.toContain('pages says')
  })

  it('are a failure where there is no such program', async () => {
    const [result] = await runChecks([[[{ name: 'nowhere', command: ['/no/such/program', []] }]]])
    expect(result?.passed).toBe(false)
    expect(written).toContain('ENOENT')
  })
})
