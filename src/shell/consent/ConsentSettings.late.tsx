import { useTranslation } from 'next-i18next/pages'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { CONSENT_CATEGORIES, type ConsentCategory } from '@/config/consent.mjs'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Choice'
import { Dialog } from '@/ui/Dialog'
import { Note, Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { color, space, type } from '@/ui/theme/css-vars'
import { useConsent } from './consent-store'
import { saveConsent } from './save-consent'

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  a { ${textLinkStyles} }
`

const Categories = styled.ul`
  border-block-start: 1px solid ${color.line};
  > li { padding-block: ${space.xs}; border-block-end: 1px solid ${color.line}; }
`

/** Without a checkbox, because necessary storage cannot be refused. */
const Always = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.s};
  align-items: baseline;
  > span { font-size: ${type.s}; color: ${color.accentText}; }
  > p { grid-column: 1 / -1; }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs};
  > button { padding-inline: ${space['2xs']}; }
  > :last-child { grid-column: 1 / -1; }
`

interface ConsentSettingsProps {
  open: boolean
  onClose: () => void
}

/** The second layer, with a choice for each purpose. It also serves to withdraw consent. */
export function ConsentSettings({ open, onClose }: ConsentSettingsProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog open={open} onClose={onClose} title={t('consent.settings')} closeLabel={t('close')}>
      <Purposes onClose={onClose} />
    </Dialog>
  )
}

/** Nothing is ticked by default. */
function Purposes({ onClose }: Pick<ConsentSettingsProps, 'onClose'>) {
  const { t } = useTranslation('common')
  const { language } = useAudience()
  const given = useConsent()
  // The answer at the opening is kept: the dialog closes with a new answer and need not render it.
  const [consent] = useState(given)
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>(consent?.accepted ?? [])

  const answer = (categories: readonly ConsentCategory[]) => {
    saveConsent(categories)
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    answer(accepted)
  }
  const turn = (category: ConsentCategory, isOn: boolean) =>
    setAccepted(CONSENT_CATEGORIES.filter((each) => (each === category ? isOn : accepted.includes(each))))

  return (
    <Form onSubmit={save}>
      <Text>
        {t('consent.settings_text')} <RouteLink to="cookie-policy">{t('consent.policy')}</RouteLink>
      </Text>
      <Categories role="list">
        <Always>
          {t('consent.necessary.title')}
          <span>{t('consent.always')}</span>
          <Note>{t('consent.necessary.text')}</Note>
        </Always>
        {CONSENT_CATEGORIES.map((category) => (
          <li key={category}>
            <Checkbox
              checked={accepted.includes(category)}
              onChange={({ currentTarget }) => turn(category, currentTarget.checked)}
              hint={t(`consent.${category}.text`)}
            >
              {t(`consent.${category}.title`)}
            </Checkbox>
          </li>
        ))}
      </Categories>
      <Answers>
        <Button $variant="secondary" onClick={() => answer([])}>
          {t('consent.refuse')}
        </Button>
        <Button $variant="secondary" onClick={() => answer(CONSENT_CATEGORIES)}>
          {t('consent.accept')}
        </Button>
        <Button type="submit">{t('consent.save')}</Button>
      </Answers>
      {consent && <Note>{t('consent.answered', { date: formatDate(consent.answeredAt, language) })}</Note>}
    </Form>
  )
}
