/** The environment of the editors' screens, in a build that has them; see env.public.ts. */
export const editorEnv = {
  /** Where they write: `local`, the files of this machine; `github`, a repository besides. Empty in the public site's build. */
  kind: process.env.CONTENT_EDITOR || undefined,
}
