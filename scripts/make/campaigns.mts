// Writes what nginx takes for the mark of a campaign, from ops/nginx/campaign-parameters.json: npm run make:campaigns. The result is
// committed. A newer list is copied from the source that the file names, with its day.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { type CampaignParameters, campaignMap } from './campaigns/campaign-map.mts'

const folder = join(root, 'ops/nginx')
const list = JSON.parse(readFileSync(join(folder, 'campaign-parameters.json'), 'utf8')) as CampaignParameters
writeFileSync(join(folder, 'campaigns.conf.template'), campaignMap(list))
