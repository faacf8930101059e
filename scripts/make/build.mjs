import { build, checkNode, ensureInstalled } from '../lib/prepare.mjs'

checkNode()
ensureInstalled()
await build()
