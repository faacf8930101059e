/** next-i18next copies the statics of the app it wraps: ours has none, and the library to copy them weighs more than they. */
export default <Wrapped>(wrapped: Wrapped) => wrapped
