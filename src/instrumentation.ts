/** Next calls this once as the server starts: a wrong setting stops it here, with a message that names the variable. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('@/config/env.server')
}
