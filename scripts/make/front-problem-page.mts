// The page of nginx's own answers, in name and colours of the brand (ops/Containerfile).
import { problemPageConfig } from '../lib/front/write-config.mts'

process.stdout.write(problemPageConfig())
