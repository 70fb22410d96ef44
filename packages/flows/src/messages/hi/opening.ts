/** Texts of a page before its code has run, in Hindi. */
import type { opening as english } from '../en/opening.ts';
import type { Translated } from '../translated.ts';

export const opening: Translated<typeof english> = {
  description: 'खाता खोलें, केवाईसी पूरा करें और भारतीय म्यूचुअल फंड में निवेश करें।',
  needsScript: '{product} के लिए जावास्क्रिप्ट ज़रूरी है। इसे अपने ब्राउज़र की सेटिंग में चालू करें, या यह पेज किसी दूसरे ब्राउज़र में खोलें।',
  notFetched: '{product} लोड नहीं हो सका। अपना इंटरनेट कनेक्शन देखें।',
  again: 'फिर कोशिश करें',
  promise: 'हर रुपये का हिसाब, पहली एसआईपी से आखिरी तक।',
  opening: '{product} खुल रहा है…',
  backoffice: 'बैक-ऑफ़िस',
  'backoffice.title': '{product} बैक-ऑफ़िस',
  'backoffice.needsScript': 'बैक-ऑफ़िस के लिए जावास्क्रिप्ट ज़रूरी है। इसे अपने ब्राउज़र की सेटिंग में चालू करें।',
  'backoffice.notFetched': 'बैक-ऑफ़िस लोड नहीं हो सका। अपना इंटरनेट कनेक्शन देखें।',
  'backoffice.opening': '{product} बैक-ऑफ़िस खुल रहा है…',
};
