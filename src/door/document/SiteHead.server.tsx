import { Head } from 'next/document'
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInlinedCss } from './inlined-css.server'

type Files = Parameters<Head['getScripts']>[0]
type ScriptElement = ReactElement<ComponentProps<'script'>>

export interface SiteHeadProps {
  /** Fetched with the first scripts. */
  readonly wordsAddresses: readonly string[]
}

/** Next's mark for style sheets that come with a later page, of which this site has none. */
const withoutMark = (children: ReactNode) =>
  Children.toArray(children).filter((child) => !(isValidElement(child) && child.type === 'noscript'))

/**
 * The document's head without Next's script elements: bootstrap.js adds those after the page's load event, or at the
 * visitor's first sign. In development they stay as Next writes them.
 */
export class SiteHead extends Head {
  declare props: Head['props'] & Partial<SiteHeadProps>

  /** `wordsAddresses` is for the bootstrap script. Without this it would become an attribute of the head element. */
  override render() {
    const { wordsAddresses: _, children, ...rest } = super.render().props
    const props = { ...rest, children: process.env.NODE_ENV === 'production' ? withoutMark(children) : children }
    return <head {...props} />
  }

  /** What is small stands in the document (SiteDocument). */
  override getCssLinks(files: Files) {
    return super.getCssLinks({ ...files, allFiles: files.allFiles.filter((file) => !isInlinedCss(file)) })
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
    return process.env.BOOTSTRAP_SCRIPT ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Files) {
    const script = process.env.BOOTSTRAP_SCRIPT
    if (!script) return super.getScripts(files)
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)] as (ScriptElement | null)[]
    return [
      <script
        key="bootstrap"
        data-scripts={scripts.flatMap((one) => one?.props.src ?? []).join(' ')}
        data-words={this.props.wordsAddresses?.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: bootstrap.js, allowed by its hash
        dangerouslySetInnerHTML={{ __html: script }}
      />,
    ]
  }
}
