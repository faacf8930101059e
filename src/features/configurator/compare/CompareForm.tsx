import { useRouter } from 'next/compat/router'
import { useTranslation } from 'next-i18next/pages'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { findTypedCode } from '@/domain/typed-code'
import { useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { pastedCar } from '@/routing/forms/car-address'
import { COMPARE_FORM, LINK_ENTRY } from '@/routing/link-entry'
import { usePath } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Field } from '@/ui/Field'
import { TextInput } from '@/ui/TextInput'

const Form = styled.form`
  max-width: 26rem;
`

const Code = styled(TextInput)`
  flex: 1 1 11ch;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  /* A link reads as it was pasted. */
  &[value*='/'] {
    letter-spacing: normal;
    text-transform: none;
  }
`

export function CompareForm({ code }: { code: string }) {
  const { query } = useCurrentRoute()
  const lost = typeof query.compare === 'string' ? query.compare : undefined
  return <LinkedForm key={lost} code={code} lost={lost} />
}

/** @param lost a link whose car the server did not find */
function LinkedForm({ code, lost }: { code: string; lost: string | undefined }) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const router = useRouter()
  const path = usePath()
  const [problem, setProblem] = useState<'compare.lost' | 'problem.malformedCode' | null>(lost ? 'compare.lost' : null)
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('compare') ?? '')
    // The server asks the service for the code of a car whose address was pasted.
    if (!router || pastedCar(typed)) return
    event.preventDefault()
    const other = findTypedCode(typed)
    setProblem(other ? null : 'problem.malformedCode')
    if (!other) return
    const address = path('car-configurator.compare', { cupra_code: code, other_codes: [other] })
    void router.push(address, undefined, { locale: false })
  }
  return (
    <Form id={COMPARE_FORM} action={LINK_ENTRY} method="get" onSubmit={open} noValidate data-print="hide">
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="sales_type" value={salesType} />
      <input type="hidden" name="cupra_code" value={code} />
      <Field label={t('compare.with')} hint={t('compare.withHelp')} error={problem && t(problem)}>
        {(control) => (
          <Cluster $gap="2xs">
            <Code
              {...control}
              name="compare"
              defaultValue={lost}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="characters"
              onInput={({ currentTarget: { value } }) => {
                if (problem && (pastedCar(value) || findTypedCode(value))) setProblem(null)
              }}
            />
            <Button type="submit" $variant="secondary">
              {t('compare.submit')}
            </Button>
          </Cluster>
        )}
      </Field>
    </Form>
  )
}
