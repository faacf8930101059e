import { Writable } from 'node:stream'

type Server = typeof import('react-dom/server')
type NodeServer = Pick<Server, 'renderToPipeableStream' | 'renderToString'>

const server = require('react-dom/server.edge') as {
  renderToReadableStream: (element: Element, options?: Options) => Promise<ReadableStream & { allReady: Promise<void> }>
}

type Element = Parameters<Server['renderToPipeableStream']>[0]
type Options = Pick<
  NonNullable<Parameters<Server['renderToPipeableStream']>[1]>,
  'onError' | 'identifierPrefix' | 'nonce'
>

/**
 * React's renderer sends large Suspense boundaries hidden, at the end of the page, with inline scripts that move them into
 * place: nothing without JavaScript, and forbidden by the content policy. So the size above which that happens is infinite here.
 * The renderer for streams of the web, which Next calls, makes an array of bytes of each of a page's 20,000 pieces of text; that for
 * streams of Node encodes each behind the other, in half the time; that for one text puts them together, in a third of that. Next waits
 * for the whole page in either case before it sends anything. It is set here for all pages of this process: in the module object that
 * Next calls the renderer on. tests/http/start.test.ts holds it on the built site.
 */
if (!process.env.PLAIN_BUILD) {
  server.renderToReadableStream = async (element, options) => {
    const html = renderAtOnce(element, options) ?? (await render(element, options))
    const stream = new ReadableStream({
      start: (whole) => {
        whole.enqueue(html)
        whole.close()
      },
    })
    return Object.assign(stream, { allReady: Promise.resolve() })
  }
}

/** What React writes in the place of what it does not wait for, or what throws. */
const GIVEN_UP = '<!--$!-->'

/**
 * As text, unless a part waits for its code, as in the first pages of a process, or throws: the renderer that can wait, and tells of what
 * throws, begins anew then.
 */
function renderAtOnce(element: Element, options: Options | undefined): Buffer | undefined {
  const { renderToString } = require('react-dom/server.node') as NodeServer
  try {
    const html = renderToString(element, options)
    return html.includes(GIVEN_UP) ? undefined : Buffer.from(html)
  } catch {
    return undefined
  }
}

function render(element: Element, options: Options | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const whole = new Writable({
      write: (piece: Buffer, _encoding, onWritten) => {
        pieces.push(piece)
        onWritten()
      },
    })
    whole.on('finish', () => resolve(Buffer.concat(pieces)))
    whole.on('error', reject)
    const { renderToPipeableStream } = require('react-dom/server.node') as NodeServer
    const { pipe } = renderToPipeableStream(element, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady: () => void pipe(whole),
    })
  })
}
