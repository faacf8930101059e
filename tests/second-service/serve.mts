// The second service on a port of its own.
//   PORT=… BACKEND_CORS_ORIGIN=http://… tsx tests/second-service/serve.mts
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'

const { secondService } = await import('./service')
const app = new Hono()
app.use(cors({ origin: process.env.BACKEND_CORS_ORIGIN ?? '' }))
app.all('*', ({ req }) => secondService(req.raw))

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
