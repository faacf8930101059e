import type { Bilingual } from '@/domain/language'

/**
 * What Keystatic's screens say in English whatever their language, in ours. `tests/editor/translate-screens.test.ts` fails on words that
 * Keystatic no longer has.
 */
export const SCREEN_WORDS: Readonly<Record<string, Bilingual>> = {
  // An entry and its form.
  Slug: { fr: 'Nom du fichier', nl: 'Bestandsnaam' },
  Regenerate: { fr: 'Reprendre le nom', nl: 'Naam overnemen' },
  regenerate: { fr: 'reprendre le nom', nl: 'naam overnemen' },
  Preview: { fr: 'Aperçu', nl: 'Voorbeeld' },
  Create: { fr: 'Créer', nl: 'Aanmaken' },
  Save: { fr: 'Sauvegarder', nl: 'Opslaan' },
  Unsaved: { fr: 'Non sauvegardé', nl: 'Niet opgeslagen' },
  Reset: { fr: 'Annuler les changements', nl: 'Wijzigingen ongedaan maken' },
  'Reset changes': { fr: 'Annuler les changements', nl: 'Wijzigingen ongedaan maken' },
  'Delete entry': { fr: 'Supprimer la fiche', nl: 'Fiche verwijderen' },
  'Delete entry…': { fr: 'Supprimer la fiche…', nl: 'Fiche verwijderen…' },
  'Duplicate entry…': { fr: 'Dupliquer la fiche…', nl: 'Fiche dupliceren…' },
  'Copy entry': { fr: 'Copier la fiche', nl: 'Fiche kopiëren' },
  'Paste entry': { fr: 'Coller la fiche', nl: 'Fiche plakken' },
  'Save and duplicate entry': { fr: 'Sauvegarder et dupliquer', nl: 'Opslaan en dupliceren' },
  'Save and duplicate': { fr: 'Sauvegarder et dupliquer', nl: 'Opslaan en dupliceren' },
  'You have unsaved changes. Save this entry to duplicate it.': {
    fr: 'Des changements ne sont pas sauvegardés. Sauvegardez la fiche pour la dupliquer.',
    nl: 'Er zijn wijzigingen die niet opgeslagen zijn. Sla de fiche op om ze te dupliceren.',
  },
  'Are you sure? This action cannot be undone.': {
    fr: 'La suppression attend d’être publiée : les visiteurs voient encore la page, et vous pouvez la reprendre.',
    nl: 'De verwijdering wacht tot ze gepubliceerd wordt: bezoekers zien de pagina nog, en je kunt ze terugnemen.',
  },
  'Yes, delete': { fr: 'Supprimer', nl: 'Verwijderen' },
  Cancel: { fr: 'Annuler', nl: 'Annuleren' },
  'Entry created': { fr: 'Fiche créée, en brouillon', nl: 'Fiche aangemaakt, als ontwerp' },
  Undo: { fr: 'Annuler', nl: 'Ongedaan maken' },
  'Entry pasted': { fr: 'Fiche collée', nl: 'Fiche geplakt' },
  'Entry not found.': { fr: 'Cette fiche n’existe pas.', nl: 'Deze fiche bestaat niet.' },
  'Entry not found in clipboard': {
    fr: 'Le presse-papiers ne contient pas de fiche',
    nl: 'Het klembord bevat geen fiche',
  },
  'Failed to read clipboard': {
    fr: 'Le presse-papiers ne peut pas être lu',
    nl: 'Het klembord kan niet gelezen worden',
  },
  'Failed to paste because clipboard access was denied': {
    fr: 'Le navigateur refuse l’accès au presse-papiers',
    nl: 'De browser weigert toegang tot het klembord',
  },
  'Restored draft from ': {
    fr: 'Vos changements non sauvegardés sont repris, ',
    nl: 'Je niet-opgeslagen wijzigingen zijn hersteld, ',
  },
  'Other changes have been made to this entry since the draft. You may want to discard the draft changes.': {
    fr: 'La fiche a été modifiée depuis. Vous pouvez annuler vos changements.',
    nl: 'De fiche is sindsdien gewijzigd. Je kunt je wijzigingen ongedaan maken.',
  },
  'Saving changes': { fr: 'Sauvegarde en cours', nl: 'Bezig met opslaan' },
  'Creating entry': { fr: 'Création en cours', nl: 'Bezig met aanmaken' },
  Changed: { fr: 'Modifié', nl: 'Gewijzigd' },
  Content: { fr: 'Contenu', nl: 'Inhoud' },
  // Lists of entries and of fields.
  Name: { fr: 'Nom', nl: 'Naam' },
  Status: { fr: 'État', nl: 'Status' },
  Add: { fr: 'Ajouter', nl: 'Toevoegen' },
  'Add item': { fr: 'Ajouter un élément', nl: 'Onderdeel toevoegen' },
  Edit: { fr: 'Modifier', nl: 'Bewerken' },
  'Edit item': { fr: 'Modifier l’élément', nl: 'Onderdeel bewerken' },
  Done: { fr: 'Terminé', nl: 'Klaar' },
  Remove: { fr: 'Retirer', nl: 'Verwijderen' },
  'Empty list': { fr: 'Rien pour l’instant', nl: 'Nog niets' },
  'Add the first item to see it here.': {
    fr: 'Ce que vous ajoutez apparaît ici.',
    nl: 'Wat je toevoegt, verschijnt hier.',
  },
  'No items selected…': { fr: 'Rien n’est choisi…', nl: 'Niets gekozen…' },
  'No results': { fr: 'Rien de trouvé', nl: 'Niets gevonden' },
  'No results…': { fr: 'Rien de trouvé…', nl: 'Niets gevonden…' },
  'Empty collection': { fr: 'Aucune fiche', nl: 'Geen fiches' },
  "There aren't any entries yet.": { fr: 'Il n’y a pas encore de fiche.', nl: 'Er zijn nog geen fiches.' },
  'Create the first entry': { fr: 'Créer la première fiche', nl: 'De eerste fiche maken' },
  'to see it here.': { fr: 'pour la voir ici.', nl: 'om ze hier te zien.' },
  'Unable to load collection': {
    fr: 'Les fiches ne peuvent pas être lues',
    nl: 'De fiches kunnen niet gelezen worden',
  },
  'Contains invalid fields. Please edit.': {
    fr: 'Un champ est à corriger. Ouvrez cet élément.',
    nl: 'Een veld moet verbeterd worden. Open dit onderdeel.',
  },
  'show search': { fr: 'chercher', nl: 'zoeken' },
  'Loading Entries': { fr: 'Chargement des fiches', nl: 'Fiches laden' },
  'Loading Item': { fr: 'Chargement de la fiche', nl: 'Fiche laden' },
  // The frame.
  Dashboard: { fr: 'Vue d’ensemble', nl: 'Overzicht' },
  Resize: { fr: 'Élargir le menu', nl: 'Menu verbreden' },
  'Open app navigation': { fr: 'Ouvrir le menu', nl: 'Menu openen' },
  'User menu': { fr: 'Compte', nl: 'Account' },
  'Log out': { fr: 'Se déconnecter', nl: 'Afmelden' },
  'Log in with GitHub': { fr: 'Se connecter avec GitHub', nl: 'Aanmelden met GitHub' },
  theme: { fr: 'thème', nl: 'thema' },
  Light: { fr: 'Clair', nl: 'Licht' },
  Dark: { fr: 'Sombre', nl: 'Donker' },
  System: { fr: 'Comme l’appareil', nl: 'Zoals het toestel' },
  'Not found': { fr: 'Introuvable', nl: 'Niet gevonden' },
  'This page could not be found.': { fr: 'Cette page n’existe pas.', nl: 'Deze pagina bestaat niet.' },
  'Failed to load shell': { fr: 'L’éditeur ne répond pas', nl: 'De editor antwoordt niet' },
  'Hello, ': { fr: 'Bonjour, ', nl: 'Dag ' },
  // Running text.
  'Start writing or press "/" for commands…': {
    fr: 'Écrivez, ou tapez « / » pour les commandes…',
    nl: 'Schrijf, of typ ‘/’ voor de opdrachten…',
  },
  Text: { fr: 'Texte', nl: 'Tekst' },
  Paragraph: { fr: 'Paragraphe', nl: 'Alinea' },
  'Heading 3': { fr: 'Intertitre', nl: 'Tussentitel' },
  'Text block': { fr: 'Sorte de texte', nl: 'Soort tekst' },
  'Text formatting': { fr: 'Mise en forme', nl: 'Opmaak' },
  'Formatting options': { fr: 'Mise en forme', nl: 'Opmaak' },
  Bold: { fr: 'Gras', nl: 'Vet' },
  Italic: { fr: 'Italique', nl: 'Cursief' },
  Link: { fr: 'Lien', nl: 'Link' },
  Unlink: { fr: 'Retirer le lien', nl: 'Link verwijderen' },
  Lists: { fr: 'Listes', nl: 'Lijsten' },
  'Bullet List': { fr: 'Liste à puces', nl: 'Lijst met opsommingstekens' },
  'Bullet list': { fr: 'Liste à puces', nl: 'Lijst met opsommingstekens' },
  'Numbered List': { fr: 'Liste numérotée', nl: 'Genummerde lijst' },
  'Numbered list': { fr: 'Liste numérotée', nl: 'Genummerde lijst' },
  'Ordered list': { fr: 'Liste numérotée', nl: 'Genummerde lijst' },
  'Insert an ordered list': { fr: 'Insérer une liste numérotée', nl: 'Een genummerde lijst invoegen' },
  'Insert an unordered list': { fr: 'Insérer une liste à puces', nl: 'Een lijst met opsommingstekens invoegen' },
  'Use this for grouping list items': { fr: 'Pour diviser un texte', nl: 'Om een tekst in te delen' },
  'Use this for sub-sections': { fr: 'Pour diviser un texte', nl: 'Om een tekst in te delen' },
  'Clear formatting': { fr: 'Retirer la mise en forme', nl: 'Opmaak wissen' },
  Divider: { fr: 'Trait de séparation', nl: 'Scheidingslijn' },
  'Insert block': { fr: 'Insérer', nl: 'Invoegen' },
  'Insert menu': { fr: 'Insérer', nl: 'Invoegen' },
  Blocks: { fr: 'Insérer', nl: 'Invoegen' },
  'Please provide a valid URL.': { fr: 'Une adresse web est attendue.', nl: 'Een webadres wordt verwacht.' },
}

/** What Keystatic says in Dutch as a machine would, and in French as a programmer. */
export const CORRECTED_WORDS: Bilingual<Readonly<Record<string, string>>> = {
  fr: {
    'Nom de la filiale': 'Nom de la branche',
    'Chargement en cours': 'Chargement',
    'Tableau de bord': 'Vue d’ensemble',
    Rejeter: 'Fermer',
    'Champ de nombre': 'Nombre',
    'Sélectionnez une option...': 'Choisissez…',
  },
  nl: {
    Negeren: 'Sluiten',
    Broodkruimels: 'Waar je bent',
    Getalveld: 'Getal',
    'Optie selecteren...': 'Kies…',
    'Meer handelingen': 'Meer',
    'Druk lang op Alt + pijl-omlaag of druk op Alt om het menu te openen':
      'Druk lang, of druk op Alt + pijl omlaag, om het menu te openen.',
    Redden: 'Opslaan',
    Bewerking: 'Bewerken',
    Helder: 'Wissen',
    Creëren: 'Aanmaken',
    'Filiaal naam': 'Naam van de tak',
    'Filiaal verwijderen': 'Tak verwijderen',
    'Standaard filiaal': 'Gewone tak',
  },
}

/** What the window of a block is headed with, before the name of its kind. */
export const BLOCK_WORDS: Readonly<Record<string, Bilingual>> = {
  Edit: { fr: 'Modifier le bloc\u00a0—', nl: 'Blok bewerken\u00a0—' },
  Add: { fr: 'Ajouter un bloc\u00a0—', nl: 'Blok toevoegen\u00a0—' },
}

export const removeWords = (name: string): Bilingual => ({ fr: `Retirer\u00a0: ${name}`, nl: `Verwijderen: ${name}` })

/** As Keystatic calls the column of names, in a sentence that it says in the reader's language. */
const NAME_COLUMNS: Readonly<Record<string, Bilingual>> = {
  Slug: { fr: 'Titre', nl: 'Titel' },
  Name: { fr: 'Titre', nl: 'Titel' },
}

type Say = (...found: readonly string[]) => Bilingual

/** Sentences that hold a name or a number. */
export const SCREEN_SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^Item (\d+)$/, (number = '') => ({ fr: `Nº\u00a0${number}`, nl: `Nr.\u00a0${number}` })],
  [
    /^(\d+) entr(?:y|ies)$/,
    (count = '') => ({
      fr: `${count} ${Number(count) < 2 ? 'fiche' : 'fiches'}`,
      nl: `${count} ${count === '1' ? 'fiche' : 'fiches'}`,
    }),
  ],
  [
    /^(.*\b(?:colonne|kolom) )(Slug|Name)\b(.*)$/,
    (before = '', name = '', after = '') => ({
      fr: `${before}${NAME_COLUMNS[name]?.fr}${after}`,
      nl: `${before}${NAME_COLUMNS[name]?.nl}${after}`,
    }),
  ],
  [/^Edit (.+)$/, (name = '') => ({ fr: `Modifier\u00a0: ${name}`, nl: `Bewerken: ${name}` })],
  [/^Loading (.+)$/, (name = '') => ({ fr: `Chargement\u00a0: ${name}`, nl: `Laden: ${name}` })],
  [/^Updating (.+)$/, (name = '') => ({ fr: `Sauvegarde\u00a0: ${name}`, nl: `Opslaan: ${name}` })],
  [/^Heading (\d)$/, () => ({ fr: 'Intertitre', nl: 'Tussentitel' })],
  [
    /^No items matching "(.*)" were found\.$/,
    (asked = '') => ({
      fr: `Aucun nom de fichier ne contient «\u00a0${asked}\u00a0». Sous « Toutes les fiches », vous cherchez dans tous les textes.`,
      nl: `Geen bestandsnaam bevat ‘${asked}’. Onder ‘Alle fiches’ zoek je in alle teksten.`,
    }),
  ],
  [/^(.+) is required$/, (name = '') => ({ fr: `${name}\u00a0: à remplir`, nl: `${name}: nog in te vullen` })],
  [
    /^(.+) must be at least (.+)$/,
    (name = '', least = '') => ({ fr: `${name}\u00a0: au moins ${least}`, nl: `${name}: minstens ${least}` }),
  ],
  [
    /^(.+) must be at most (.+)$/,
    (name = '', most = '') => ({ fr: `${name}\u00a0: au plus ${most}`, nl: `${name}: hoogstens ${most}` }),
  ],
  [
    /^(.+) must be no longer than (\d+) characters$/,
    (name = '', most = '') => ({
      fr: `${name}\u00a0: ${most} signes au plus`,
      nl: `${name}: hoogstens ${most} tekens`,
    }),
  ],
  [
    /^(.+) must be unique$/,
    () => ({ fr: 'Une autre fiche porte déjà ce nom.', nl: 'Een andere fiche heeft die naam al.' }),
  ],
  [/^(.+) must not be empty$/, (name = '') => ({ fr: `${name}\u00a0: à remplir`, nl: `${name}: nog in te vullen` })],
  [
    /^(.+) must be a (whole )?number$/,
    (name = '', whole = '') => ({
      fr: `${name}\u00a0: un nombre${whole && ' entier'} est attendu`,
      nl: `${name}: hier hoort een ${whole && 'geheel '}getal`,
    }),
  ],
  [
    /^(.+) must be a multiple of (.+)$/,
    (name = '', step = '') => ({
      fr: `${name}\u00a0: un multiple de ${step}`,
      nl: `${name}: een veelvoud van ${step}`,
    }),
  ],
  [
    /^(.+) is not a valid date(?:time)?$/,
    (name = '') => ({ fr: `${name}\u00a0: cette date n’existe pas`, nl: `${name}: die datum bestaat niet` }),
  ],
  [
    /^(.+) must not (?:be|contain|start or end with) .+$/,
    (name = '') => ({
      fr: `${name}\u00a0: sans barre, sans points, sans espace au début ni à la fin`,
      nl: `${name}: zonder schuine streep, puntjes, of spatie vooraan of achteraan`,
    }),
  ],
  [
    /^Must have at (least|most) (\d+) items?\.$/,
    (bound = '', count = '') => ({
      fr: bound === 'least' ? `Au moins ${count}.` : `${count} au plus.`,
      nl: bound === 'least' ? `Minstens ${count}.` : `Hoogstens ${count}.`,
    }),
  ],
]
