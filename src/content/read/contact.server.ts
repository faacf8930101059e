import { currentTime } from '@/config/clock'
import { isMessageKind } from '@/domain/message-kind'
import { EVERYONE } from '../schema/visibility'
import { type ContactEntry, store } from '../store/store.server'
import type { ContactDetails, ContactTopic } from '../types'
import { closingsFrom, readHours } from './dealers.server'
import type { Reading } from './reading'
import { isClosed, readLink, readText } from './text-reader'

type TopicEntry = ContactEntry['topics'][number]

/** When the company answers, and the subjects of this audience. */
export async function readContact(audience: Reading, now = currentTime()): Promise<ContactDetails> {
  const { hours, topics } = await store.contact()
  return {
    hours: readHours(hours),
    closings: closingsFrom(now),
    topics: topics
      .filter(
        ({ shownTo, link }) => (shownTo === EVERYONE || shownTo === audience.salesType) && !isClosed(link, audience),
      )
      .map((topic) => readContactTopic(topic, audience)),
  }
}

function readContactTopic({ id, title, text, link, form, topic }: TopicEntry, audience: Reading): ContactTopic {
  return {
    id,
    title: readText(title, audience),
    text: readText(text, audience),
    link: readLink(link, audience, readText(title, audience)),
    form: isMessageKind(form) ? form : null,
    topic,
  }
}
