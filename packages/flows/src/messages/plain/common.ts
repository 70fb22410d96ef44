/** Texts shared by several areas. */
import { common as documented } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common = {
  ...documented,
  notFound: 'Sorry, we could not find the information you are looking for.',
  'notice.refused': 'Sorry, we could not find the information you are looking for.',
  'notice.wrongType': 'Please choose a PNG, JPEG or JPG file.',
  'notice.connectivity': 'We could not reach the server. Please try again.',
} as const satisfies Translated<typeof documented>;
