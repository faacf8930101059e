/** How a configuration is named on the wire and in an address: carline.version.catalogue.codes, in lower case. */
export const configurationIdPattern = /^[a-z0-9]+(?:[.~-][a-z0-9]+)*$/
/** Characters. */
export const CONFIGURATION_ID_LONGEST = 200
