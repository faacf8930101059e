import type { ProblemCode } from '@/contract/problem'
import type { Bilingual } from '@/domain/language'

export const PROBLEM_STATUS = {
  invalid_parameter: 400,
  invalid_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  unknown_carline: 404,
  unknown_configuration: 404,
  unknown_code: 404,
  unknown_vehicle: 404,
  not_buildable: 409,
  vehicle_sold: 410,
  too_many_requests: 429,
  internal: 500,
} as const satisfies Record<ProblemCode, number>

interface ProblemText {
  readonly title: Bilingual
  readonly detail: Bilingual
}

/** What a visitor may be shown; the detail can be made more precise where the problem is found. */
export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, ProblemText>> = {
  invalid_parameter: {
    title: { fr: 'Demande incorrecte', nl: 'Onjuiste aanvraag' },
    detail: {
      fr: 'Un ou plusieurs paramètres de la demande ne sont pas valables.',
      nl: 'Een of meer parameters van de aanvraag zijn niet geldig.',
    },
  },
  invalid_body: {
    title: { fr: 'Contenu incorrect', nl: 'Onjuiste inhoud' },
    detail: {
      fr: 'Le contenu envoyé n’est pas valable.',
      nl: 'De verzonden inhoud is niet geldig.',
    },
  },
  body_too_large: {
    title: { fr: 'Contenu trop volumineux', nl: 'Inhoud te groot' },
    detail: {
      fr: 'Le contenu envoyé dépasse 64 ko.',
      nl: 'De verzonden inhoud is groter dan 64 kB.',
    },
  },
  unsupported_media_type: {
    title: { fr: 'Format non pris en charge', nl: 'Formaat niet ondersteund' },
    detail: {
      fr: 'Le contenu doit être envoyé au format JSON (application/json).',
      nl: 'De inhoud moet als JSON worden verzonden (application/json).',
    },
  },
  not_found: {
    title: { fr: 'Introuvable', nl: 'Niet gevonden' },
    detail: { fr: 'Il n’y a rien à cette adresse.', nl: 'Er staat niets op dit adres.' },
  },
  method_not_allowed: {
    title: { fr: 'Méthode non autorisée', nl: 'Methode niet toegestaan' },
    detail: {
      fr: 'Cette adresse ne répond pas à cette méthode.',
      nl: 'Dit adres antwoordt niet op deze methode.',
    },
  },
  unknown_carline: {
    title: { fr: 'Modèle inconnu', nl: 'Onbekend model' },
    detail: {
      fr: 'Ce modèle n’existe pas ou ne peut pas encore être commandé.',
      nl: 'Dit model bestaat niet of kan nog niet besteld worden.',
    },
  },
  unknown_configuration: {
    title: { fr: 'Configuration inconnue', nl: 'Onbekende configuratie' },
    detail: {
      fr: 'Cette configuration n’existe pas dans notre catalogue.',
      nl: 'Deze configuratie bestaat niet in onze catalogus.',
    },
  },
  unknown_code: {
    title: { fr: 'Code inconnu', nl: 'Onbekende code' },
    detail: {
      fr: 'Ce code n’existe pas. Vérifiez les 8 caractères.',
      nl: 'Deze code bestaat niet. Controleer de 8 tekens.',
    },
  },
  unknown_vehicle: {
    title: { fr: 'Voiture inconnue', nl: 'Onbekende wagen' },
    detail: {
      fr: 'Aucune voiture de notre stock ne porte ce numéro.',
      nl: 'Geen enkele wagen in onze stock draagt dit nummer.',
    },
  },
  not_buildable: {
    title: { fr: 'Configuration impossible', nl: 'Configuratie niet mogelijk' },
    detail: {
      fr: 'Cette configuration ne peut pas être construite telle quelle.',
      nl: 'Deze configuratie kan zo niet gebouwd worden.',
    },
  },
  vehicle_sold: {
    title: { fr: 'Voiture vendue', nl: 'Wagen verkocht' },
    detail: { fr: 'Cette voiture vient d’être vendue.', nl: 'Deze wagen is net verkocht.' },
  },
  too_many_requests: {
    title: { fr: 'Trop de demandes', nl: 'Te veel aanvragen' },
    detail: {
      fr: 'Trop de demandes en peu de temps. Réessayez dans un instant.',
      nl: 'Te veel aanvragen op korte tijd. Probeer het zo meteen opnieuw.',
    },
  },
  internal: {
    title: { fr: 'Erreur interne', nl: 'Interne fout' },
    detail: {
      fr: 'Le service a rencontré un problème. Réessayez dans un instant.',
      nl: 'Er liep iets mis bij de dienst. Probeer het zo meteen opnieuw.',
    },
  },
}
