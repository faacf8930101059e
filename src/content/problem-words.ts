import type { Language } from '@/domain/language'

type Words = Readonly<Record<Language, string>>

/** What the checks say (validate*.server.ts, typing-mistakes.ts), as an editor reads it. `$1` is what the pattern has caught. */
const WORDS: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [/^the text is missing$/, { fr: 'le texte manque', nl: 'de tekst ontbreekt' }],
  [
    /^the law forbids to advertise credit like this: “(.+)”$/,
    {
      fr: 'la loi interdit de promettre un crédit facile, rapide ou gratuit : « $1 »',
      nl: 'de wet verbiedt een krediet gemakkelijk, snel of gratis voor te stellen: ‘$1’',
    },
  ],
  [
    /^there is no page any more at (.+)$/,
    { fr: 'la page $1 n’existe plus : choisissez-en une autre', nl: 'de pagina $1 bestaat niet meer: kies een andere' },
  ],
  [/^a picture must be chosen$/, { fr: 'choisissez une image', nl: 'kies een afbeelding' }],
  [
    /^a page or an address must be chosen$/,
    { fr: 'choisissez une page ou une adresse', nl: 'kies een pagina of een adres' },
  ],
  [/^at least one is wanted$/, { fr: 'il en faut au moins un', nl: 'er is er minstens één nodig' }],
  [
    /^“(.+)” is offered to (\w+) alone: limit the block to it$/,
    {
      fr: '« $1 » n’existe que pour le public $2 : limitez le bloc à ce public',
      nl: '‘$1’ bestaat alleen voor het publiek $2: beperk het blok tot dat publiek',
    },
  ],
  [/^there is no question “(.*)”$/, { fr: 'la question « $1 » n’existe pas', nl: 'de vraag ‘$1’ bestaat niet' }],
  [/^(\d+) cells for (\d+) columns$/, { fr: '$1 cellules pour $2 colonnes', nl: '$1 cellen voor $2 kolommen' }],
  [/^there is no file (.+)$/, { fr: 'le fichier $1 n’existe pas', nl: 'het bestand $1 bestaat niet' }],
  [/^there is no shot “(.+)” of (.+)$/, { fr: 'il n’y a pas de vue « $1 » de $2', nl: 'er is geen beeld ‘$1’ van $2' }],
  [
    /^the picture (.+) is not drawn yet$/,
    { fr: 'l’image $1 n’existe pas encore', nl: 'de afbeelding $1 bestaat nog niet' },
  ],
  [
    /^the period ends \((.+)\) before it begins \((.+)\)$/,
    { fr: 'la période se termine ($1) avant de commencer ($2)', nl: 'de periode eindigt ($1) voor ze begint ($2)' },
  ],
  [/^(\S+) is not after (\S+)$/, { fr: '$1 n’est pas après $2', nl: '$1 is niet na $2' }],
  [/^“(.+)” is there twice$/, { fr: '« $1 » apparaît deux fois', nl: '‘$1’ staat er twee keer' }],
  [
    /^the page (.+) cannot have tabs$/,
    { fr: 'la page $1 ne peut pas avoir d’onglets', nl: 'de pagina $1 kan geen tabs hebben' },
  ],
  [
    /^“(.+)” is the address of another page$/,
    { fr: '« $1 » est déjà l’adresse d’une autre page', nl: '‘$1’ is al het adres van een andere pagina' },
  ],
  [
    /^(\S+) stands without (.+): the law wants both in one text$/,
    {
      fr: '$1 est sans $2 : la loi veut les deux dans un même texte',
      nl: '$1 staat zonder $2: de wet wil beide in één tekst',
    },
  ],
  [
    /^no page or allowed address behind the (page|address) “(.*)” in (\w+)$/,
    { fr: 'le lien vers « $2 » ne mène nulle part ($3)', nl: 'de link naar ‘$2’ leidt nergens heen ($3)' },
  ],
  [
    /^the page “(.+)” does not exist in (\w+)$/,
    { fr: 'la page « $1 » n’existe pas en $2', nl: 'de pagina ‘$1’ bestaat niet in het $2' },
  ],
  [/^nothing is known as (.+)$/, { fr: '$1 ne désigne rien de connu', nl: '$1 is niet bekend' }],
  [/^there is no day (.+)$/, { fr: 'le jour $1 n’existe pas', nl: 'de dag $1 bestaat niet' }],
  [
    /^quotation marks are/,
    {
      fr: 'les guillemets sont « » en français et ‘ ’ en néerlandais',
      nl: 'aanhalingstekens zijn « » in het Frans en ‘ ’ in het Nederlands',
    },
  ],
  [
    /^three dots are one character/,
    { fr: 'les points de suspension sont un seul caractère : …', nl: 'het beletselteken is één teken: …' },
  ],
  [/^there are two spaces in a row$/, { fr: 'il y a deux espaces de suite', nl: 'er staan twee spaties na elkaar' }],
  [
    /^a space is wanted between a number and its % or €$/,
    { fr: 'il faut une espace entre un nombre et % ou €', nl: 'tussen een getal en % of € komt een spatie' },
  ],
  [
    /^the amount stands before the €$/,
    { fr: 'le montant précède le signe €', nl: 'het bedrag staat voor het euroteken' },
  ],
  [
    /^in French a space is wanted before ; ! \?$/,
    { fr: 'il faut une espace avant ; ! ?', nl: 'in het Frans komt een spatie voor ; ! ?' },
  ],
  [
    /^in French a space is wanted before :$/,
    { fr: 'il faut une espace avant :', nl: 'in het Frans komt een spatie voor :' },
  ],
  [
    /^in French a space is wanted inside « »$/,
    { fr: 'il faut une espace à l’intérieur des « »', nl: 'in het Frans komt een spatie binnen « »' },
  ],
  [
    /^in Dutch no space stands before/,
    { fr: 'en néerlandais, pas d’espace avant ; : ! ?', nl: 'voor ; : ! ? komt geen spatie' },
  ],
  [/^in Dutch quotation marks are/, { fr: 'en néerlandais, les guillemets sont ‘ ’', nl: 'aanhalingstekens zijn ‘ ’' }],
  [
    /^no page or allowed address behind the link “(.*)”$/,
    { fr: 'le lien « $1 » ne mène nulle part', nl: 'de link ‘$1’ leidt nergens heen' },
  ],
  [
    /^“(.+)” is not allowed in a running text$/,
    { fr: '« $1 » n’est pas permis dans un texte', nl: '‘$1’ mag niet in een tekst' },
  ],
  [/^no entry for the (?:page|carline) (.+)$/, { fr: 'il n’y a pas de fiche pour $1', nl: 'er is geen fiche voor $1' }],
  [
    /^the (?:page|carline) (.+) has an entry already: (.+)$/,
    { fr: '$1 a déjà une fiche : $2', nl: '$1 heeft al een fiche: $2' },
  ],
  [
    /^the homepage exists in every language$/,
    { fr: 'la page d’accueil existe dans les deux langues', nl: 'de startpagina bestaat in beide talen' },
  ],
  [
    /^there is no page (.+) for “(.*)”$/,
    { fr: 'il n’y a pas de page $1 pour « $2 »', nl: 'er is geen pagina $1 voor ‘$2’' },
  ],
]

/** Of a file that cannot be read at all, in the words of what reads it. */
const UNREADABLE: Words = { fr: 'ne peut pas être lu : ', nl: 'kan niet gelezen worden: ' }

export function problemInWords(problem: string, language: Language): string {
  // Of a field of the schema: it says it in both.
  const [fr, nl] = problem.split(' · ')
  if (fr && nl) return { fr, nl }[language]
  for (const [pattern, words] of WORDS) {
    if (pattern.test(problem)) return problem.replace(pattern, words[language])
  }
  return UNREADABLE[language] + problem
}

/** A problem in one line: its field, and what is wrong there. */
export function problemLine(
  { field, problem }: { readonly field: string; readonly problem: string },
  language: Language,
): string {
  return [field, problemInWords(problem, language)].filter(Boolean).join(' — ')
}
