import { formatNotice, type Notice } from '@folioflow/flows';
import { access } from '@folioflow/flows/messages/en/access';
import { common } from '@folioflow/flows/messages/en/common';

/** A program stops at the first problem that a flow would show to a user. @throws Error with the text of the notice */
export function stopAtNotice(notice: Notice | null | undefined): null {
  if (notice) throw new Error(formatNotice(notice, { ...common, ...access }));
  return null;
}
