import type { Language } from '@/domain/language'

const fr = {
  title: 'Fonctions du site',
  told: 'Un changement se voit sur tout le site dans la minute. Les heures sont celles de Bruxelles.',
  flag: 'Fonction',
  state: 'État',
  set_by: 'Réglé par',
  from: 'Depuis',
  until: 'Jusqu’à',
  next: 'Ensuite',
  history: 'Historique',
  no_history: 'Rien n’a encore été changé ici.',
  all: 'Toutes les fonctions',
  on: 'actif',
  off: 'inactif',
  elsewhere: 'comme réglé ailleurs',
  defaults: 'Valeur par défaut',
  file: 'Fichier du serveur',
  list: 'Environnement du serveur',
  service: 'Service de drapeaux',
  list_told:
    'Réglé dans l’environnement du serveur : un changement fait ici n’aurait d’effet qu’une fois ce réglage retiré.',
  service_told:
    'Réglé par le service de drapeaux : un changement fait ici n’aurait d’effet qu’une fois que ce service ne dit plus rien de cette fonction.',
  change: 'Changer',
  new_state: 'Nouvel état',
  new_from: 'À partir de (vide : maintenant)',
  new_until: 'Jusqu’à (vide : sans fin)',
  why: 'Pourquoi',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  endless: 'sans fin',
  done: 'C’est changé.',
  as: (who: string, until: string) => `Vous êtes ${who}, jusqu’à ${until}.`,
  entry: {
    title: 'Accès fermé',
    text: 'Ce lien n’est pas valable, ou ne l’est plus. Demandez-en un nouveau à qui gère le serveur.',
  },
  foreign: { title: 'Accès fermé', text: 'Ce formulaire n’a pas été envoyé par cet écran.' },
  unknown: { title: 'Rien ici', text: 'Cette fonction n’existe pas, ou plus.' },
  problems: {
    state: 'Choisissez un état.',
    from: 'Le début doit être un moment à venir ; laissez-le vide pour changer maintenant.',
    until: 'La fin doit venir après le début, et n’être pas passée.',
    why: 'Dites pourquoi, en 200 signes au plus.',
    overtaken:
      'Quelqu’un d’autre a changé cette fonction entre-temps, et rien n’a été fait. Relisez l’historique, puis recommencez s’il le faut.',
    unkept: 'Le serveur n’a pas pu garder ce changement : rien n’a été fait. Prévenez qui le gère.',
  },
}

const nl: typeof fr = {
  title: 'Functies van de site',
  told: 'Een wijziging staat binnen een minuut op de hele site. De uren zijn die van Brussel.',
  flag: 'Functie',
  state: 'Stand',
  set_by: 'Ingesteld door',
  from: 'Sinds',
  until: 'Tot',
  next: 'Daarna',
  history: 'Geschiedenis',
  no_history: 'Hier is nog niets gewijzigd.',
  all: 'Alle functies',
  on: 'actief',
  off: 'inactief',
  elsewhere: 'zoals elders ingesteld',
  defaults: 'Standaardwaarde',
  file: 'Bestand op de server',
  list: 'Omgeving van de server',
  service: 'Vlaggendienst',
  list_told: 'Ingesteld in de omgeving van de server: wat u hier wijzigt, telt pas wanneer die instelling weg is.',
  service_told:
    'Ingesteld door de vlaggendienst: wat u hier wijzigt, telt pas wanneer die niets meer over deze functie zegt.',
  change: 'Wijzigen',
  new_state: 'Nieuwe stand',
  new_from: 'Vanaf (leeg: meteen)',
  new_until: 'Tot (leeg: zonder einde)',
  why: 'Waarom',
  when: 'Wanneer',
  who: 'Wie',
  what: 'Wat',
  endless: 'zonder einde',
  done: 'Het is gewijzigd.',
  as: (who, until) => `U bent ${who}, tot ${until}.`,
  entry: {
    title: 'Geen toegang',
    text: 'Deze link is niet of niet meer geldig. Vraag een nieuwe aan wie de server beheert.',
  },
  foreign: { title: 'Geen toegang', text: 'Dit formulier werd niet door dit scherm verstuurd.' },
  unknown: { title: 'Niets te zien', text: 'Deze functie bestaat niet, of niet meer.' },
  problems: {
    state: 'Kies een stand.',
    from: 'Het begin moet nog komen; laat het leeg om meteen te wijzigen.',
    until: 'Het einde moet na het begin komen en mag niet voorbij zijn.',
    why: 'Zeg waarom, in hoogstens 200 tekens.',
    overtaken:
      'Iemand anders heeft deze functie intussen gewijzigd; er is niets gebeurd. Lees de geschiedenis en begin zo nodig opnieuw.',
    unkept: 'De server kon deze wijziging niet bewaren: er is niets gebeurd. Verwittig wie hem beheert.',
  },
}

export type ScreenWords = typeof fr
export type FlagProblem = keyof ScreenWords['problems']

export const SCREEN_WORDS: Readonly<Record<Language, ScreenWords>> = { fr, nl }
