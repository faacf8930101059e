import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { AREAS } from './scripts/check/mutation/areas.mts'
import { LoadFailureReporter } from './scripts/check/mutation/load-failure-reporter.mts'
import base from './vitest.config.mts'

/** Tests that replace modules cannot share them; no area counts on one. */
const projects = (base.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.isolate === false ? [project] : [],
)

const area = AREAS[process.env.MUTATION_AREA ?? '']
const REMOTE_CALLS = 'tests/setup/embedded-backend.ts'

/** A mutant is done with at the first failure: most are noticed by a test that takes no time. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const slowestFirst = await super.sort(files)
    return slowestFirst.reverse()
  }
}

/**
 * The projects of the suite, with the tests of one area only and the same random cases in each run. Test files share
 * their modules: half of a run would be spent loading them anew.
 */
export default defineConfig({
  test: {
    reporters: [new LoadFailureReporter()],
    sequence: { sequencer: FastestFirst },
    projects: projects.map(({ test, ...project }) => ({
      ...project,
      test: {
        ...test,
        isolate: false,
        // Stryker runs the tests in threads, which take no flags of V8.
        execArgv: [],
        include: area?.tests.map((tests) => `${tests}.test.${test?.name === 'dom' ? 'tsx' : 'ts'}`) ?? [],
        setupFiles: [
          'scripts/check/mutation/setup.mts',
          ...[test?.setupFiles ?? []].flat().filter((file) => area?.remoteCalls || file !== REMOTE_CALLS),
        ],
      },
    })),
  },
})
