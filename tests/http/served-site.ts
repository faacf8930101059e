import type { TestProject } from 'vitest/node'
import { serveForTests } from '../../scripts/lib/built-site.mts'

/** Serves the built site for all files, and ends it with the last of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveForTests()
  project.provide('site', site.address)
  return site.stop
}
