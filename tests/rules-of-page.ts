/** The rules of the page's style sheets. They are put in one by one, so no style element has them as its text. */
export const rulesOfPage = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
