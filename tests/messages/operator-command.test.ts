import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runOperatorCommand } from '@/messages/operator-command.server'
import { siteMessagesAre, siteMessagesAreNobodys } from './site-messages'
import { newMessage, openTestMessages } from './stores'

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

test('a message and its person are found as somebody writes them in a mail or reads them out', async () => {
  const address = join(tempFolder('operator'), 'messages.db')
  writeFileSync(address, '')
  vi.stubEnv('MESSAGES_STORE', address)
  vi.resetModules()
  const command = await import('@/messages/operator-command.server')
  const messages = await openTestMessages()
  onTestFinished(async () => {
    siteMessagesAreNobodys()
    vi.unstubAllEnvs()
    await messages.close()
  })
  async function said(name: string, about: string): Promise<string> {
    siteMessagesAre({ ...messages, close: async () => {} })
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await command.runOperatorCommand([name, about, '--by', 'Marie Peeters'], '/')
    const lines = printed.mock.calls.join()
    printed.mockRestore()
    return lines
  }
  const values = { email: 'zoe@xn--brl-dma2g.be', phone: '+32470123456' }
  const { message } = await messages.store.keep(newMessage({}, values))
  const { number } = message
  const bare = number.replace('-', '')
  const people = ['Zoë <Zoe@Brûlé.be>', 'mailto:zoe@brûlé.be', 'zoe@xn--brl-dma2g.be,', '0470/12.34.56']
  for (const about of [bare, number.replace('-', ' – '), ` ${bare.toLowerCase()} `, ...people]) {
    expect([about, await said('where', about)]).toEqual([about, expect.stringContaining(`${number}  contact  open`)])
  }
  expect(await said('erase', 'zoe@brûlé.be')).toContain(number)
})
