import { useRef } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, motion, space, type, weight } from './theme/css-vars'
import { forcedColors } from './theme/media'
import { touchSquare } from './touch'

const Root = styled.div`
  display: flex;
  align-items: center;
  border-block-end: 1px solid ${color.edge};
  transition: border-color ${motion.fast} ${motion.ease};
  &:focus-within { border-color: ${color.accent}; }
  /* One ring around the glass and the words. */
  &:has(input:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ${forcedColors} { &:focus-within { outline: 2px solid Highlight; } }
  > svg { color: ${color.accentText}; }
`

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 4rem;
  padding: 0 ${space.s};
  border: 0;
  background: transparent;
  font-size: ${type.l};
  font-weight: ${weight.light};
  text-overflow: ellipsis;
  &:focus-visible { outline: none; }
  &::placeholder { color: ${color.muted}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
`

const Clear = styled.button`
  ${touchSquare}
  &:hover { color: ${color.accentText}; }
`

interface SearchFieldProps {
  label: string
  placeholder: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** What the key of a screen keyboard does: it leads to the first result, or it only closes the keyboard. */
  enterKeyHint?: 'go' | 'search'
}

/** A large field that answers while one types, with a button that empties it and stays in it. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  enterKeyHint = 'search',
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Root>
      <Icon name="search" size="1.5rem" />
      <Input
        ref={input}
        type="search"
        enterKeyHint={enterKeyHint}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && (
        <Clear
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </Clear>
      )}
    </Root>
  )
}
