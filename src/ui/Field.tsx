import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, size, space, type, weight } from './theme/css-vars'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  min-width: 0;
`

const Group = styled(Root).attrs({ as: 'fieldset' })``

const Label = styled.label`
  font-weight: ${weight.medium};
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space['2xs']};
  font-weight: ${weight.medium};
`

const Mark = styled.span`
  font-weight: ${weight.regular};
  color: ${color.muted};
`

const Hint = styled.p`
  max-width: ${size.measure};
  font-size: ${type.s};
  color: ${color.muted};
`

const FieldError = styled.p`
  display: flex;
  gap: ${space['2xs']};
  max-width: ${size.measure};
  font-size: ${type.s};
  color: ${color.error};
  > svg { margin-block-start: 0.15em; }
`

interface FieldWords {
  label: ReactNode
  /** A word after the label, such as "optional": a star says nothing to those who have not read its legend. */
  mark?: string | undefined
  hint?: ReactNode
  /** What is wrong and how to put it right. Its presence makes the field invalid. */
  error?: ReactNode
  className?: string
}

/** What the control inside a field must carry to be one with its words. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldWords {
  /** Default: made up. Given where an error summary links to the field: the summary speaks, not each error. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

function useDescription({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, id: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** One control with its label, its hint and its error. */
export function Field({ label, mark, hint, error, id: ownId, children, className }: FieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const described = useDescription({ hint, error }, id)
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        {label}
        {mark && <Mark>{` (${mark})`}</Mark>}
      </Label>
      <Below id={id} hint={hint} error={undefined} />
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <Below id={id} hint={undefined} error={error} isInSummary={ownId !== undefined} />
    </Root>
  )
}

interface FieldGroupProps extends FieldWords {
  id?: string
  children: ReactNode
}

/** Several controls that answer one question: boxes, radios. */
export function FieldGroup({ label, mark, hint, error, id: ownId, children, className }: FieldGroupProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const described = useDescription({ hint, error }, id)
  return (
    <Group id={id} className={className} aria-describedby={described}>
      <Legend>
        {label}
        {mark && <Mark>{` (${mark})`}</Mark>}
      </Legend>
      <Below id={id} hint={hint} error={undefined} />
      {children}
      <Below id={id} hint={undefined} error={error} isInSummary={ownId !== undefined} />
    </Group>
  )
}

interface BelowProps extends Pick<FieldWords, 'hint' | 'error'> {
  id: string
  isInSummary?: boolean
}

/** The hint stands above the control, where a phone's keyboard and its suggestions do not cover it; the error below. */
function Below({ id, hint, error, isInSummary }: BelowProps) {
  // It is read with the page. Any other comes while the focus is in the field, which would say nothing of it.
  const [firstError] = useState(error)
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <FieldError id={`${id}-error`} role={isInSummary || error === firstError ? undefined : 'alert'}>
          <Icon name="warning" size="1.1em" />
          <span>{error}</span>
        </FieldError>
      )}
    </>
  )
}
