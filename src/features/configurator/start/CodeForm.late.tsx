import { useRouter } from 'next/compat/router'
import { useTranslation } from 'next-i18next/pages'
import { type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { findTypedCode } from '@/domain/typed-code'
import { useAudience } from '@/routing/CurrentRoute'
import { carAddress } from '@/routing/forms/car-address'
import { LINK_ENTRY } from '@/routing/link-entry'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { color, size, space, type } from '@/ui/theme/css-vars'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  max-width: 26rem;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
`

const Field = styled.input`
  flex: 1 1 11ch;
  min-width: 0;
  min-height: ${size.touch};
  padding: 0 ${space.s};
  border: 1px solid ${color.edge};
  background: ${color.canvas};
  font-size: ${type.m};
  letter-spacing: 0.12em;
  text-transform: uppercase;
  &[aria-invalid='true'] { border-color: ${color.error}; }
`

interface CodeFormProps {
  /** An earlier code that failed. */
  typed?: string | undefined
  /** True if the page around the form shows the error of that code. */
  isExplained?: boolean
}

export function CodeForm({ typed = '', isExplained = false }: CodeFormProps) {
  const { t } = useTranslation('ccf')
  const audience = useAudience()
  const router = useRouter()
  const id = useId()
  const [isMalformed, setMalformed] = useState(!isExplained && typed !== '' && findTypedCode(typed) === undefined)

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    if (!router) return
    event.preventDefault()
    const address = carAddress(String(new FormData(event.currentTarget).get('cupra_code') ?? ''), audience)
    setMalformed(address === undefined)
    if (address) void router.push(address, undefined, { locale: false })
  }

  return (
    <Form action={LINK_ENTRY} method="get" onSubmit={open} noValidate>
      <input type="hidden" name="lang" value={audience.language} />
      <input type="hidden" name="sales_type" value={audience.salesType} />
      <input type="hidden" name="typed" value="1" />
      <label htmlFor={`${id}code`}>{t('start.codeLabel')}</label>
      <Line>
        <Field
          id={`${id}code`}
          name="cupra_code"
          defaultValue={typed}
          required
          maxLength={500}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isMalformed}
          onInput={({ currentTarget }) => {
            if (isMalformed) setMalformed(carAddress(currentTarget.value, audience) === undefined)
          }}
          aria-describedby={`${id}error ${id}help`}
        />
        <Button type="submit" $variant="secondary">
          {t('start.codeSubmit')}
        </Button>
      </Line>
      <Text id={`${id}error`} $tone="error" role="alert">
        {isMalformed && t('problem.malformedCode')}
      </Text>
      <Text id={`${id}help`} $size="s" $tone="muted">
        {t('start.codeHelp')}
      </Text>
    </Form>
  )
}
