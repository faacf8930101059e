// Visitors of stored pages in a process of their own (start-steady.mts): the process that makes the burst is kept busy by it, and would measure itself.
import { steadyVisitors } from './visitors.mts'

const [base = '', ...paths] = process.argv.slice(2)
const steady = steadyVisitors(base, paths)
process.once('message', async () => {
  process.send?.(await steady.stop())
  process.disconnect()
})
process.send?.('begun')
