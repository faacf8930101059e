import { IN_CODE, IN_PAGES } from '../../src/config/built-with.mjs'
import { VARIABLES } from '../../src/config/variables.mjs'

const WIDTH = 120

const HEAD = `# Every variable that the site and its commands read. None is needed: without any, the site runs on this machine with
# its own backend. To set one, copy this file to .env, take the "# " in front of the variable away, and give it your
# value. What holds a secret can be in a file of its own, as orchestrators mount them: METRICS_TOKEN_FILE=/run/secrets/metrics-token
# in the place of METRICS_TOKEN, and so on. A path that does not begin with a slash begins in the project's folder. A wrong value stops the start, with a message that names the variable and what is expected. Each is read when
# a process starts, so that one build serves a rehearsal and the public site; what a build holds of them is said below, and "npm start" builds anew for it.
# Written by "npm run env:example" from src/config/variables.mjs: change it there.
`

function comment(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (`${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines.join('\n')
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** What a build that was made with another value does with it. */
function heldByBuild(name: string): string {
  if (isOneOf(IN_CODE, name)) return '# A change needs a new build.\n'
  if (!isOneOf(IN_PAGES, name)) return ''
  return '# It stands in pages: where a process has another value than its build, it makes each of them anew.\n'
}

const entries = Object.entries(VARIABLES).map(
  ([name, { about, without, example }]) => `
${comment(about)}
${comment(`Left out: ${without}`)}
${heldByBuild(name)}# ${name}=${example}
`,
)

/** The text of .env.example. */
export const envExample = [HEAD, ...entries].join('')
