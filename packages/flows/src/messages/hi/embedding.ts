/** Texts of a flow that is embedded in a foreign page, in Hindi. */
import type { embedding as english } from '../en/embedding.ts';
import type { Translated } from '../translated.ts';

export const embedding: Translated<typeof english> = {
  cancel: 'रद्द करें',
  'cancelled.title': 'आपने यह एसआईपी रद्द कर दी',
  'cancelled.next': 'कोई ऑर्डर नहीं दिया गया।',
  'cancelled.again': 'फिर शुरू करें',
  'ended.title': 'आपका सत्र खत्म हो गया है',
  'ended.next': 'जारी रखने के लिए फिर साइन इन करें।',
};
