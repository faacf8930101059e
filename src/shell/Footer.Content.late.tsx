import { useTranslation } from 'next-i18next/pages'
import { brand } from '@/brand/brand'
import { IS_DEMONSTRATION } from '@/brand/demonstration'
import { SiteLink } from '@/components/SiteLink'
import { NO_BREAK_SPACE } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Icon } from '@/ui/Icon'
import { Text } from '@/ui/Text'
import { ownName } from './analytics/link-name'
import { ConsentLink } from './consent/ConsentLink'
import { currentYear } from './current-year'
import * as Parts from './Footer.styles'
import { Mark } from './Header.Logo'
import { useNavigationLinks } from './use-navigation-links'

/** The year is an element of its own, so that the browser can correct it on a page that was stored last year (Footer.tsx). */
function Copyright() {
  const { t } = useTranslation('footer')
  const [prefix, suffix] = t('copyright', { year: '|', company: brand.company.name }).split('|')
  return (
    <p>
      {prefix}
      <span data-year="">{currentYear()}</span>
      {suffix}
    </p>
  )
}

/** The content of the footer. It is server HTML that is never hydrated (Footer.tsx), so event handlers do not work in it. */
export function FooterContent() {
  const { t } = useTranslation('footer')
  const audience = useAudience()
  const { main, social, secondary } = useNavigationLinks('footer')
  const { company } = brand
  return (
    <Parts.Root data-analytics-in="footer">
      <Container>
        <Parts.Top data-print="hide">
          <Mark />
          <Parts.Groups aria-label={t('groups')}>
            {main.map(({ id, title, href, children }) => (
              <Parts.Group key={id}>
                <summary>{title}</summary>
                {/* On a phone it is hidden if a link below it has the same target. */}
                <Parts.GroupTitle data-repeats={!href || children.some((link) => link.href === href) || undefined}>
                  {href ? <SiteLink href={href}>{title}</SiteLink> : title}
                </Parts.GroupTitle>
                <Parts.Links role="list">
                  {children.map((link) => (
                    <li key={`${link.title} ${link.href}`} data-line={link.separator || undefined}>
                      <SiteLink href={link.href} blank={link.blank} analytics={ownName('footer', link)}>
                        {link.title}
                      </SiteLink>
                    </li>
                  ))}
                </Parts.Links>
              </Parts.Group>
            ))}
          </Parts.Groups>
          {social.length > 0 && (
            <Parts.Social role="list" aria-label={t('social')}>
              {social.map(({ social: network, href, blank, analytics }) => (
                <li key={network}>
                  <SiteLink href={href} blank={blank} analytics={analytics}>
                    <Icon name={network} size="1.5rem" label={t(network)} />
                  </SiteLink>
                </li>
              ))}
            </Parts.Social>
          )}
        </Parts.Top>
        <Parts.Bottom>
          <Parts.Notes>
            {IS_DEMONSTRATION && (
              <Text $size="s" $strong>
                {t('demonstration')}
              </Text>
            )}
            <Text $size="s">{t(IS_DEMONSTRATION ? 'illustrations' : 'pictures')}</Text>
            <Text $size="s">{t('wltp')}</Text>
          </Parts.Notes>
          <Parts.Secondary role="list" aria-label={t('secondary')} data-print="hide">
            {secondary.map((link) => (
              <li key={`${link.title} ${link.href}`}>
                <SiteLink href={link.href} blank={link.blank} analytics={ownName('footer', link)}>
                  {link.title}
                </SiteLink>
              </li>
            ))}
            <li>
              <ConsentLink />
            </li>
          </Parts.Secondary>
          <Parts.Company>
            <Copyright />
            <p>
              {t('company', {
                street: company.street[audience.language],
                zipcode: company.zipcode,
                city: company.city[audience.language],
                vat: company.vatNumber.replace(' ', NO_BREAK_SPACE),
              })}
            </p>
          </Parts.Company>
        </Parts.Bottom>
      </Container>
    </Parts.Root>
  )
}
