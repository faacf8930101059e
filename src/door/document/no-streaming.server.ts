import { Writable } from 'node:stream'

type Server = typeof import('react-dom/server')

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
 * streams of Node writes them one behind the other, in half the time. Next waits for the whole page in either case before it
 * sends anything. It is set here for all pages of this process: in the module object that Next calls the renderer on.
 * tests/http/start.test.ts holds it on the built site.
 */
if (!process.env.PLAIN_BUILD) {
  server.renderToReadableStream = async (element, options) => {
    const html = await render(element, options)
    const stream = new ReadableStream({
      start: (whole) => {
        whole.enqueue(html)
        whole.close()
      },
    })
    return Object.assign(stream, { allReady: Promise.resolve() })
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
    const { renderToPipeableStream } = require('react-dom/server.node') as Pick<Server, 'renderToPipeableStream'>
    const { pipe } = renderToPipeableStream(element, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady: () => void pipe(whole),
    })
  })
}
