import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { fold, holdsAll, splitTerms } from '@/i18n/fold'
import { askChoices, type Choice } from './choices'

const WORDS = {
  fr: { find: 'Chercher', nothing: 'Rien de trouvé.', change: 'Choisir' },
  nl: { find: 'Zoeken', nothing: 'Niets gevonden.', change: 'Kiezen' },
} as const

/** More than these are folded away behind what is chosen, and can be searched. */
const MOST_OPEN = 24

interface PickerChoice extends Choice {
  readonly sample?: ReactNode
}

interface PickerProps {
  readonly label: string
  readonly description?: string | undefined
  readonly choices: readonly PickerChoice[]
  readonly chosen: string
  /** How what is chosen is called where it is not among the choices. */
  readonly elseName?: string
  readonly onChoose: (id: string) => void
}

/** A choice among things that are seen: radio buttons with their pictures. */
export function Picker({ label, description, choices, chosen, elseName = chosen, onChoose }: PickerProps) {
  const words = WORDS[screenLanguage() ?? 'fr']
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const found = choices.find((one) => one.id === chosen) ?? { id: chosen, name: elseName }
  // Without an answer there is nothing yet: opening asks again.
  const isLong = choices.length > MOST_OPEN || choices.length === 0
  const terms = splitTerms(asked)
  const shown = choices.filter(({ name, detail = '' }) => holdsAll(fold(`${name} ${detail}`).text, terms))
  const cards = shown.map((choice) => (
    <label key={choice.id} className="picker-card">
      <input
        type="radio"
        name={id}
        value={choice.id}
        checked={choice.id === chosen}
        onChange={() => onChoose(choice.id)}
        // A press of the pointer has chosen; the arrow keys go on from one to the next.
        onClick={({ detail }) => detail > 0 && setOpen(false)}
      />
      <ChoiceWords choice={choice} />
    </label>
  ))
  return (
    <fieldset className="picker" data-own-words onKeyDown={keepForm} aria-describedby={description && `${id}-more`}>
      <legend>{label}</legend>
      {description && <p id={`${id}-more`}>{description}</p>}
      {isLong ? (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setOpen(currentTarget.open)
            if (currentTarget.open) askChoices()
          }}
        >
          <summary>
            <ChoiceWords choice={found} />
            <span className="picker-change">{words.change}</span>
          </summary>
          {isOpen && (
            <>
              <label className="picker-find">
                {words.find}
                <input type="search" value={asked} onChange={({ target }) => setAsked(target.value)} />
              </label>
              <div className="picker-cards">{cards}</div>
              <p role="status">{shown.length === 0 && words.nothing}</p>
            </>
          )}
        </details>
      ) : (
        <div className="picker-cards">{cards}</div>
      )}
    </fieldset>
  )
}

function ChoiceWords({ choice: { name, detail, picture, sample } }: { readonly choice: PickerChoice }) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: files of the site's own, as they lie there. */}
      {picture && <img src={picture} alt="" loading="lazy" decoding="async" />}
      {sample}
      <span>
        {name}
        {detail && <small>{detail}</small>}
      </span>
    </>
  )
}

/** The return key chooses; it does not send the form around it. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
