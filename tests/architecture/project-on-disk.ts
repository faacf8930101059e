import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs `use` on a project of these files, by path and content, in a folder of its own that is taken away afterwards. */
export function withProject<T>(files: Readonly<Record<string, string>>, use: (root: string) => T): T {
  // A system may give its folder by a link; imports resolve to where it leads.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
