// The headers of what nginx answers by itself, as it includes them (ops/Containerfile).
import { headersOfFront } from '../lib/front/write-config.mts'

process.stdout.write(headersOfFront())
