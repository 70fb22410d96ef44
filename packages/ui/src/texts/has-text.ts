import type { MessageKey } from '@folioflow/flows/messages/message-key';
import type { I18n, MessageId } from '@lingui/core';

/** True if there is a text under a key that is made of a value of the provider. */
export const hasText = (i18n: I18n, key: string): key is MessageId => Object.hasOwn(i18n.messages, key);

declare module '@lingui/core' {
  /** Types the keys of all texts, so that an unknown one does not compile. */
  interface Register {
    messageIds: MessageKey;
  }
}
