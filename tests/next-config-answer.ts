// Before Next's own: without it they come with a stand-in that throws at its first use, in whichever test runs then.
import 'next/dist/server/node-environment-baseline'

export {
  getRedirectUrl,
  unstable_getResponseFromNextConfig as answerOfNextConfig,
} from 'next/experimental/testing/server'
