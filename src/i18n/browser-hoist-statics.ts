/** next-i18next copies the static properties of the app that it wraps, with a library. Our app has none, so the browser gets this in its place. */
export default <Wrapped>(wrapped: Wrapped) => wrapped
