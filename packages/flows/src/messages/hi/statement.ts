/** Texts of the statement of an order in Hindi. */
import type { statement as english } from '../en/statement.ts';
import type { Translated } from '../translated.ts';

export const statement: Translated<typeof english> = {
  title: 'खाता स्टेटमेंट',
  lead: 'इस ऑर्डर की आज तक की सभी खरीद और रिडेम्प्शन।',
  document: '{name} का स्टेटमेंट',
  download: 'स्टेटमेंट डाउनलोड करें',
  unshown: 'यह ब्राउज़र दस्तावेज़ नहीं दिखा सकता। पढ़ने के लिए स्टेटमेंट डाउनलोड करें।',
  loading: 'आपका स्टेटमेंट लोड हो रहा है',
  toList: 'ऑर्डर सूची पर जाएँ',
  unavailable: 'आपका स्टेटमेंट लोड नहीं हो सका',
  'unavailable.explain': 'आपका ऑर्डर सुरक्षित है। सिर्फ़ दस्तावेज़ लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
};
