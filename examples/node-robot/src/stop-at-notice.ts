import { formatNotice, type Notice } from '@folioflow/flows';
import access from '@folioflow/flows/messages/en/access.json' with { type: 'json' };
import common from '@folioflow/flows/messages/en/common.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = { ...common, ...access };

/** A program stops at the first problem that a flow would show to a user. @throws Error with the text of the notice */
export function stopAtNotice(notice: Notice | null | undefined): null {
  if (notice) throw new Error(formatNotice(notice, (name) => texts[`access.${name}`] ?? texts[`common.${name}`]));
  return null;
}
