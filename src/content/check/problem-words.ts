import type { Language } from '@/domain/language'
import type { ContentProblem, ProblemCode } from '../schema/problems'

/** What the checks say (validate*.server.ts, typing-mistakes.ts), as an editor reads it; `$1` is the first value of a problem. */
const WORDS: Readonly<Record<Language, Readonly<Record<ProblemCode, string>>>> = {
  fr: {
    missing: 'le texte manque',
    credit_claim: 'la loi interdit de promettre un crédit facile, rapide ou gratuit : « $1 »',
    page_gone: 'la page $1 n’existe plus : choisissez-en une autre',
    no_picture: 'choisissez une image',
    no_target: 'choisissez une page ou une adresse',
    none: 'il en faut au moins un',
    few_words: 'trop peu de mots pour le public $3 : $1, il en faut $2 sous l’introduction',
    only_for: '« $1 » n’existe que pour le public $2 : limitez le bloc à ce public',
    no_question: 'la question « $1 » n’existe pas',
    cells: '$1 cellules pour $2 colonnes',
    no_file: 'le fichier public/downloads/$1 n’existe pas',
    no_shot: 'il n’y a pas de vue « $1 » de $2',
    not_drawn: 'l’image $1 n’existe pas encore',
    period: 'la période se termine ($1) avant de commencer ($2)',
    not_after: '$1 n’est pas après $2',
    twice: '« $1 » apparaît deux fois',
    no_tabs: 'la page $1 ne peut pas avoir d’onglets',
    address_taken: '« $1 » est déjà l’adresse d’une autre page',
    without_wltp: '$1 est sans $2 : la loi veut les deux dans un même texte',
    leads_nowhere: 'le lien vers « $1 » ne mène nulle part ($2)',
    not_in_language: 'la page « $1 » n’existe pas en $2',
    unknown_name: '$1 ne désigne rien de connu',
    no_day: 'le jour $1 n’existe pas',
    quotation_marks: 'les guillemets sont « » en français et ‘ ’ en néerlandais',
    three_dots: 'les points de suspension sont un seul caractère : …',
    two_spaces: 'il y a deux espaces de suite',
    space_before_unit: 'il faut une espace entre un nombre et % ou €',
    euro_after_amount: 'le montant précède le signe €',
    fr_space_before_marks: 'il faut une espace avant ; ! ?',
    fr_space_before_colon: 'il faut une espace avant :',
    fr_space_inside_quotes: 'il faut une espace à l’intérieur des « »',
    nl_no_space_before_marks: 'en néerlandais, pas d’espace avant ; : ! ?',
    nl_quotation_marks: 'en néerlandais, les guillemets sont ‘ ’',
    link_nowhere: 'le lien « $1 » ne mène nulle part',
    not_allowed: '« $1 » n’est pas permis dans un texte',
    no_entry: 'il n’y a pas de fiche pour $1',
    second_entry: '$1 a déjà une fiche : $2',
    homepage_languages: 'la page d’accueil existe dans les deux langues',
    no_subject: 'il n’y a pas de page $1 pour « $2 »',
    unreadable: 'ne peut pas être lu : $1',
  },
  nl: {
    missing: 'de tekst ontbreekt',
    credit_claim: 'de wet verbiedt een krediet gemakkelijk, snel of gratis voor te stellen: ‘$1’',
    page_gone: 'de pagina $1 bestaat niet meer: kies een andere',
    no_picture: 'kies een afbeelding',
    no_target: 'kies een pagina of een adres',
    none: 'er is er minstens één nodig',
    few_words: 'te weinig woorden voor het publiek $3: $1, er zijn er $2 nodig onder de inleiding',
    only_for: '‘$1’ bestaat alleen voor het publiek $2: beperk het blok tot dat publiek',
    no_question: 'de vraag ‘$1’ bestaat niet',
    cells: '$1 cellen voor $2 kolommen',
    no_file: 'het bestand public/downloads/$1 bestaat niet',
    no_shot: 'er is geen beeld ‘$1’ van $2',
    not_drawn: 'de afbeelding $1 bestaat nog niet',
    period: 'de periode eindigt ($1) voor ze begint ($2)',
    not_after: '$1 is niet na $2',
    twice: '‘$1’ staat er twee keer',
    no_tabs: 'de pagina $1 kan geen tabs hebben',
    address_taken: '‘$1’ is al het adres van een andere pagina',
    without_wltp: '$1 staat zonder $2: de wet wil beide in één tekst',
    leads_nowhere: 'de link naar ‘$1’ leidt nergens heen ($2)',
    not_in_language: 'de pagina ‘$1’ bestaat niet in het $2',
    unknown_name: '$1 is niet bekend',
    no_day: 'de dag $1 bestaat niet',
    quotation_marks: 'aanhalingstekens zijn « » in het Frans en ‘ ’ in het Nederlands',
    three_dots: 'het beletselteken is één teken: …',
    two_spaces: 'er staan twee spaties na elkaar',
    space_before_unit: 'tussen een getal en % of € komt een spatie',
    euro_after_amount: 'het bedrag staat voor het euroteken',
    fr_space_before_marks: 'in het Frans komt een spatie voor ; ! ?',
    fr_space_before_colon: 'in het Frans komt een spatie voor :',
    fr_space_inside_quotes: 'in het Frans komt een spatie binnen « »',
    nl_no_space_before_marks: 'voor ; : ! ? komt geen spatie',
    nl_quotation_marks: 'aanhalingstekens zijn ‘ ’',
    link_nowhere: 'de link ‘$1’ leidt nergens heen',
    not_allowed: '‘$1’ mag niet in een tekst',
    no_entry: 'er is geen fiche voor $1',
    second_entry: '$1 heeft al een fiche: $2',
    homepage_languages: 'de startpagina bestaat in beide talen',
    no_subject: 'er is geen pagina $1 voor ‘$2’',
    unreadable: 'kan niet gelezen worden: $1',
  },
}

type Said = Pick<ContentProblem, 'code' | 'values'>

export function problemInWords({ code, values }: Said, language: Language): string {
  // Of a field of the schema: it says it in both languages itself.
  const [fr, nl] = code === 'unreadable' ? String(values[0]).split(' · ') : []
  if (fr && nl) return { fr, nl }[language]
  return WORDS[language][code].replace(/\$(\d)/g, (_, position) => String(values[Number(position) - 1] ?? ''))
}

/** A problem in one line: its field, and what is wrong there. */
export function problemLine(problem: Said & Pick<ContentProblem, 'field'>, language: Language): string {
  return [problem.field, problemInWords(problem, language)].filter(Boolean).join(' — ')
}
