import { firstLanguage } from '@folioflow/flows/languages';
import { messages as banking } from '@folioflow/flows/messages/en/banking.json?lingui';
import { messages as checkout } from '@folioflow/flows/messages/en/checkout.json?lingui';
import { messages as common } from '@folioflow/flows/messages/en/common.json?lingui';
import { messages as embedding } from '@folioflow/flows/messages/en/embedding.json?lingui';
import { messages as frame } from '@folioflow/flows/messages/en/frame.json?lingui';
import { messages as orders } from '@folioflow/flows/messages/en/orders.json?lingui';
import { setupI18n } from '@lingui/core';

/** The texts of the checkout; the host page may have a library of its own. */
export const i18n = setupI18n({
  locale: firstLanguage.id,
  locales: firstLanguage.tag,
  messages: { [firstLanguage.id]: { ...common, ...frame, ...banking, ...checkout, ...orders, ...embedding } },
});
