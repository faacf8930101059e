import { brand } from '@/brand/brand'
import { env } from '@/config/env.server'
import { siteMessages } from '../messages.server'
import type { Senders } from './deliver.server'
import { createMailSenders, type SavedSearchMail } from './mail.server'
import { createWebhook } from './webhook.server'

/** How this site reaches each target that its environment names. */
export function siteSenders(savedSearchMail: SavedSearchMail): Senders {
  const { MESSAGES_WEBHOOK_URL: url, MESSAGES_WEBHOOK_SECRET: secret, MESSAGES_SMTP_URL: smtpUrl } = env
  const from = env.MESSAGES_MAIL_FROM ?? brand.company.email
  return {
    ...(url && secret && { webhook: createWebhook({ url, secret }) }),
    ...(smtpUrl && createMailSenders({ smtpUrl, from, officeTo: env.MESSAGES_MAIL_TO }, siteMessages, savedSearchMail)),
  }
}
