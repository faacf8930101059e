// robots.txt by the present settings, as nginx hands it out while no process of the site is there (ops/Containerfile).
import { robots } from '@/door/machines/robots.server'

process.stdout.write(robots().body)
