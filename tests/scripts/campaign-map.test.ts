import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import { NO_SEARCH, writeSearch } from '@/domain/stock-search'
import { campaignMap } from '../../scripts/make/campaigns/campaign-map.mts'

const list = JSON.parse(readFileSync('ops/nginx/campaign-parameters.json', 'utf8'))
const pattern = new RegExp(/"~\*(.*)" 0;/.exec(campaignMap(list))?.[1] ?? '', 'i')

describe('what nginx takes for the mark of a campaign', () => {
  it('is written from the list: npm run make:campaigns', () => {
    expect(readFileSync('ops/nginx/campaigns.conf.template', 'utf8')).toBe(campaignMap(list))
  })

  it.each([
    'gclid=a',
    'utm_source=a&utm_medium=b',
    'gad_source=1&gad_campaignid=2&gclid=c',
    'UTM_Source=a',
    'fbclid',
    'wt.mc_id=1',
  ])('is all of %s', (query) => expect(query).toMatch(pattern))

  it('is no filter and no other word of ours, alone or among marks', () => {
    const ours = [
      ...Object.keys(writeSearch(NO_SEARCH)),
      ...FACET_CODES,
      ...RANGE_CODES.flatMap((code) => [`${code}_min`, `${code}_max`]),
      ...['sales_type', 'lang', 'carline', 'code', 'compare', 'subject', 'q', 'wtxmc_id'],
    ]
    for (const name of ours) {
      expect(`${name}=1`).not.toMatch(pattern)
      expect(`gclid=1&${name}=1&utm_source=a`).not.toMatch(pattern)
    }
  })
})
