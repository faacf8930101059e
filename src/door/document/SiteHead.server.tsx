import { Head } from 'next/document'
import type { ComponentProps, ReactElement } from 'react'

type Files = Parameters<Head['getScripts']>[0]
type ScriptElement = ReactElement<ComponentProps<'script'>>

export interface SiteHeadProps {
  /** Fetched with the first scripts. */
  readonly wordsAddresses: readonly string[]
}

/**
 * The document's head without Next's script elements: starter.js adds those after the page's load event, or at the
 * visitor's first sign. In development they stay as Next writes them.
 */
export class SiteHead extends Head {
  declare props: Head['props'] & Partial<SiteHeadProps>

  /** `wordsAddresses` is for the starter. Without this it would become an attribute of the head element. */
  override render() {
    const { wordsAddresses: _, ...props } = super.render().props
    return <head {...props} />
  }

  override getPreloadDynamicChunks() {
    return []
  }

  override getPreloadMainLinks() {
    return []
  }

  /** For browsers without modules, which the site's style sheet does not support either. */
  override getPolyfillScripts() {
    return []
  }

  override getDynamicChunks(files: Files) {
    return process.env.SITE_STARTER ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Files) {
    const starter = process.env.SITE_STARTER
    if (!starter) return super.getScripts(files)
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)] as (ScriptElement | null)[]
    return [
      <script
        key="starter"
        data-scripts={scripts.flatMap((script) => script?.props.src ?? []).join(' ')}
        data-words={this.props.wordsAddresses?.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: starter.js, allowed by its hash
        dangerouslySetInnerHTML={{ __html: starter }}
      />,
    ]
  }
}
