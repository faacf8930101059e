import { type RefObject, useState } from 'react'

/** Should an update come that cannot wait, a part looks as it did until its code is there. */
export function ServerCopy({ host }: { readonly host: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => host.current?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React drew itself, on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
