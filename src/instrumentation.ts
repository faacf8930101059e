/** Next calls this once as the server starts: a wrong setting stops it here, with a message that names the variable. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/config/env.server')
  if (env.BACKEND_URL) return
  const { parseFlagList } = await import('@/backend/flags/flag-overrides')
  parseFlagList(env.FEATURE_FLAGS)
}
