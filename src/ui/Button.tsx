import styled, { css } from 'styled-components'
import { color, motion, radius, size, space, type, weight } from './theme/css-vars'
import { forcedColors } from './theme/media'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost'
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonLook {
  $variant?: ButtonVariant
  $size?: ButtonSize
  $full?: boolean
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    /* The brand's cut corner. */
    clip-path: polygon(0 0, 100% 0, 100% calc(100% - 0.75rem), calc(100% - 0.75rem) 100%, 0 100%);
    &:hover { background: ${color.accentHover}; }
    /* A ring outside would be cut off. */
    &:focus-visible { outline-color: ${color.onAccent}; outline-offset: -5px; }
  `,
  secondary: css`
    border-color: ${color.edge};
    color: ${color.text};
    &:hover { border-color: ${color.text}; background: ${color.raised}; }
  `,
  ghost: css`
    padding-inline: 0;
    border-inline: 0;
    justify-content: start;
    color: ${color.text};
    text-align: start;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    &:hover { color: ${color.accentText}; }
  `,
}

const paddings = {
  s: `0.5rem ${space.s}`,
  m: `0.75rem ${space.m}`,
  l: `1rem ${space.l}`,
}

/** The look of a button, for whatever element has to wear it. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space['2xs']};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  min-height: ${size.touch};
  padding: ${({ $size = 'm' }) => paddings[$size]};
  border: 1px solid transparent;
  border-radius: ${radius.none};
  background: transparent;
  font-size: ${({ $size = 'm' }) => ($size === 'l' ? type.m : $size === 's' ? type.s : type.body)};
  font-weight: ${weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  ${({ $variant = 'primary' }) => variants[$variant]}

  &:disabled, &[aria-disabled='true'] { opacity: 0.55; cursor: not-allowed; }
  ${forcedColors} {
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'Canvas' : 'ButtonBorder')};
    clip-path: none;
  }
`

export const Button = styled.button.attrs<ButtonLook>(({ type: kind }) => ({ type: kind ?? 'button' }))<ButtonLook>`
  ${buttonStyles}
`

/** An ordinary anchor that looks like a button: downloads, anchors in the page, addresses outside the site. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyles}
`
