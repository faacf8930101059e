// robots.txt of a site that search engines may show, as nginx hands it out while no process is there (ops/Containerfile).
import { robotsOfFront } from '../lib/front/write-config.mts'

process.stdout.write(robotsOfFront())
