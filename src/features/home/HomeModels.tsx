import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { isSoldCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Section } from '@/ui/Section'
import { color, motion, space, type, weight } from '@/ui/theme/css-vars'
import { MoreLink, SectionHead } from './HomeView.styles'

const Scenes = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.line};
`

const Scene = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space['2xs']} ${space.m};
  align-items: center;
  padding-block: ${space.m};
  border-bottom: 1px solid ${color.line};
  transition: padding ${motion.normal} ${motion.ease}, background-color ${motion.normal} ${motion.ease};
  > svg { color: ${color.accentText}; }
  &:hover { background: ${color.surface}; padding-inline-start: ${space.s}; }
`

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']} ${space.s};
  font-size: ${type.xl};
  font-weight: ${weight.light};
  line-height: 1.1;
  letter-spacing: -0.02em;
  > :last-child:not(:first-child) { letter-spacing: normal; }
`

const SceneLink = styled(SiteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

const Powers = styled.span`
  grid-column: 1;
  color: ${color.muted};
`

/** The cars that can be ordered, one scene each, from the same content as the menu. */
export function HomeModels() {
  const { t } = useTranslation(['common', 'models'])
  const audience = useAudience()
  const cars = useCarsNavigation(audience)
  const showsTavascan = useFeatureFlag('TAVASCAN')
  const models = (cars.data?.navigation ?? []).filter(
    ({ carlineCode }) => isSoldCarline(carlineCode) && (showsTavascan || carlineCode !== 'TAVASCAN'),
  )
  if (models.length === 0) return null
  return (
    <Section $tight>
      <Container>
        <SectionHead>
          <Heading level={2}>{t('home.models')}</Heading>
          <MoreLink to="models">{t('home.all_models')}</MoreLink>
        </SectionHead>
        <Scenes role="list">
          {models.map(({ carlineCode, name, href, motorisation, tag_label, tag_color }) => (
            <Scene key={carlineCode}>
              <Name>
                <SceneLink href={href}>{name}</SceneLink>
                {tag_label ? <Badge $color={tag_color}>{tag_label}</Badge> : null}
              </Name>
              <Icon name="arrow-right" size="1.5rem" />
              <Powers>{motorisation.map((power) => t(`models:motorisation.${power}`)).join(' · ')}</Powers>
            </Scene>
          ))}
        </Scenes>
      </Container>
    </Section>
  )
}
