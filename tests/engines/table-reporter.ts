import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ENGINES } from './drivers/driver'

const MARKS = /<!-- engines -->[\s\S]*<!-- \/engines -->/

interface Options {
  /** The Markdown file whose marked part becomes the table. */
  readonly file: string | undefined
}

/** What was walked in which engine, as a table: one row for each subject, the words of a test's name before its colon. */
export default class TableReporter implements Reporter {
  private readonly versions = new Map<string, string>()
  private readonly rows = new Map<string, Map<string, boolean>>()

  constructor(private readonly options: Options) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    const version = result.annotations.find(({ type }) => type === 'version')?.description
    if (version) this.versions.set(engine, version)
    const [subject = ''] = test.title.split(': ')
    const row = this.rows.get(subject) ?? new Map<string, boolean>()
    this.rows.set(subject, row)
    // The last of several tries counts.
    const isLast = result.status === 'passed' || result.retry === test.retries
    if (isLast) row.set(engine, (row.get(engine) ?? true) && result.status === 'passed')
  }

  onEnd(): void {
    const { file } = this.options
    if (!file) return
    const text = readFileSync(file, 'utf8')
    if (!MARKS.test(text)) throw new Error(`${file} has no <!-- engines --> marks.`)
    writeFileSync(file, text.replace(MARKS, `<!-- engines -->\n\n${this.table()}\n\n<!-- /engines -->`))
  }

  private table(): string {
    const heads = ENGINES.map((engine) => `${engine} ${this.versions.get(engine) ?? ''}`.trim())
    const rows = [...this.rows].map(([subject, results]) => {
      const cells = ENGINES.map((engine) => {
        const isRight = results.get(engine)
        return isRight === undefined ? '–' : isRight ? 'pass' : '**fail**'
      })
      return `| ${[subject, ...cells].join(' | ')} |`
    })
    const when = `Walked on ${new Date().toISOString().slice(0, 10)}.`
    return [when, '', `| | ${heads.join(' | ')} |`, `|---|${ENGINES.map(() => '---').join('|')}|`, ...rows].join('\n')
  }
}
