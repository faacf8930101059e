/** Signs that read as a dot and are none: of other scripts, raised, or between words (UTS 39, UTS 46). */
const DOT_LIKE =
  /[\u0660\u16eb\u2e31\u2e33\u{10101}\u06d4\u06f0\u0701\u0702\u2022\u2024\u2027\u2219\u22c5\u3002\ua4f8\ua60e\ua78f\u{10a50}\u{1d16d}\u00b7]/gu
/** Marks upon letters, and signs that nobody sees: between the letters of an address they would hide it. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** More digits are a phone number. */
const MOST_DIGITS = 4

/** An address that says so itself: http://…, www.…, zoe@example.be. */
const TELLS_ADDRESS = /:\/|\/\/|\bwww\b|\S@\S/iu
/** A dot right before a letter or a digit: evil.example, 1.2.3.4. */
const HAS_HOST = /(?:^|[^.])\.[\p{L}\p{N}]/u
/** What a dot shortens: to its first letter, or as first names and titles are. */
const SHORTENED =
  /^-?(?:\p{L}|alb|arch|ch|chr|dhr|dr|fr|gebr|ing|ir|joh|jos|lic|mej|mevr|mlle|mme|mr|mrs|ph|prof|sc|st|th|vve|wed)$/iu
/** What follows it without a space: « L.Peeters » is a name, « l.peeters » may be a host. */
const SURNAME = /^(?:d['’])?\p{Lu}[\p{L}'’-]{2,}$/u
/** Before a surname that is a word of its own: « L.De Smet », « K.van den Broeck ». */
const PARTICLE = /^(?:d[aeiou]|de[nrs]|del|el|la|le|te[nr]|van(?:de[nr]?)?|von)$/i
/** Ends of hosts that are long enough for a surname. */
const END_OF_HOST =
  /^(?:app|art|bid|bio|biz|blog|brussels|click|cloud|club|com|dev|edu|email|eu|fun|gov|group|icu|info|int|link|live|men|mil|name|net|news|one|online|org|page|pro|shop|site|space|store|tech|tel|today|top|vip|vlaanderen|web|win|work|world|xxx|xyz|zip)$/i
const AROUND = /^[^\p{L}]+|[^\p{L}.]+$/gu

/** As it would read in a mail: in plain letters and dots. In Catalan (« Gal·la ») a raised dot belongs to its letters. */
const laidBare = (text: string) =>
  text
    .replace(/[\u013f\u0140]/g, 'l')
    .normalize('NFKD')
    .replace(/l\u00b7l/gi, 'll')
    .replace(DOT_LIKE, '.')
    .replace(UNSEEN, '')
    .trim()

function isHost(word: string, at: number, words: readonly string[]): boolean {
  if (!HAS_HOST.test(word)) return false
  const before = word.replace(AROUND, '').split('.')
  const last = before.pop() ?? ''
  const isSurname = SURNAME.test(last) && !END_OF_HOST.test(last)
  const next = words[at + 1] ?? ''
  const isOfSurname = PARTICLE.test(last) && (PARTICLE.test(next) || /^(?:d['’])?\p{Lu}/u.test(next))
  const isName = /^(?:-?\p{L})?$/u.test(last) || isSurname || isOfSurname
  return /\.\p{N}/u.test(word) || !isName || !before.every((part) => SHORTENED.test(part))
}

const hasControl = (text: string) => CONTROL.test(text.replaceAll('\t', ' ').trim())

/**
 * Whether what calls itself a name is, or has in it, an address or a number where somebody is to go. Mail programmes make a link of
 * such a thing, and the mail would be the site's own.
 */
export function hasAddress(name: string): boolean {
  const bare = laidBare(name)
  const digits = bare.match(/\p{Nd}/gu)?.length ?? 0
  return (
    hasControl(name) ||
    digits > MOST_DIGITS ||
    TELLS_ADDRESS.test(bare) ||
    /@|:\S/.test(bare) ||
    bare.split(/[\s,&()]+/).some(isHost)
  )
}

/** The same of a company, which may be called by its site (« Coolblue.be ») or by a number, and not by a page. */
export function hasPageAddress(company: string): boolean {
  const bare = laidBare(company)
  return hasControl(company) || TELLS_ADDRESS.test(bare) || /\p{L}\.\p{L}+[/:?#]/u.test(bare)
}

/** Letters with their marks and an apostrophe, or initials with their dots. */
const WORD = /^(?:[\p{L}\p{M}'’ʼ]+|(?:\p{L}\p{M}*\.)+)$/u

/** Whether a text can be a name and nothing else: only such a one stands in a greeting. */
export const looksLikeName = (text: string) =>
  /\p{L}/u.test(text) && text.split(/[ \u00a0‐‑-]+/).every((word) => word === '' || WORD.test(word))
