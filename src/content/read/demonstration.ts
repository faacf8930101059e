import type { Bilingual } from '@/domain/language'

/** Stands on every page and article whose people, places or events were made up for the demonstration (schema: `demonstration`). */
export const DEMONSTRATION: Bilingual = {
  fr: 'Démonstration : les personnes, les adresses, les événements et les dates de cette page sont inventés.',
  nl: 'Demonstratie: de personen, adressen, evenementen en datums op deze pagina zijn verzonnen.',
}
