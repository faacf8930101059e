/**
 * RFC 5322, dot-atom: what mail servers take before the @; and RFC 6531, letters of other scripts. A Latin letter with an accent is a slip of
 * the keyboard: no Belgian provider gives one out, and the answer would reach nobody.
 */
const LOCAL = /^(?!\.)(?:\.?(?:[\w!#$%&'*+/=?^`{|}~-]|(?!\p{Script=Latin})[\p{L}\p{M}\p{N}]))+$/u
/** Octets. */
const LONGEST_LOCAL = 64
/** A name of letters, digits and hyphens, in as many labels as there are; the last one has two signs at least and is no number. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/

/** « Jan Peeters <jan@example.be> », as an address book copies it. */
const NAMED = /^[^<>@]*[\p{L}"'.][\s"']*<([^<>]+)>[\s;,.]*$/u

/**
 * An e-mail address as it is sent to: a domain with accents in its form for the wire (« Brûlé.be » is xn--brl-dma2g.be), without what a
 * copied address brings along. Undefined when there is none. Whether somebody reads it only a mail can tell.
 */
export function toEmailAddress(typed: string): string | undefined {
  const text = (NAMED.exec(typed)?.[1] ?? typed)
    .normalize('NFKC')
    .trim()
    .replace(/^(?:mailto:|<)+|[>.,;]+$/gi, '')
    .trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  const domain = toAsciiDomain(text.slice(at + 1))
  return new TextEncoder().encode(local).length <= LONGEST_LOCAL && LOCAL.test(local) && domain
    ? `${local}@${domain}`
    : undefined
}

function toAsciiDomain(domain: string): string | undefined {
  // The parser would read these as the end of the name.
  if (/[\s/?#@:\\%[\]]/.test(domain)) return undefined
  try {
    const { hostname } = new URL(`http://${domain}`)
    return DOMAIN.test(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}
