import type { Language } from '@/domain/language'

/** What only editors read. Not in public/locales, so that no visitor fetches it. */
const words = {
  fr: {
    preview: 'Aperçu',
    language: { fr: 'Français', nl: 'Néerlandais' },
    audience: { B2C: 'Particuliers', B2B: 'Professionnels' },
    today: 'Aujourd’hui',
    draft: 'Brouillon',
    live: 'En ligne',
    see: 'Voir',
    day: 'Le site tel qu’il sera, ou était, le',
    show: 'Afficher',
    missing: 'Traductions manquantes',
    missing_here: 'Traductions manquantes dans cette page',
    missing_elsewhere: 'Traductions manquantes ailleurs',
    drafts: 'Brouillons en cours',
    edit: 'Modifier cette page',
    start: 'Commencer un brouillon',
    publish: 'Publier',
    discard: 'Supprimer le brouillon',
    share: 'Lien à partager',
    until: 'Valable jusqu’au',
    exit: 'Quitter l’aperçu',
    wrong_title: 'Ce lien d’aperçu n’est pas valable',
    wrong_text: 'Il est peut-être incomplet. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    expired_title: 'Ce lien d’aperçu a expiré',
    expired_text: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    ended_at: 'Fin du lien',
    site_time: 'Heure du site',
    nothing_title: 'Cette page n’existe pas',
    nothing_text: 'Elle a peut-être été supprimée ou renommée. Vérifiez son nom dans l’éditeur.',
    day_title: 'Cette date n’existe pas',
    day_text: 'Revenez en arrière et choisissez un jour du calendrier.',
    exists_title: 'Un brouillon existe déjà',
    exists_text: 'Quelqu’un l’a commencé entre-temps. Revenez en arrière et rechargez la page.',
    gone_title: 'Ce brouillon n’est plus là',
    gone_text:
      'Il vient d’être publié ou supprimé. Revenez en arrière et rechargez la page : vous verrez ce qui est en ligne.',
    taken_title: 'Une page en ligne porte déjà ce nom',
    taken_text:
      'Publier ce brouillon la remplacerait. Rien n’a été modifié pour l’instant. Donnez un autre nom au brouillon dans l’éditeur, ou publiez quand même pour la remplacer.',
    late_title: 'Le brouillon est publié, mais quelques pages ne sont pas encore à jour',
    late_text:
      'Un service ne répondait pas. Ces pages se mettent à jour d’elles-mêmes, en général dans l’heure. Il n’y a rien à refaire.',
    unreadable_title: 'Cette fiche ne peut pas être lue',
    unreadable_text:
      'Son fichier est abîmé, et rien n’y a été changé. Montrez ces lignes à la personne qui s’occupe du site.',
    publish_anyway: 'Publier quand même',
    overtaken_title: 'La page en ligne a changé depuis le début de ce brouillon',
    overtaken_text:
      'Quelqu’un l’a modifiée entre-temps, et publier ce brouillon effacerait ce changement. Rien n’a été modifié pour l’instant. Revenez en arrière pour reprendre ce changement dans votre brouillon, ou publiez quand même.',
    problems_title: 'Ce brouillon ne peut pas encore être publié',
    problems_text: 'Rien n’a changé sur le site. Corrigez ces champs dans l’éditeur, puis publiez à nouveau.',
    closed_title: 'L’aperçu est terminé',
    closed_text: 'Ouvrez à nouveau le lien d’aperçu, ou l’aperçu depuis l’éditeur.',
  },
  nl: {
    preview: 'Voorbeeld',
    language: { fr: 'Frans', nl: 'Nederlands' },
    audience: { B2C: 'Particulieren', B2B: 'Professionelen' },
    today: 'Vandaag',
    draft: 'Ontwerp',
    live: 'Online',
    see: 'Bekijken',
    day: 'De site zoals ze zal zijn, of was, op',
    show: 'Tonen',
    missing: 'Ontbrekende vertalingen',
    missing_here: 'Ontbrekende vertalingen op deze pagina',
    missing_elsewhere: 'Ontbrekende vertalingen elders',
    drafts: 'Lopende ontwerpen',
    edit: 'Deze pagina bewerken',
    start: 'Een ontwerp beginnen',
    publish: 'Publiceren',
    discard: 'Ontwerp verwijderen',
    share: 'Link om te delen',
    until: 'Geldig tot',
    exit: 'Voorbeeld verlaten',
    wrong_title: 'Deze voorbeeldlink is niet geldig',
    wrong_text: 'Misschien is hij onvolledig. Vraag een nieuwe link aan wie hem stuurde.',
    expired_title: 'Deze voorbeeldlink is verlopen',
    expired_text: 'Vraag een nieuwe link aan wie hem stuurde.',
    ended_at: 'Einde van de link',
    site_time: 'Uur van de site',
    nothing_title: 'Deze pagina bestaat niet',
    nothing_text: 'Misschien is ze verwijderd of hernoemd. Kijk haar naam na in de editor.',
    day_title: 'Deze datum bestaat niet',
    day_text: 'Ga terug en kies een dag van de kalender.',
    exists_title: 'Er is al een ontwerp',
    exists_text: 'Iemand is er intussen aan begonnen. Ga terug en laad de pagina opnieuw.',
    gone_title: 'Dit ontwerp is er niet meer',
    gone_text: 'Het is net gepubliceerd of verwijderd. Ga terug en laad de pagina opnieuw: je ziet dan wat online is.',
    taken_title: 'Een pagina online heeft al deze naam',
    taken_text:
      'Dit ontwerp publiceren zou ze vervangen. Er is nog niets veranderd. Geef het ontwerp een andere naam in de editor, of publiceer toch om ze te vervangen.',
    late_title: 'Het ontwerp is gepubliceerd, maar enkele pagina’s zijn nog niet bijgewerkt',
    late_text:
      'Een dienst gaf geen antwoord. Die pagina’s werken zichzelf bij, meestal binnen het uur. Je hoeft niets opnieuw te doen.',
    unreadable_title: 'Deze fiche kan niet gelezen worden',
    unreadable_text:
      'Haar bestand is beschadigd, en er is niets aan veranderd. Toon deze regels aan wie de site beheert.',
    publish_anyway: 'Toch publiceren',
    overtaken_title: 'De pagina online is veranderd sinds dit ontwerp begon',
    overtaken_text:
      'Iemand heeft ze intussen aangepast, en dit ontwerp publiceren zou die wijziging wissen. Er is nog niets veranderd. Ga terug om de wijziging in je ontwerp over te nemen, of publiceer toch.',
    problems_title: 'Dit ontwerp kan nog niet gepubliceerd worden',
    problems_text: 'Er is niets veranderd op de site. Verbeter deze velden in de editor en publiceer daarna opnieuw.',
    closed_title: 'Het voorbeeld is afgelopen',
    closed_text: 'Open de voorbeeldlink opnieuw, of het voorbeeld vanuit de editor.',
  },
} as const

export type PreviewWords = (typeof words)[Language]

export function previewWords(language: Language): PreviewWords {
  return words[language]
}

/** « Date : 1ᵉʳ mars », ‘Datum: 1 maart’. */
export function labelled(label: string, value: string | number, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0: ' : ': '}${value}`
}
