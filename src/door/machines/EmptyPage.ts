/** What Next wants of an address that is a file, besides the file: a page, which is never drawn. */
export const EmptyPage = () => null
