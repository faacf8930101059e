/** React has had it since 18; the shim that react-i18next asks for carries a copy for older ones. */
export { useSyncExternalStore } from 'react'
