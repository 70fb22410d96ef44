import access from '@folioflow/flows/messages/en/access.json';
import common from '@folioflow/flows/messages/en/common.json';

export const texts = { ...common, ...access };

const byKey: Readonly<Record<string, string>> = texts;

/** The text of a notice by its name: that of the sign-in, or else the one of all areas. */
export const noticeText = (name: string): string | undefined => byKey[`access.${name}`] ?? byKey[`common.${name}`];
