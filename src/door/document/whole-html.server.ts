type Server = typeof import('react-dom/server')

/**
 * React's renderer sends large Suspense boundaries hidden, at the end of the page, with inline scripts that move them into
 * place: nothing without JavaScript, and forbidden by the content policy. Next calls it without options, and waits for the
 * whole page before it sends anything. So the size above which that happens is set here, for all pages of this process: in
 * the module object that Next calls the renderer on. tests/http/start.test.ts holds it on the built site.
 */
const server = require('react-dom/server.edge') as { renderToReadableStream: Server['renderToReadableStream'] }
const render = server.renderToReadableStream

if (!process.env.PLAIN_BUILD) {
  server.renderToReadableStream = (element, options) =>
    render(element, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY })
}

export {}
