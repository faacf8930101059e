import type { RunnerTask, RunnerTestFile } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * A mutant that keeps a test file from loading is noticed, yet such a file holds no test that could fail, and the
 * runner counts failed tests (stryker-js issue 6150). The file gets one.
 */
export class LoadFailureReporter implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[]) {
    for (const testModule of testModules) {
      const { task: file } = testModule as TestModule & { readonly task: RunnerTestFile }
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue
      const failed = { type: 'test', name: 'the file loads', mode: 'run', file, result: file.result }
      // As much of one as the runner reads.
      file.tasks.push(failed as RunnerTask)
    }
  }
}
