import { expect, onTestFinished, test, vi } from 'vitest'
import { runOperatorCommand } from '@/messages/operator-command.server'

test.each([
  ['two people', ['erase', 'zoe@example.be', 'marc@example.be', '--by', 'Marie Peeters']],
  ['a phone number with spaces and no quotation marks', ['export', '0470', '12', '34', '56', '--by', 'Marie Peeters']],
  ['two messages', ['retry', '7K3Q-2XPD', '8L4R-3YQE']],
])('a command does nothing where more is named than it takes: %s', async (_, args) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  expect(await runOperatorCommand(args, '/')).toBe(1)
  expect(said.mock.calls.join()).toContain('One at a time, in quotation marks where it has spaces')
})
