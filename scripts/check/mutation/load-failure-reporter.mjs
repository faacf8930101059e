/**
 * A mutant that keeps a test file from loading is noticed, yet such a file holds no test that could fail, and the
 * runner counts failed tests (stryker-js issue 6150). The file gets one.
 */
export class LoadFailureReporter {
  onTestRunEnd(testModules) {
    for (const { task: file } of testModules) {
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue
      file.tasks.push({ type: 'test', name: 'the file loads', mode: 'run', file, result: file.result })
    }
  }
}
