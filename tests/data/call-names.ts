/** 'models-prices' as it stands in the name of a function: 'ModelsPrices'. */
export const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
