import type { Notice } from '@folioflow/flows';
import { formatMessage } from '@folioflow/flows/messages/format-message';
import { common } from '@folioflow/flows/words/common';
import { useBrand } from '../../shell/brand.ts';
import { noticeText } from '../page/NoticeLine/NoticeLine.tsx';

/** Fields of an event by which the form shows a refused code itself. */
const ownRefusal = { isRefusalInForm: true } as const;

/** Returns the entry of codes of this product (decision 066): the parts by which the two entries differ. */
export function useCodeEntry() {
  const isDirect = useBrand().codeEntry === 'direct';
  return {
    /** The last digit submits the code. */
    isDirect,
    /** Added to the event that submits a code. */
    submission: isDirect ? ownRefusal : {},
    /** Hint of the last field: the recipient, and the effect of the last digit. */
    hint: (recipient = '') =>
      isDirect
        ? recipient === ''
          ? common['code.submitsItself']
          : formatMessage(common['code.sentAndSubmitsItself'], { recipient: recipient.replace(/[.।]$/, '') })
        : recipient,
    /** Text under the field for a refused code, until it is typed again; undefined for any other notice. */
    fieldError: (notice: Notice | null, typed: string) =>
      isDirect && notice?.subject === 'code' && typed === '' ? noticeText(notice) : undefined,
    /** The notice that is shown outside the field. */
    formNotice: (notice: Notice | null) => (isDirect && notice?.subject === 'code' ? null : notice),
  };
}
