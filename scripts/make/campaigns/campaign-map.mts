export interface CampaignParameters {
  /** The public list that the names are of, and its day. */
  readonly source: string
  readonly date: string
  readonly names: readonly string[]
  /** Names that the list lacks: seen in links of networks and of mail tools. */
  readonly added: { readonly date: string; readonly names: readonly string[] }
  /** What all names of one tool begin with. */
  readonly prefixes: readonly string[]
}

/** One line of an nginx map: a query of nothing but marks of campaigns, whatever their values, asks for nothing. */
export function campaignMap({ names, added, prefixes }: CampaignParameters): string {
  const isCovered = (name: string) => prefixes.some((prefix) => name.toLowerCase().startsWith(prefix))
  const single = [...names, ...added.names].filter((name) => !isCovered(name))
  const words = [
    ...prefixes.map((prefix) => `${prefix}[a-z0-9_-]{1,40}`),
    ...single.map((name) => name.replaceAll('.', '\\.')),
  ]
  return `# Written by npm run make:campaigns from campaign-parameters.json.\n"~*^(?:(?:${words.join('|')})(?:=[^&]*)?(?:&|$))+$" 0;\n`
}
