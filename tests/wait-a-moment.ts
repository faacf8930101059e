/** Long enough for what would come by itself to have come: for a test that nothing does. */
export const waitAMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 50))
