/**
 * `node messages.js COMMAND` in the built site and its image, where there is no npm script and no source: as `npm run messages`.
 * scripts/lib/prepare.mjs bundles it into .next/standalone/messages.js.
 */
async function main(): Promise<void> {
  const folder = process.cwd()
  // Its files are found from there, as the server finds them.
  process.chdir(__dirname)
  try {
    // A setting that is wrong is told by its sentence.
    const { runOperatorCommand } = await import('@/messages/operator-command.server')
    process.exitCode = await runOperatorCommand(process.argv.slice(2), folder)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

void main()
