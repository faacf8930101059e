/**
 * Next calls this once as a server starts, whichever way: a wrong setting ends it here, with a message that names the
 * variable. A server that went on would answer every page with an error.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  try {
    const { env } = await import('@/config/env.server')
    if (env.BACKEND_URL === undefined) await checkFlags(env.FEATURE_FLAGS)
    const { startHandingOn } = await import('@/messages/start.server')
    startHandingOn()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function checkFlags(list: string): Promise<void> {
  const { parseFlagList } = await import('@/backend/flags/flag-overrides')
  try {
    parseFlagList(list)
  } catch (cause) {
    throw new Error(`FEATURE_FLAGS: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
