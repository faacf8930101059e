// Loaded into each process of the site (--import): its clock is off by as many milliseconds as the file of CHAOS_CLOCK says.
import { readFileSync } from 'node:fs'

const file = process.env.CHAOS_CLOCK ?? ''
const RealDate = Date
let offset = 0

function look() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offset = 0
  }
}
look()
setInterval(look, 250).unref()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(
      target,
      given.length > 0 ? given : [target.now() + offset],
      made === globalThis.Date ? target : made,
    ),
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + offset : Reflect.get(target, name)),
})
