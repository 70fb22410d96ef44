/** Texts of buttons, fields and other basic components in Hindi. */
import type { chrome as english } from '../en/chrome.ts';
import type { Translated } from '../translated.ts';

export const chrome: Translated<typeof english> = {
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  loading: 'लोड हो रहा है',
  wait: 'कृपया प्रतीक्षा करें',
  'text.all': 'पूरा देखें',
  'text.less': 'कम देखें',
  actions: 'कार्रवाइयाँ',
  select: 'चुनें',
  'dialog.note': 'कृपया ध्यान दें',
  'dialog.ok': 'ठीक है',
  'password.show': 'पासवर्ड दिखाएँ',
  'password.hide': 'पासवर्ड छिपाएँ',
  'step.done': 'पूरा: ',
};
